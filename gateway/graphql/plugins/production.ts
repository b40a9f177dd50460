/** What only development allows: introspection and operations that are not persisted. */
import { GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./server-context.ts";

/** Refuses introspection, and every operation that is not sent as the hash of a persisted one. */
export const productionPlugin: Plugin<object, ServerContext> = {
  onParams({ params, context }) {
    if (!context.scope.development && params.query) {
      throw new GraphQLError("Only persisted operations are allowed; send the hash.", {
        extensions: { code: "BAD_REQUEST" },
      });
    }
  },
  onValidate({ context, addValidationRule }) {
    const { scope } = context as unknown as ServerContext;
    if (!scope.development) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
