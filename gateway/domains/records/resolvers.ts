import { isReal } from "../../access/viewer.ts";
import { offered, offeredFields } from "../../failures/not-offered.ts";
import type { RecordsResolvers, Resolvers } from "../../generated/resolver-types.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { startOfDay } from "../../values/brand-day.ts";
import { plainText } from "../../values/text/plain-text.ts";
import { claimRebate, claimReward } from "./claim.ts";
import { listBonuses, listGameRecords, listTransactions } from "./lists.ts";
import { readProfit, readRebate, readReferral } from "./reports.ts";
import { rewardList } from "./reward-calls.ts";
import { countToClaim } from "./to-claim.ts";

/** The viewer's records and rewards (C47, CA20–CA25, CA29, CA30). */
export const recordsResolvers = {
  Query: {
    records: () => ({}),
  },
  Records: offeredFields<RecordsResolvers>({
    games: (_records, args, context) => listGameRecords(args, context),
    transactions: (_records, args, context) => listTransactions(args, context),
    profit: (_records, { range }, context) => readProfit(range, context),
    bonuses: (_records, args, context) => listBonuses(args, context),
    rewards: (_records, _args, { platform }) => platform.call(rewardList, {}),
    referral: (_records, _args, context) => readReferral(context),
    rebate: (_records, _args, context) => readRebate(context),
  }),
  Glance: {
    rewardsToClaim: offered(async (viewer, _args, context) => {
      if (!isReal(viewer)) return null;
      return cachedSummary(context.scope, "rewards", () => countToClaim(context));
    }),
    today: offered(async (viewer, _args, context) => {
      if (!isReal(viewer)) return null;
      return cachedSummary(context.scope, "today", async () => {
        const to = platformNow(context);
        const from = startOfDay(to, context.scope.brand.gmtOffset);
        return (await readProfit({ from, to: to + 1 }, context)).totals;
      });
    }),
  },
  GameRecord: {
    vendor: ({ vendorCode: code, vendorName: name }) => ({ code, name }),
  },
  Transaction: {
    remark: ({ remark }) => plainText(remark),
  },
  Mutation: {
    claimReward: (_root, { rewardId }, context) => claimReward(rewardId, context),
    claimRebate: (_root, { idempotencyKey }, context) => claimRebate(idempotencyKey, context),
  },
} satisfies Resolvers;
