import { whereOffered } from "../../failures/offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { claimRebate, claimReward } from "./claim.ts";
import { listBonuses, listGameRecords, listTransactions } from "./lists.ts";
import { listRewards, readProfit, readRebate, readReferral } from "./reports.ts";

/** What the viewer played, paid and was given (C47, CA20–CA25, CA29, CA30). */
export const recordsResolvers = {
  Query: {
    records: () => ({}),
  },
  Records: {
    games: (_records, args, context) => whereOffered(() => listGameRecords(args, context)),
    transactions: (_records, args, context) => whereOffered(() => listTransactions(args, context)),
    profit: (_records, { range }, context) => whereOffered(() => readProfit(range, context)),
    bonuses: (_records, args, context) => whereOffered(() => listBonuses(args, context)),
    rewards: (_records, _args, context) => whereOffered(() => listRewards(context)),
    referral: (_records, _args, context) => whereOffered(() => readReferral(context)),
    rebate: (_records, _args, context) => whereOffered(() => readRebate(context)),
  },
  Mutation: {
    claimReward: (_root, { rewardId }, context) => claimReward(rewardId, context),
    claimRebate: (_root, { idempotencyKey }, context) => claimRebate(idempotencyKey, context),
  },
} satisfies Resolvers;
