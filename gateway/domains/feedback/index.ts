/** Messages to the operator. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { feedbackResolvers } from "./resolvers.ts";

export const feedback = defineDomain({
  rows: calls,
  fields: {
    "Mutation.sendFeedback": {
      access: rule.anyone,
      effect: "NONE",
      audit: { none: "sends a message, which the operator stores" },
    },
  },
  offers: {
    FEEDBACK: [calls.feedback],
  },
  resolvers: feedbackResolvers,
});
