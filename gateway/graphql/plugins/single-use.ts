/** At most one change or captcha in an operation: aliases must not multiply tries, codes or money. */
import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./server-context.ts";

/** Whether a root field tries something, moves something, or costs the platform a picture. */
export function isSingleUse(parent: string, field: string): boolean {
  return parent === "Mutation" || (parent === "Query" && field === "captcha");
}

/** Counts over the whole document, fragments included, whatever the fields are called by alias. */
function singleUseRule(context: ValidationContext): ASTVisitor {
  let seen = 0;
  return {
    Field() {
      const parent = context.getParentType()?.name;
      const field = context.getFieldDef()?.name;
      if (!parent || !field || !isSingleUse(parent, field)) return;
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
