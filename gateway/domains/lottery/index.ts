/** Lotteries and rooms. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { lotteryResolvers } from "./resolvers.ts";

export const lottery = defineDomain({
  rows: calls,
  fields: {
    "Query.lotteries": { access: rule.anyone },
    "Query.lotteryPrizeModes": { access: rule.anyone },
    "Query.lotteryDraws": { access: rule.anyone },
    "Query.recentLotteries": { access: rule.account },
    "Query.rooms": { access: { level: "account", needsCountry: true } },
  },
  offers: {
    LOTTERY: [calls.lotteryMenu],
    ROOMS: [calls.roomList],
  },
  resolvers: lotteryResolvers,
});
