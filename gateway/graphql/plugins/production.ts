/** What only development may do: look at the schema, and send an operation of one's own. */
import { GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./server-context.ts";

/** No introspection, and operations by hash only: those that the build itself made. */
export const productionPlugin: Plugin<object, ServerContext> = {
  onParams({ params, context }) {
    if (!context.scope.development && params.query) {
      throw new GraphQLError("Operations are sent by hash.", {
        extensions: { code: "BAD_REQUEST" },
      });
    }
  },
  onValidate({ context, addValidationRule }) {
    const { scope } = context as unknown as ServerContext;
    if (!scope.development) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
