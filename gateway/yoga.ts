/** The gateway: Yoga, built once per isolate, and the two ways in — by HTTP and in process. */
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createYoga } from "graphql-yoga";
import { createContext, type GatewayContext } from "./context.ts";
import { limitPlugins } from "./plugins/limits.ts";
import { productionPlugin } from "./plugins/production.ts";
import { publicErrorsPlugin } from "./plugins/public-errors.ts";
import { bodyLimit, refuseRequest } from "./plugins/request-gate.ts";
import { singleUsePlugin } from "./plugins/single-use.ts";
import { createSchema } from "./schema.ts";
import type { RequestScope } from "./scope.ts";

/** What Yoga is handed with each request. */
export interface ServerContext {
  scope: RequestScope;
}

export interface GatewayOptions {
  /** The build's own operations: hash → text. In production nothing else runs. */
  persisted?: Readonly<Record<string, string>>;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Builds the gateway. Holds plain values only, so it may be in module scope of a Worker. */
export function createGateway({ persisted = {} }: GatewayOptions = {}) {
  const operations = new Map(Object.entries(persisted));
  const schema = createSchema();
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ scope }) => createContext(scope),
    graphqlEndpoint: "/graphql",
    // All of these have their own place: errors in `errors.ts`, the rest at the edge or nowhere.
    maskedErrors: false,
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: bodyLimit,
    plugins: [
      productionPlugin,
      usePersistedOperations({
        allowArbitraryOperations: true,
        getPersistedOperation: (hash) => operations.get(hash) ?? null,
        customErrors: {
          notFound: {
            message: "PersistedQueryNotFound",
            extensions: { code: "PERSISTED_QUERY_NOT_FOUND" },
          },
        },
      }),
      ...limitPlugins,
      singleUsePlugin,
      publicErrorsPlugin,
    ],
  });

  return {
    schema,
    yoga,
    /** Answers a request to /graphql. Errors are part of the answer; it does not throw. */
    async handle(request: Request, scope: RequestScope): Promise<Response> {
      const refusal = refuseRequest(request, scope);
      if (refusal) return refusal;
      const answer = await yoga.fetch(request, { scope });
      const response = new Response(answer.body, answer);
      response.headers.set("cache-control", "no-store");
      return response;
    },
  };
}
