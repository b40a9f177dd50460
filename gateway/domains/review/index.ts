/** What an account is reminded of: the review of its limits, and its login before. */
import { defineDomain, rule } from "../../registry/domain.ts";
import { reviewResolvers } from "./resolvers.ts";

export const review = defineDomain({
  rows: {},
  fields: {
    "Query.limitReview": { access: rule.real },
    "Query.previousLogin": { access: rule.real },
    "Mutation.answerLimitReview": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "LIMIT", facts: ["decision"] },
    },
  },
  resolvers: reviewResolvers,
});
