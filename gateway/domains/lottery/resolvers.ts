import { offered } from "../../failures/not-offered.ts";
import type { LotteryBoard, Resolvers } from "../../generated/resolver-types.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { lotteryDraws, lotteryMenu, recentLotteries, roomList, vnLotteryDraws } from "./calls.ts";
import { prizeModeOf, prizeModes } from "./prize-modes.ts";

const rowOf = {
  GENERAL: lotteryDraws,
  VN: vnLotteryDraws,
} as const satisfies Record<LotteryBoard, unknown>;

/** Lotteries and rooms (C33, C38–C41). */
export const lotteryResolvers = {
  Query: {
    lotteries: offered(async (_root, { prizeMode, codes }, context) => {
      const mode = prizeMode ?? (await prizeModeOf(context));
      const all = await context.platform.call(lotteryMenu, { prizeMode: mode });
      return codes ? all.filter(({ code }) => codes.includes(code)) : all;
    }),
    lotteryPrizeModes: (_root, _args, context) => prizeModes(context),
    recentLotteries: offered((_root, _args, { platform }) => platform.call(recentLotteries, {})),
    lotteryDraws: offered((_root, { gameCode, board, limit }, { platform }) => {
      // Text that can't be a lottery's code has no draws; each such text would create its own cache entry.
      if (!/^[\w.-]{1,64}$/.test(gameCode)) return [];
      const most = Math.min(Math.max(limit, 1), 100);
      return platform.call(rowOf[board], { gameCode, limit: most });
    }),
    rooms: offered(async (_root, { vendorCode, gameCode }, { platform }) => {
      if (!gameCode) return platform.call(roomList, { vendorCode });
      const rooms = await platform.call(roomList, { vendorCode, gameCode });
      return rooms.filter((room) => room.gameCode === null || room.gameCode === gameCode);
    }),
  },
  Lottery: {
    icon: ({ icon }, _args, { scope }) => mediaUrl(icon, scope),
  },
} satisfies Resolvers;
