/** The point mall. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { pointsResolvers } from "./resolvers.ts";

export const points = defineDomain({
  rows: calls,
  fields: {
    "Query.points": { access: rule.money },
    "Mutation.redeemPoints": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["rewardId", "quantity"] },
    },
    "Mutation.convertPoints": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["points"] },
    },
  },
  offers: {
    POINTS: [calls.pointBalance],
    REDEEM_POINTS: [calls.pointBalance, calls.redeemReward],
    CONVERT_POINTS: [calls.pointBalance, calls.convertPoint],
  },
  resolvers: pointsResolvers,
});
