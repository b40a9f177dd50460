import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { type Localised, nameIn } from "../../http/language.ts";
import { currencyScale } from "../points/earn-points.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { catalogue, type Game } from "./catalogue.ts";
import { hash32 } from "./hash.ts";
import { findVendor } from "./vendors.ts";

/** How many play in a room at most. */
const seatsOfRoom = 60;
const minuteMs = 60_000;

/** The rooms of a game that has several, by what is staked in them. */
const tiers: readonly { mark: string; times: number; names: Localised }[] = [
  {
    mark: "A",
    times: 1,
    names: {
      EN: "Beginners",
      KR: "초급방",
      VN: "Phòng mới chơi",
      TH: "ห้องมือใหม่",
      CN: "初级房",
      JP: "初級ルーム",
    },
  },
  {
    mark: "B",
    times: 5,
    names: {
      EN: "Regulars",
      KR: "일반방",
      VN: "Phòng thường",
      TH: "ห้องทั่วไป",
      CN: "普通房",
      JP: "通常ルーム",
    },
  },
  {
    mark: "C",
    times: 20,
    names: {
      EN: "High rollers",
      KR: "고액방",
      VN: "Phòng cược lớn",
      TH: "ห้องเดิมพันสูง",
      CN: "高额房",
      JP: "高額ルーム",
    },
  },
];

/** The maximum bet of a room or lottery, as a multiple of the minimum. */
const limitSpan = 500;
/** The maximum bet of any other game, in dollars. */
const otherMost = 5000;

/** The smallest and the largest bet, in minor units. */
export interface BetLimits {
  min: number;
  max: number;
}

/**
 * Returns the limits of a game, or of one of its rooms. For a game with several rooms and no chosen one they are those
 * of the lowest room.
 */
export function limitsOf(game: Game, roomId: string | null, currency: string): BetLimits {
  const drawn = game.gameType === "LOTT" || game.gameType === "ELOTT";
  if (game.roomId === null && !drawn) {
    const { min } = limitsAt(game.minBet, currency);
    return { min, max: otherMost * wholeAmount(currencyScale(currency)) };
  }
  const tier = tiers.find(({ mark }) => roomId === `${game.roomId}-${mark}`);
  return limitsAt(game.minBet * (tier?.times ?? 1), currency);
}

function limitsAt(minBet: number, currency: string): BetLimits {
  const min = Math.round(minBet * wholeAmount(currencyScale(currency)));
  return { min, max: min * limitSpan };
}

/** A live table is a room of its own; other games with rooms have one room of each tier. */
export function roomsOf(game: Game, { now, settings }: Pick<CallContext, "now" | "settings">) {
  if (game.roomId === null) return [];
  const own = [{ mark: "", times: 1, names: game.names }];
  const closed =
    settings.vendorsOff.includes(game.vendor) || settings.gamesOff.includes(game.nodeId);
  return (game.gameType === "LIVE" ? own : tiers).map(({ mark, times, names }, place) => {
    const seed = hash32(game.nodeId + place, Math.floor(now / minuteMs) & 0xffff);
    const players = Math.min(seatsOfRoom, seed % (seatsOfRoom + 8));
    const status = closed ? "CLOSED" : players >= seatsOfRoom ? "FULL" : "OPEN";
    const roomId = mark ? `${game.roomId}-${mark}` : game.roomId;
    return { roomId, names, minBet: game.minBet * times, players: closed ? 0 : players, status };
  });
}

/** How many seats of a game are taken, in all its rooms; null for a game without open rooms. */
export function seatsOf(game: Game, context: Pick<CallContext, "now" | "settings">) {
  const rooms = roomsOf(game, context).filter(({ status }) => status !== "CLOSED");
  if (rooms.length === 0) return null;
  const taken = rooms.reduce((sum, { players }) => sum + players, 0);
  return { taken, total: rooms.length * seatsOfRoom };
}

/** C33: the rooms of a vendor, or of one of its games; how full they are changes by the minute. */
export const roomList = defineCall({
  id: "C33",
  methods: ["GET"],
  path: "/wps/relay/GLS2_roomList",
  modules: ["COMM3", ""],
  token: "required",
  params: v.strictObject({
    vassalage: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    gameCode: v.optional(v.pipe(v.string(), v.maxLength(60)), ""),
  }),
  run: (context, { vassalage, gameCode }) => {
    if (findVendor(vassalage) === undefined) throw new PlatformError("game.not.found");
    const { currency } = requireMember(context);
    const { byType } = catalogue();
    return (["LIVE", "PVP", "ELOTT"] as const)
      .flatMap((type) => byType.get(type) ?? [])
      .filter((game) => game.vendor === vassalage && (!gameCode || game.gameCode === gameCode))
      .flatMap((game) =>
        roomsOf(game, context).map(({ roomId, names, minBet, players, status }) => {
          const limits = limitsAt(minBet, currency);
          return {
            roomId,
            gameCode: game.gameCode,
            name: nameIn(names, context.lang),
            minBet: formatAmount(limits.min),
            maxBet: formatAmount(limits.max),
            players,
            status,
          };
        }),
      );
  },
});
