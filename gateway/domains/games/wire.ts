/** Shapes of the games answers (D-1 to D-5, D-10). Wire names end in this domain's `shape.ts`. */
import * as v from "valibot";
import { listOf } from "../../platform/list-of.ts";
import type { WordsMetadata } from "../../platform/schema-words.ts";
import { wireAmount } from "../../values/money.ts";
import { wireFlag, wireId, wireInteger, wireText } from "../../values/wire-values.ts";

export const gameTypes = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
] as const;

/** One of those, or any other word: a kind that only the platform knows is a kind (U13, R43). */
export const wireGameType = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z][A-Z0-9_]{0,29}$/),
  v.metadata({ words: gameTypes.map((type) => type.toLowerCase()) } satisfies WordsMetadata),
);

/** D-1. The name stands in one of four fields and the picture in one of three, by call. */
export const wireGame = v.pipe(
  v.object({
    nodeId: wireId,
    vassalage: v.pipe(v.string(), v.minLength(1)),
    vendorName: wireText,
    gameType: wireGameType,
    gameName: wireText,
    nodeName: wireText,
    title: wireText,
    name: wireText,
    showIcon: wireText,
    iconUrl: wireText,
    url: wireText,
    supportPlay: v.nullish(wireInteger, 1),
    isHot: wireFlag,
    isNew: wireFlag,
    roomId: v.fallback(v.nullish(wireId, null), null),
    type: wireText,
    gameCode: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ""),
    isGame: v.nullish(v.string(), "GAME"),
    minBet: v.fallback(v.nullish(wireAmount, null), null),
    lines: v.fallback(v.nullish(wireInteger, null), null),
  }),
  v.check((game) => Boolean(game.gameName ?? game.nodeName ?? game.title ?? game.name), "no name"),
);
export type WireGame = v.InferOutput<typeof wireGame>;

/** D-4's vendor, and D-5's. */
export const wireVendor = v.object({
  vassalage: v.pipe(v.string(), v.minLength(1)),
  displayName: wireText,
  lagerIcon: wireText,
});
export type WireVendor = v.InferOutput<typeof wireVendor>;

/** D-4: one category of the navigation. */
export const wireMenu = v.object({
  gameCategory: wireGameType,
  displayName: wireText,
  sort: v.nullish(v.number()),
  vendors: v.nullish(listOf(wireVendor)),
});

/** D-5: the classes of one type, each with its vendors by code. */
const wireClass = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  name: v.nullish(v.string()),
  vendors: v.nullish(v.record(v.string(), v.fallback(v.nullable(wireVendor), null))),
});
export const wireTypeMap = v.record(
  v.string(),
  v.fallback(v.nullable(v.object({ gameClassify: v.nullish(listOf(wireClass)) })), null),
);

/** D-2 and D-3. */
export const wireLane = v.object({
  title: v.string(),
  gameType: wireGameType,
  // A "more" card has no vendor (A83).
  cards: listOf(v.object({ ...wireVendor.entries, vassalage: v.string(), type: wireText })),
});

/** D-10. */
export const wireWin = v.object({
  vo: v.object({
    customerId: v.nullish(v.union([v.string(), v.number()])),
    customerName: v.string(),
    iconUrl: wireText,
    gameName: v.pipe(v.string(), v.minLength(1)),
    winAmount: wireAmount,
    vassalage: v.pipe(v.string(), v.minLength(1)),
    gameCode: v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ""),
    isGame: v.nullish(v.string(), "GAME"),
    nodeId: wireId,
    gameType: wireGameType,
  }),
});
export type WireWin = v.InferOutput<typeof wireWin>["vo"];
