/** The point mall. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { pointsResolvers } from "./resolvers.ts";

export const points = defineDomain({
  rows: calls,
  access: {
    "Query.points": rule.money,
    "Mutation.redeemPoints": rule.money,
    "Mutation.convertPoints": rule.money,
  },
  effects: {
    "Mutation.redeemPoints": "MONEY_IN",
    "Mutation.convertPoints": "MONEY_IN",
  },
  audit: {
    "Mutation.redeemPoints": { kind: "MONEY", facts: ["rewardId", "quantity"] },
    "Mutation.convertPoints": { kind: "MONEY", facts: ["points"] },
  },
  offers: {
    POINTS: [calls.pointBalance],
    REDEEM_POINTS: [calls.pointBalance, calls.redeemReward],
    CONVERT_POINTS: [calls.pointBalance, calls.convertPoint],
  },
  resolvers: pointsResolvers,
});
