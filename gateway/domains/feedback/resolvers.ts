import type { Resolvers } from "../../generated/resolver-types.ts";
import { sendFeedback } from "./feedback.ts";

/** Messages to the operator (C21). */
export const feedbackResolvers = {
  Mutation: {
    sendFeedback: (_root, { input }, context) => sendFeedback(input, context),
  },
} satisfies Resolvers;
