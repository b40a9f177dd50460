/** Allows one mutation or captcha per operation: aliases must not multiply attempts, codes or money. */
import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./server-context.ts";

/** True for a root field that changes something or makes the platform create a captcha image. */
export function isSingleUse(parent: string, field: string): boolean {
  return parent === "Mutation" || (parent === "Query" && field === "captcha");
}

/** Counts such fields in the whole document, including fragments and aliases. */
function singleUseRule(context: ValidationContext): ASTVisitor {
  let seen = 0;
  return {
    Field() {
      const parent = context.getParentType()?.name;
      const field = context.getFieldDef()?.name;
      if (!parent || !field || !isSingleUse(parent, field)) return;
      seen += 1;
      if (seen === 2)
        context.reportError(new GraphQLError("Only one mutation or captcha per operation."));
    },
  };
}

export const singleUsePlugin: Plugin<object, ServerContext> = {
  onValidate({ addValidationRule }) {
    addValidationRule(singleUseRule);
  },
};
