import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { openIndex } from "../../../search/search-index.ts";
import { indexedGame } from "../../testing/indexed-game.ts";
import { testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const names = ["Dragon Alley", "Dragon Beach", "Dragon Court"];
const index = openIndex({
  version: "1",
  language: "en",
  entries: names.map((name, at) => ({
    kind: "game" as const,
    id: String(at + 1),
    name,
    details: [at === 2 ? "Silver Sparrow" : "Paper Gate", "Slots"],
    types: [at === 2 ? "LIVE" : "RNG"],
  })),
  traits: { themes: { MYTHS: "Myths" }, mechanics: { JP: "Jackpots", WAYS: "Many ways" } },
  latin: {},
});
const games = new Map([
  ["1", indexedGame({ rtp: 95, theme: "MYTHS", features: ["WAYS"], mechanics: ["JP", "WAYS"] })],
  ["2", indexedGame({ rtp: 97, freeTrial: true, picture: "/media/2.svg" })],
  ["3", indexedGame({ type: "LIVE", vendorCode: "SS", new: true })],
]);
const search = { index: async () => index, games: async () => games };

const read = <T>(query: string, variables = {}) =>
  send<T>(testScope({ search, brand: aurora }), query, variables);

interface Found {
  search: {
    total: number;
    groups: { hits: { id: string; game: object }[] }[];
    facets: { by: string; key: string; name: string; count: number }[];
  };
}

const ids = async (filter: object, sort: string | null = null) => {
  const { search: found } = await read<Found>(
    `query ($filter: SearchFilter, $sort: GameSort) {
      search(text: "dragon", kind: GAME, filter: $filter, sort: $sort) { total groups { hits { id } } } }`,
    { filter, sort },
  );
  const listed = found.groups[0]?.hits.map(({ id }) => id) ?? [];
  expect(found.total).toBe(listed.length);
  return listed;
};

describe("H16 games of a search", () => {
  it("can be started from the result, without a call of the platform", async () => {
    const { search: found } = await read<Found>(`{ search(text: "dragon alley") { groups { hits { id
      game { id name code type start freeTrial rtp classes theme { name } features { key name }
        vendor { code name } } } } } }`);
    expect(found.groups[0]?.hits[0]?.game).toEqual({
      id: "1",
      name: "Dragon Alley",
      code: "a",
      type: "RNG",
      start: "FRAME",
      freeTrial: false,
      rtp: 95,
      classes: ["JP"],
      theme: { name: "Myths" },
      features: [{ key: "WAYS", name: "Many ways" }],
      vendor: { code: "PG", name: "Paper Gate" },
    });
  });

  it("are sorted by what a visitor chooses", async () => {
    expect(await ids({})).toEqual(["1", "2", "3"]);
    expect(await ids({}, "RTP")).toEqual(["2", "1", "3"]);
    expect(await ids({}, "NEWEST")).toEqual(["3", "1", "2"]);
    expect(await ids({}, "NAME")).toEqual(["1", "2", "3"]);
  });

  it.each([
    [{ type: "LIVE" }, ["3"]],
    [{ vendor: "PG" }, ["1", "2"]],
    [{ theme: "MYTHS" }, ["1"]],
    [{ feature: "WAYS" }, ["1"]],
    [{ trial: true }, ["2"]],
    [{ theme: "MYTHS", trial: true }, []],
  ])("are narrowed down by %j", async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  it("name what they can be narrowed down by", async () => {
    const query = '{ search(text: "dragon", kind: GAME) { facets { by key name count } } }';
    const { facets } = (await read<Found>(query)).search;
    expect(facets).toContainEqual({ by: "VENDOR", key: "PG", name: "Paper Gate", count: 2 });
    expect(facets).toContainEqual({ by: "TYPE", key: "LIVE", name: "Slots", count: 1 });
    expect(facets).toContainEqual({ by: "THEME", key: "MYTHS", name: "Myths", count: 1 });
    expect(facets).toContainEqual({ by: "FEATURE", key: "WAYS", name: "Many ways", count: 1 });
  });

  it("are returned by id in the order of the ids, without what the market forbids", async () => {
    const query = '{ indexedGames(ids: ["3", "9", "1", "1"]) { id image } }';
    expect(await read(query)).toEqual({
      indexedGames: [
        { id: "3", image: null },
        { id: "1", image: null },
      ],
    });
  });
});
