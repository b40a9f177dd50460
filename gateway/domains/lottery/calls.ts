/** Catalogue rows: lotteries, draws, rooms. Wire: docs/platform-wire-accounts.md, "Games, lottery, missions". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { wireAmount } from "../../values/money.ts";
import { noInput, wireId, wireInteger, wireMoment, wireText } from "../../values/wire-values.ts";

/** What the open reads share; `/lgw` and `/lotto` answer bare (A65). */
const open = {
  method: "GET",
  moduleId: "COMM3",
  token: "none",
  encrypted: false,
  envelope: false,
  group: "public",
  read: true,
  source: "spec",
} as const;

const personal = { ...open, token: "required", group: "personal", cache: null } as const;

const lottery = v.object({
  gameCode: wireId,
  name: v.string(),
  group: wireText,
  icon: wireText,
  drawAt: wireMoment,
  intervalSeconds: v.fallback(v.nullish(wireInteger, null), null),
});
export type WireLottery = v.InferOutput<typeof lottery>;

const draw = v.object({
  gameCode: wireId,
  numero: wireId,
  openedAt: wireMoment,
  numbers: v.array(wireId),
});

const drawsOf = v.object({ gameCode: v.string(), limit: v.number() });
/** A draw shows within seconds; a thousand watchers still ask once in five. */
const drawCache = { fresh: 5, staleWhileRevalidate: 10, staleIfError: 300 };

export const roomList = defineCall({
  ...personal,
  id: "C33",
  path: "/wps/relay/GLS2_roomList",
  envelope: true,
  request: v.object({ vassalage: v.string() }),
  answer: listOf(
    v.object({
      roomId: wireId,
      name: v.string(),
      minBet: v.nullish(wireAmount, null),
      maxBet: v.nullish(wireAmount, null),
      players: v.fallback(v.nullish(wireInteger, null), null),
      status: v.fallback(v.picklist(["OPEN", "FULL", "CLOSED"]), "CLOSED"),
    }),
  ),
  summary: "Rooms of a vendor.",
});

export const lotteryMenu = defineCall({
  ...open,
  id: "C38",
  path: "/lgw/vn/games/game_menu",
  cache: { fresh: 20, staleWhileRevalidate: 40, staleIfError: 300 },
  constants: { device: "WEB" },
  request: v.object({ prizeMode: v.picklist(["LOTT", "ZY", "ELOTT", "SEA"]) }),
  answer: listOf(lottery),
  summary: "Lotteries of a prize mode.",
});

export const recentLotteries = defineCall({
  ...personal,
  id: "C39",
  path: "/lgw/vn/games/game_menu/recent",
  request: noInput,
  answer: listOf(lottery),
  summary: "Lotteries that the account played last.",
});

export const lotteryDraws = defineCall({
  ...open,
  id: "C40",
  path: "/lotto/lgw/games/opened/numero",
  cache: drawCache,
  request: drawsOf,
  answer: listOf(draw),
  summary: "Drawn numbers, for the general lottery pages.",
});

export const vnLotteryDraws = defineCall({
  ...open,
  id: "C41",
  path: "/lgw/vn/numeros/opened/game",
  moduleId: "AGEANNOUNCE3",
  cache: drawCache,
  request: drawsOf,
  answer: listOf(draw),
  summary: "Drawn numbers, for the VN lottery page.",
});
