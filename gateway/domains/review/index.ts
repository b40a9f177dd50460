/** What an account is reminded of: the review of its limits, and its login before. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { reviewResolvers } from "./resolvers.ts";

export const review = defineDomain({
  rows: {},
  access: {
    "Query.limitReview": rule.real,
    "Query.previousLogin": rule.real,
    "Mutation.answerLimitReview": rule.real,
  },
  effects: { "Mutation.answerLimitReview": "NONE" },
  audit: { "Mutation.answerLimitReview": { kind: "LIMIT", facts: ["decision"] } },
  resolvers: reviewResolvers,
});
