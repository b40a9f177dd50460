import fc from "fast-check";
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";
import { withMarks } from "./marks.ts";
import type { GameModel } from "./wire.ts";

const games = (count: number, flags: object = { isHot: 1, isNew: 1 }) =>
  Array.from({ length: count }, (_, at) => ({
    nodeId: at + 1,
    vassalage: "PG",
    gameType: "RNG",
    gameName: `Game ${at + 1}`,
    ...flags,
  }));
interface Marked {
  hot: boolean;
  new: boolean;
}
const list = "GET /wps/relay/GCSGAME_gameList";

it("H2 H12 U24 marks at most one game in five of any beginning of a list as hot, and one as new", async () => {
  const hotGames = "GET /wps/relay/GCSGAME_hotGamesV2";
  const platform = fakePlatform({
    [list]: { games: games(12), pageNum: 1, totalPages: 1 },
    [hotGames]: { list: games(24) },
  });
  const scope = testScope({ platform: { fetch: platform.fetch } });
  const text =
    '{ games(filter: { type: "RNG" }) { nodes { hot new } } hotGames(limit: 12) { hot new } }';
  const found = await send<{ games: { nodes: Marked[] }; hotGames: Marked[] }>(scope, text);
  for (const marked of [found.games.nodes, found.hotGames]) {
    expect(marked.map(({ hot }) => hot)).toEqual(marked.map((_, at) => at === 4 || at === 9));
    expect(marked.map((game) => game.new)).toEqual(marked.map((_, at) => at === 4 || at === 9));
  }
});

it.each([4, 5, 9, 10])("H2 marks no more than a fifth of %i games", async (count) => {
  const platform = fakePlatform({ [list]: { games: games(count), pageNum: 1, totalPages: 1 } });
  const scope = testScope({ platform: { fetch: platform.fetch } });
  const text = '{ games(filter: { type: "RNG" }) { nodes { hot new } } }';
  const { nodes } = (await send<{ games: { nodes: Marked[] } }>(scope, text)).games;
  expect(nodes.filter(({ hot }) => hot)).toHaveLength(Math.floor(count / 5));
});

it("H2 marks no game that the platform does not", async () => {
  const platform = fakePlatform({ [list]: { games: games(20, {}), pageNum: 1, totalPages: 1 } });
  const scope = testScope({ platform: { fetch: platform.fetch } });
  const text = '{ games(filter: { type: "RNG" }) { nodes { hot new } } }';
  const { nodes } = (await send<{ games: { nodes: Marked[] } }>(scope, text)).games;
  expect(nodes.filter((game) => game.hot || game.new)).toEqual([]);
});

it("H2 most launched games come first and are hot, where the platform can't put games first", async () => {
  const hotGames = "GET /wps/relay/GCSGAME_hotGamesV2";
  const brand = { ...aurora, firstGames: false };
  const platform = fakePlatform({
    [list]: { games: games(10), pageNum: 1, totalPages: 1 },
    [hotGames]: { list: games(24) },
  });
  const ranking = async () => ["20", "9", "unknown"];
  const popularity = { count() {}, ranking, dailyRanking: ranking };
  const scope = testScope({ brand, popularity, platform: { fetch: platform.fetch } });
  const text = `{ games(filter: { type: "RNG" }) { nodes { id hot } } hotGames(limit: 4) { id }
    all: games(filter: {}) { nodes { id } } sorted: games(filter: { type: "RNG", sort: NAME }) { nodes { id } } }`;
  type Found = Record<"games" | "all" | "sorted", { nodes: { id: string; hot: boolean }[] }> & {
    hotGames: { id: string }[];
  };
  const found = await send<Found>(scope, text);
  const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).join(" ");
  expect(ids(found.hotGames)).toBe("20 9 1 2");
  expect(ids(found.games.nodes)).toBe("9 1 2 3 4 5 6 7 8 10");
  expect(ids(found.games.nodes.filter(({ hot }) => hot))).toBe("4 10");
  // The list of all games is the search index's, which orders it by itself; a sorted list has its order.
  expect(ids(found.all.nodes)).toBe("1 2 3 4 5 6 7 8 9 10");
  expect(ids(found.sorted.nodes)).toBe("1 2 3 4 5 6 7 8 9 10");
});

it("H2 a game that the platform does not mark is hot where it is launched most", async () => {
  const platform = fakePlatform({ [list]: { games: games(5, {}), pageNum: 1, totalPages: 1 } });
  const ranking = async () => ["5"];
  const popularity = { count() {}, ranking, dailyRanking: ranking };
  const scope = testScope({ popularity, platform: { fetch: platform.fetch } });
  const text = '{ games(filter: { type: "RNG" }) { nodes { hot } } }';
  const { nodes } = (await send<{ games: { nodes: Marked[] } }>(scope, text)).games;
  expect(nodes.map(({ hot }) => hot)).toEqual([false, false, false, false, true]);
});

it("H2 A201 C26 puts the most launched games first, except in a search, a sorted list and the list of all", async () => {
  const platform = fakePlatform({ [list]: { games: games(5), pageNum: 1, totalPages: 1 } });
  const ranking = async () => ["4", "a,b", ...Array.from({ length: 900 }, (_, at) => `${at + 10}`)];
  const popularity = { count() {}, ranking, dailyRanking: ranking };
  const scope = testScope({ popularity, platform: { fetch: platform.fetch } });
  const text = `{ list: games(filter: { type: "RNG" }) { nodes { id } } all: games(filter: {}) { nodes { id } }
    sorted: games(filter: { type: "RNG", sort: NAME }) { nodes { id } }
    found: games(filter: { type: "RNG", search: "koi" }) { nodes { id } } }`;
  const answer = await send<{ list: { nodes: { id: string }[] } }>(scope, text);
  // The order is the platform's, because it pages the list.
  expect(answer.list.nodes.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  const sent = platform.calls.map(({ url }) => new URL(url).searchParams.get("firstNodes"));
  const [first, ...others] = sent.toSorted((a, b) => (b ?? "").localeCompare(a ?? ""));
  expect(first).toMatch(/^4,10,11,12,/);
  expect(first?.length).toBeLessThanOrEqual(2000);
  expect(others).toEqual([null, null, null]);
});

it("H12 no beginning of a list, in any order, has more than one hot game in five", () => {
  const game = fc.record({ id: fc.uuid(), hot: fc.boolean(), new: fc.boolean() });
  fc.assert(
    fc.property(fc.array(game, { maxLength: 60 }), fc.nat(), (list, seed) => {
      const ids = list.map(({ id }) => id);
      const ranking = ids.filter((_, at) => (at * 7 + seed) % 3 === 0);
      const marked = withMarks(list as GameModel[], ranking);
      expect(marked.map(({ id }) => id)).toEqual(ids);
      for (let end = 1; end <= marked.length; end += 1) {
        const beginning = marked.slice(0, end);
        expect(beginning.filter(({ hot }) => hot).length * 5).toBeLessThanOrEqual(end);
        expect(beginning.filter((each) => each.new).length * 5).toBeLessThanOrEqual(end);
      }
    }),
  );
});
