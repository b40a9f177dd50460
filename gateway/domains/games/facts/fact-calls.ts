/**
 * Catalogue rows: what the platform reports about games beyond its lists, and the next matches (A170, A171). What is
 * missing or can't be read is null, and nothing is shown for it.
 */
import * as v from "valibot";
import { listOf } from "../../../decoder/list-of.ts";
import { renamed } from "../../../decoder/renamed.ts";
import { publicCall } from "../../../platform/call.ts";
import { wireAmount, wireCurrency } from "../../../values/money.ts";
import { plainText } from "../../../values/text/plain-text.ts";
import { orElse, wireId, wireInteger, wireMoment, wireText } from "../../../values/wire-values.ts";
import { languageTag, percentage, wireGame, wireVolatility } from "../wire.ts";

const limit = orElse(
  v.pipe(
    wireAmount,
    v.check((amount) => Number(amount) > 0),
  ),
  null,
);
const rules = v.pipe(
  wireText,
  v.transform((text) => plainText(text)),
);

const wireFacts = v.pipe(
  v.object({
    nodeId: wireId,
    minBet: limit,
    maxBet: limit,
    currency: wireCurrency,
    lines: orElse(v.pipe(wireInteger, v.minValue(1)), null),
    rtp: orElse(percentage, null),
    volatility: orElse(wireVolatility, null),
    // Assumed (A224): of a table with a dealer.
    dealerLanguage: orElse(languageTag, null),
    rules,
    // Assumed (A227): a wide picture, pictures of the game as it is played, and a film of it.
    art: wireText,
    screenshots: orElse(listOf(v.string()), []),
    video: wireText,
  }),
  v.transform(({ nodeId: id, ...facts }) => ({ id, ...facts })),
);

/** A result of a table in a word of the platform, such as BANKER or 17. */
const result = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z0-9]{1,12}$/));

/** More taken than there are is unreadable, so that no page shows it. */
const wireSeats = v.pipe(
  v.object({
    nodeId: wireId,
    taken: v.pipe(wireInteger, v.minValue(0)),
    total: v.pipe(wireInteger, v.minValue(1)),
    // Assumed (A224): what came last at a table, newest first.
    results: orElse(listOf(result), []),
  }),
  v.check(({ taken, total }) => taken <= total),
  v.transform(({ nodeId: id, ...seats }) => ({ id, ...seats })),
);

/** What one bets on, stake included; a price that gives nothing back is unreadable. */
const price = v.pipe(
  wireAmount,
  v.check((odds) => Number(odds) >= 1),
);
const odds = v.object({ home: price, draw: orElse(price, null), away: price });

const name = v.pipe(
  wireText,
  v.transform((text) => plainText(text)),
  v.string(),
);

const wireFixture = v.object({
  id: wireId,
  sport: name,
  league: wireText,
  home: name,
  away: name,
  startsAt: v.pipe(wireMoment, v.number()),
  // Assumed (A225): what is paid for the home side, a draw and the other side.
  odds: orElse(odds, null),
  game: wireGame,
});

/** Ids as the lists have them, divided by commas. */
const idsInput = renamed(v.object({ ids: v.string() }), { ids: "nodeIds" });

export const gameFacts = publicCall({
  id: "CA93",
  path: "/wps/relay/GCSGAME_gameFacts",
  moduleId: "GAMELO3",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 600 },
  fill: { merchant: "merchant", language: "language" },
  request: idsInput,
  answer: v.object({ list: listOf(wireFacts) }),
  summary: "Limits, payouts and rules of several games.",
});

export const gameSeats = publicCall({
  id: "CA89",
  path: "/wps/relay/GLS2_seatCount",
  // Seats change by the minute; all viewers of a list together cause one call in twenty seconds.
  cache: { fresh: 20, staleWhileRevalidate: 40, staleIfError: 60 },
  request: idsInput,
  answer: v.object({ list: listOf(wireSeats) }),
  summary: "How many seats of several games are taken.",
});

export const fixtures = publicCall({
  id: "CA94",
  path: "/wps/relay/GCSGAME_fixtures",
  moduleId: "GAMELO3",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 300 },
  constants: { limit: 100 },
  fill: { merchant: "merchant", language: "language" },
  answer: v.object({ list: listOf(wireFixture) }),
  summary: "The next matches that bets are taken on.",
});
