/** Catalogue rows: lotteries, draws, rooms. Wire: docs/platform-wire-accounts.md, "Games, lottery, missions". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { publicCall, readCall } from "../../platform/call.ts";
import { wireAmount } from "../../values/money.ts";
import {
  orElse,
  wireId,
  wireInteger,
  wireLabel,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";
import { draw, lottery } from "./wire.ts";

const drawsOf = v.object({ gameCode: v.string(), limit: v.number() });
/** A draw is shown within seconds; all viewers together cause one call in five seconds. */
const drawCache = { fresh: 5, staleWhileRevalidate: 10, staleIfError: 300 };

export const roomList = readCall({
  id: "C33",
  path: "/wps/relay/GLS2_roomList",
  request: renamed(v.object({ vendorCode: v.string(), gameCode: v.optional(v.string()) }), {
    vendorCode: "vassalage",
  }),
  answer: listOf(
    renamed(
      v.object({
        roomId: wireId,
        // Without a game code the rooms belong to all games of the vendor.
        gameCode: wireText,
        name: wireLabel,
        minBet: orElse(wireAmount, null),
        maxBet: orElse(wireAmount, null),
        players: orElse(wireInteger, null),
        status: orElse(wireWord(["OPEN", "FULL", "CLOSED"]), "CLOSED"),
      }),
      { roomId: "id" },
    ),
  ),
  summary: "Rooms of a vendor or of one game.",
});

export const lotteryMenu = publicCall({
  id: "C38",
  path: "/lgw/vn/games/game_menu",
  envelope: false,
  cache: drawCache,
  constants: { device: "WEB" },
  request: v.object({ prizeMode: v.picklist(["LOTT", "ZY", "ELOTT", "SEA"]) }),
  answer: listOf(lottery),
  summary: "Lotteries with a given prize mode.",
});

export const recentLotteries = readCall({
  id: "C39",
  path: "/lgw/vn/games/game_menu/recent",
  envelope: false,
  answer: listOf(lottery),
  summary: "Lotteries that the player played last.",
});

export const lotteryDraws = publicCall({
  id: "C40",
  path: "/lotto/lgw/games/opened/numero",
  envelope: false,
  cache: drawCache,
  request: drawsOf,
  answer: listOf(draw),
  summary: "Draw results of the general lotteries.",
});

export const vnLotteryDraws = publicCall({
  id: "C41",
  path: "/lgw/vn/numeros/opened/game",
  moduleId: "AGEANNOUNCE3",
  envelope: false,
  cache: drawCache,
  request: drawsOf,
  answer: listOf(draw),
  summary: "Draw results of the Vietnamese lotteries.",
});
