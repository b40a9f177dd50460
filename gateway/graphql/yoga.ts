/** The HTTP handler of /graphql: Yoga with limits for public requests. */
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { execute, type GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { createContext } from "../create-context.ts";
import type { GatewayContext } from "../request/context.ts";
import { limitPlugins } from "./plugins/limits.ts";
import { productionPlugin } from "./plugins/production.ts";
import { publicErrorsPlugin } from "./plugins/public-errors.ts";
import { bodyLimit } from "./plugins/request-gate.ts";
import type { ServerContext } from "./plugins/server-context.ts";
import { singleUsePlugin } from "./plugins/single-use.ts";

/** The executor of graphql-js, as for pages (decision 0060). Yoga's executor would add 25 kB to the Worker. */
const ownExecutor: Plugin<object, ServerContext> = {
  onExecute({ setExecuteFn }) {
    setExecuteFn(execute);
  },
};

export type Http = ReturnType<typeof createHttp>;

/** @param operations persisted operations of the build: hash → text */
export function createHttp(schema: GraphQLSchema, operations: ReadonlyMap<string, string>) {
  return createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ scope }) => createContext(scope),
    graphqlEndpoint: "/graphql",
    // Errors are handled in `errors.ts`; the other features are at the edge or not used.
    maskedErrors: false,
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: bodyLimit,
    plugins: [
      ownExecutor,
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
}
