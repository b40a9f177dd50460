import { whereOffered } from "../../failures/offered.ts";
import type { Lottery, Resolvers } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { currencyOf } from "../../viewer.ts";
import {
  lotteryDraws,
  lotteryMenu,
  recentLotteries,
  roomList,
  vnLotteryDraws,
  type WireLottery,
} from "./calls.ts";
import { prizeModeOf, prizeModes } from "./prize-modes.ts";

/** Lotteries and rooms (C33, C38–C41). */
export const lotteryResolvers = {
  Query: {
    lotteries: (_root, { prizeMode }, context) =>
      whereOffered(async () => {
        const mode = prizeMode ?? (await prizeModeOf(context));
        const lotteries = await context.platform.call(lotteryMenu, { prizeMode: mode });
        return lotteries.map((lottery) => shapeLottery(lottery, context.scope));
      }),
    lotteryPrizeModes: (_root, _args, context) => prizeModes(context),
    recentLotteries: (_root, _args, { platform, scope }) =>
      whereOffered(async () => {
        const lotteries = await platform.call(recentLotteries, {});
        return lotteries.map((lottery) => shapeLottery(lottery, scope));
      }),
    lotteryDraws: (_root, { gameCode, board, limit }, { platform }) =>
      whereOffered(async () => {
        // What no lottery is called has no draws; each such text would be a shared answer of its own.
        if (!/^[\w.-]{1,64}$/.test(gameCode)) return [];
        const row = board === "VN" ? vnLotteryDraws : lotteryDraws;
        const most = Math.min(Math.max(limit, 1), 100);
        const draws = await platform.call(row, { gameCode, limit: most });
        return draws.map(({ numero: number, openedAt: drawnAt, ...draw }) => ({
          ...draw,
          number,
          drawnAt,
        }));
      }),
    rooms: (_root, { vendorCode }, context) =>
      whereOffered(async () => {
        const [rooms, currency] = await Promise.all([
          context.platform.call(roomList, { vassalage: vendorCode }),
          currencyOf(context),
        ]);
        const money = (amount: string | null) => amount && { amount, currency };
        return rooms.map(({ roomId: id, minBet, maxBet, ...room }) => ({
          ...room,
          id,
          minBet: money(minBet) || null,
          maxBet: money(maxBet) || null,
        }));
      }),
  },
} satisfies Resolvers;

function shapeLottery(
  { gameCode: code, icon, ...lottery }: WireLottery,
  scope: RequestScope,
): Lottery {
  return { ...lottery, code, icon: mediaUrl(icon, scope) };
}
