import { expect, it } from "vitest";
import { aurora } from "../../../../brands/aurora.ts";
import { fakePlatform, refusal, testOrigin, testScope } from "../../../testing/platform.ts";
import { send } from "../../../testing/run.ts";

const game = (nodeId: number) => ({
  nodeId,
  vassalage: "PG",
  gameType: "RNG",
  gameName: `Game ${nodeId}`,
});
const lists = {
  "GET /wps/relay/GCSGAME_gameList": {
    games: [game(7), game(3), game(5)],
    pageNum: 1,
    totalPages: 1,
  },
};
const factsPath = "GET /wps/relay/GCSGAME_gameFacts";
const seatsPath = "GET /wps/relay/GLS2_seatCount";
const fields = `id facts { minBet { amount currency } maxBet { amount currency } lines rtp volatility rules
  seats { taken total } }`;
const query = `{ games(filter: { type: "RNG" }) { nodes { ${fields} } } }`;

async function seen(
  table: Record<string, unknown>,
  { calls = {}, text = query }: { calls?: Record<string, { enabled: false }>; text?: string } = {},
) {
  const platform = fakePlatform({ ...lists, ...table });
  const scope = testScope({ brand: { ...aurora, calls }, platform: { fetch: platform.fetch } });
  const { games } = await send<{ games: { nodes: { id: string; facts: unknown }[] } }>(scope, text);
  return { facts: games.nodes.map(({ facts }) => facts), calls: platform.calls };
}

it("A170 CA93 CA89 facts and seats of a list are read by one call each, and belong to their games", async () => {
  const { facts, calls } = await seen({
    [factsPath]: {
      list: [
        { nodeId: 3, minBet: "0.2", maxBet: 500, currency: "KRW", lines: 20, rtp: 96.05 },
        { nodeId: 7, minBet: "1", volatility: "high", rules: "<b>Five</b> reels." },
      ],
    },
    [seatsPath]: { list: [{ nodeId: 7, taken: 12, total: 60 }] },
  });
  expect(facts).toEqual([
    {
      minBet: { amount: "1.00", currency: "USD" },
      maxBet: null,
      lines: null,
      rtp: null,
      volatility: "HIGH",
      rules: "Five reels.",
      seats: { taken: 12, total: 60 },
    },
    {
      minBet: { amount: "0.20", currency: "KRW" },
      maxBet: { amount: "500.00", currency: "KRW" },
      lines: 20,
      rtp: 96.05,
      volatility: null,
      rules: null,
      seats: null,
    },
    null,
  ]);
  const ids = calls.map(({ url }) => new URL(url).searchParams.get("nodeIds")).filter(Boolean);
  expect(ids).toEqual(["3,5,7", "3,7"]);
});

it("L8 A227 CA93 a game may have a wide picture, pictures of play and a film; without them it has none", async () => {
  const media = { art: "/media/a.svg", screenshots: ["/media/s.svg", 5], video: "/media/v.mp4" };
  const text =
    '{ games(filter: { type: "RNG" }) { nodes { id facts { art screenshots video } } } }';
  const { fetch } = fakePlatform({
    ...lists,
    [factsPath]: { list: [{ nodeId: 7, ...media }, { nodeId: 3 }] },
  });
  const platform = { fetch, sandboxOrigin: "http://localhost:8789" };
  const { games } = await send<{ games: { nodes: { facts: unknown }[] } }>(
    testScope({ platform }),
    text,
  );
  const facts = games.nodes.map((each) => each.facts);
  const address = (path: string) => expect.stringMatching(new RegExp(`^http.*${path}$`));
  expect(facts).toEqual([
    {
      art: address("/media/a.svg"),
      screenshots: [address("/media/s.svg")],
      video: address("/media/v.mp4"),
    },
    { art: null, screenshots: [], video: null },
    null,
  ]);
});

it("A170 seats cause no call where nobody asks for them", async () => {
  const list = [{ nodeId: 7, rtp: 97 }];
  const text = '{ games(filter: { type: "RNG" }) { nodes { id facts { rtp } } } }';
  const { facts, calls } = await seen({ [factsPath]: { list } }, { text });
  expect(facts).toEqual([{ rtp: 97 }, null, null]);
  expect(calls).toHaveLength(2);
});

it.each([
  ["an RTP that is a share", { rtp: 0.96 }],
  ["an RTP above 100", { rtp: 300 }],
  ["a limit of nothing", { minBet: 0, maxBet: "-5" }],
  ["no lines", { lines: 0 }],
  ["a volatility of another scale", { volatility: "4/5" }],
  ["rules without words", { rules: "<br>" }],
])("A170 CA93 nothing is made of %s", async (_name, fact) => {
  const list = [{ nodeId: 7, ...fact }];
  const text = query.replace(/seats \{ taken total \}/, "");
  const { facts } = await seen({ [factsPath]: { list } }, { text });
  const nothing = {
    minBet: null,
    maxBet: null,
    lines: null,
    rtp: null,
    volatility: null,
    rules: null,
  };
  expect(facts[0]).toEqual(nothing);
});

it("A224 a table says its dealer's language and its last results, and what is unreadable of them is absent", async () => {
  const text = `{ games(filter: { type: "RNG" }) { nodes { id facts { dealerLanguage seats { results } } } } }`;
  const { facts } = await seen(
    {
      [factsPath]: {
        list: [
          { nodeId: 3, dealerLanguage: "ko" },
          { nodeId: 5, dealerLanguage: "Korean, of course" },
          { nodeId: 7 },
        ],
      },
      [seatsPath]: {
        list: [
          { nodeId: 3, taken: 1, total: 7, results: ["banker", "17", "a result too long", 4] },
          { nodeId: 5, taken: 1, total: 7, results: "BANKER" },
        ],
      },
    },
    { text },
  );
  expect(facts).toEqual([
    { dealerLanguage: null, seats: null },
    { dealerLanguage: "ko", seats: { results: ["BANKER", "17"] } },
    { dealerLanguage: null, seats: { results: [] } },
  ]);
});

it("A225 a match says what each result pays, and odds that give nothing back are none", async () => {
  const now = Date.now();
  const match = (id: string, odds: unknown, gameType = "SPORTS") => ({
    id,
    sport: "Football",
    home: "Foxes",
    away: "Herons",
    startsAt: now + 60_000,
    odds,
    game: { ...game(9), gameType },
  });
  const list = [
    match("a", { home: "1.85", draw: 3.4, away: "4.1" }),
    match("b", { home: "1.85", away: "1.9" }, "ESPORTS"),
    match("c", { home: "0.2", away: "1.9" }),
    match("d", undefined),
  ];
  const platform = fakePlatform({ "GET /wps/relay/GCSGAME_fixtures": { list } });
  const scope = testScope({
    now: () => now,
    platform: { origin: testOrigin(), fetch: platform.fetch },
  });
  const fields = "id odds { home draw away }";
  const { all, esports } = await send<Record<string, object[]>>(
    scope,
    `{ all: fixtures { ${fields} } esports: fixtures(type: "ESPORTS") { ${fields} } }`,
  );
  expect(all).toEqual([
    { id: "a", odds: { home: "1.85", draw: "3.40", away: "4.10" } },
    { id: "b", odds: { home: "1.85", draw: null, away: "1.90" } },
    { id: "c", odds: null },
    { id: "d", odds: null },
  ]);
  expect(esports).toEqual([expect.objectContaining({ id: "b" })]);
});

it("A170 CA89 seats that can't be are none", async () => {
  const { facts } = await seen({
    [factsPath]: { list: [3, 5, 7].map((nodeId) => ({ nodeId, rtp: 96 })) },
    [seatsPath]: {
      list: [
        { nodeId: 3, taken: 61, total: 60 },
        { nodeId: 5, taken: -1, total: 60 },
      ],
    },
  });
  expect(facts).toMatchObject([{ seats: null }, { seats: null }, { seats: null }]);
});

it.each([
  ["the brand has no such call", {}, { CA93: { enabled: false as const } }],
  ["the platform refuses it", { [factsPath]: refusal("function.not.available") }, {}],
  ["the platform has never heard of it", {}, {}],
])("A170 A56 a list is shown without facts where %s", async (_name, table, calls) => {
  const { facts } = await seen(table, { calls });
  expect(facts).toEqual([null, null, null]);
});

it("A170 a brand can have facts without seats", async () => {
  const list = [{ nodeId: 7, rtp: 97 }];
  const { facts, calls } = await seen(
    { [factsPath]: { list } },
    { calls: { CA89: { enabled: false } } },
  );
  expect(facts[0]).toMatchObject({ rtp: 97, seats: null });
  expect(calls).toHaveLength(2);
});

it("A171 CA94 matches are soonest first, and none that has begun is shown", async () => {
  const now = Date.now();
  const match = (id: string, startsAt: unknown) => ({
    id,
    sport: "Football",
    league: "Cup",
    home: "Foxes",
    away: "Herons",
    startsAt,
    game: { ...game(9), gameType: "SPORTS", minBet: 2 },
  });
  const fixtures = "GET /wps/relay/GCSGAME_fixtures";
  const list = [
    match("b", now + 120_000),
    match("a", now + 60_000),
    match("gone", now - 1),
    match("?", null),
  ];
  const platform = fakePlatform({ [fixtures]: { list } });
  const shared = { origin: testOrigin(), fetch: platform.fetch };
  const text =
    "{ fixtures { id sport league home away startsAt game { id minBet { currency } } } }";
  const first = await send<{ fixtures: object[] }>(
    testScope({ now: () => now, platform: shared }),
    text,
  );
  expect(first.fixtures).toMatchObject([
    { id: "a", game: { id: "9", minBet: { currency: "USD" } } },
    { id: "b", startsAt: now + 120_000 },
  ]);
  // A minute later the first has begun, also for those who get the cached response.
  const later = testScope({ now: () => now + 61_000, platform: shared });
  const second = await send<{ fixtures: object[] }>(later, "{ fixtures(limit: 1) { id } }");
  expect(second.fixtures).toEqual([{ id: "b" }]);
  const off = { ...aurora, calls: { CA94: { enabled: false } } };
  expect(await send(testScope({ brand: off }), "{ fixtures { id } }")).toEqual({ fixtures: null });
});

it("A170 a failure of facts does not keep a list from being cached", async () => {
  const platform = fakePlatform(lists);
  const shared = { origin: testOrigin(), fetch: platform.fetch };
  const freshUntil: number[] = [];
  const guestRender = {
    onFreshUntil: (until: number) => void freshUntil.push(until),
    revalidate: false,
    countedAddress: null,
  };
  await send(testScope({ guestRender, platform: shared }), query);
  expect(freshUntil.length).toBeGreaterThan(0);
  expect(Math.min(...freshUntil)).toBeGreaterThan(Date.now());
});
