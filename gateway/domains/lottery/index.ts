/** Lotteries and rooms. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { lotteryResolvers } from "./resolvers.ts";

export const lottery = defineDomain({
  rows: calls,
  access: {
    "Query.lotteries": rule.anyone,
    "Query.lotteryPrizeModes": rule.anyone,
    "Query.lotteryDraws": rule.anyone,
    "Query.recentLotteries": rule.account,
    "Query.rooms": { level: "account", needsCountry: true },
  },
  offers: {
    LOTTERY: [calls.lotteryMenu],
    ROOMS: [calls.roomList],
  },
  resolvers: lotteryResolvers,
});
