/** The viewer's bets, transactions, bonuses and rewards. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { recordsResolvers } from "./resolvers.ts";
import * as rewards from "./reward-calls.ts";

export const records = defineDomain({
  rows: { ...calls, ...rewards },
  fields: {
    "Query.records": { access: rule.real },
    "Mutation.claimReward": {
      access: rule.money,
      effect: "MONEY_IN",
      audit: { kind: "MONEY", facts: ["rewardId"] },
    },
    "Mutation.claimRebate": { access: rule.money, effect: "MONEY_IN", audit: { kind: "MONEY" } },
  },
  offers: {
    GAME_RECORDS: [calls.gameRecords],
    TRANSACTIONS: [calls.transactions],
    PROFIT_REPORT: [calls.profitReport],
    BONUSES: [calls.bonusList],
    REWARDS: [rewards.rewardList],
    REFERRAL: [rewards.referral],
    REBATE: [rewards.rebate],
    CLAIM_REWARD: [rewards.rewardList, rewards.claimReward],
    CLAIM_REBATE: [rewards.rebate, rewards.claimRebate],
  },
  resolvers: recordsResolvers,
});
