/** The viewer's bets, transactions, bonuses and rewards. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { recordsResolvers } from "./resolvers.ts";
import * as rewards from "./reward-calls.ts";

export const records = defineDomain({
  rows: { ...calls, ...rewards },
  access: {
    "Query.records": rule.real,
    "Mutation.claimReward": rule.money,
    "Mutation.claimRebate": rule.money,
  },
  effects: {
    "Mutation.claimReward": "MONEY_IN",
    "Mutation.claimRebate": "MONEY_IN",
  },
  audit: {
    "Mutation.claimReward": { kind: "MONEY", facts: ["rewardId"] },
    "Mutation.claimRebate": { kind: "MONEY" },
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
