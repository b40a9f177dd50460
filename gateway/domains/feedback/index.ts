/** Messages to the operator. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { feedbackResolvers } from "./resolvers.ts";

export const feedback = defineDomain({
  rows: calls,
  access: {
    "Mutation.sendFeedback": rule.anyone,
  },
  effects: {
    "Mutation.sendFeedback": "NONE",
  },
  audit: {
    "Mutation.sendFeedback": { none: "sends a message, which the operator stores" },
  },
  offers: {
    FEEDBACK: [calls.feedback],
  },
  resolvers: feedbackResolvers,
});
