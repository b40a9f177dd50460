import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { pointBalance } from "./calls.ts";
import { listChanges, listRedemptions, listRewards, readRules } from "./reads.ts";
import { convertPoints, redeemPoints } from "./spending.ts";

/** The point mall (C52–C58). */
export const pointsResolvers = {
  Query: {
    points: () => ({}),
  },
  PointMall: {
    balance: (_mall, _args, { platform }) =>
      whereOffered(async () => {
        const { balance, frozen } = await platform.call(pointBalance, {});
        return { available: balance, frozen: frozen ?? 0 };
      }),
    rewards: (_mall, _args, context) => whereOffered(() => listRewards(context)),
    redemptions: (_mall, args, context) => whereOffered(() => listRedemptions(args, context)),
    rules: (_mall, _args, context) => whereOffered(() => readRules(context)),
    history: (_mall, args, context) => whereOffered(() => listChanges(args, context)),
  },
  Mutation: {
    redeemPoints: (_root, { input }, context) => redeemPoints(input, context),
    convertPoints: (_root, { input }, context) => convertPoints(input, context),
  },
} satisfies Resolvers;
