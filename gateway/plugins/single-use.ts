/** At most one login, launch or captcha in an operation: aliases must not multiply tries. */
import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "../yoga.ts";

/** Root fields that try something, or that cost the platform a picture. */
export const singleUse: ReadonlySet<string> = new Set([
  "Mutation.login",
  "Mutation.freePlay",
  "Mutation.launchGame",
  "Mutation.setFavorite",
  "Query.captcha",
]);

/** Counts over the whole document, fragments included, whatever the fields are called by alias. */
export function singleUseRule(context: ValidationContext): ASTVisitor {
  let seen = 0;
  return {
    Field() {
      const parent = context.getParentType()?.name;
      const field = context.getFieldDef()?.name;
      if (!singleUse.has(`${parent}.${field}`)) return;
      seen += 1;
      if (seen === 2) context.reportError(new GraphQLError("Only one such field at a time."));
    },
  };
}

export const singleUsePlugin: Plugin<object, ServerContext> = {
  onValidate({ addValidationRule }) {
    addValidationRule(singleUseRule);
  },
};
