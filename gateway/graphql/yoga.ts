/** The gateway's way in by HTTP: Yoga with the rules for what strangers may send. */
import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { execute, type GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { createContext, type GatewayContext } from "../request/context.ts";
import { limitPlugins } from "./plugins/limits.ts";
import { productionPlugin } from "./plugins/production.ts";
import { publicErrorsPlugin } from "./plugins/public-errors.ts";
import { bodyLimit } from "./plugins/request-gate.ts";
import type { ServerContext } from "./plugins/server-context.ts";
import { singleUsePlugin } from "./plugins/single-use.ts";

/** graphql's own, as for pages (decision 0014): Yoga's would be another one, and 25 kB more of the Worker. */
const ownExecutor: Plugin<object, ServerContext> = {
  onExecute({ setExecuteFn }) {
    setExecuteFn(execute);
  },
};

export type Http = ReturnType<typeof createHttp>;

/** @param operations the build's own: hash → text */
export function createHttp(schema: GraphQLSchema, operations: ReadonlyMap<string, string>) {
  return createYoga<ServerContext, GatewayContext>({
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
