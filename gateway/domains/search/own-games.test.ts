import { describe, expect, it } from "vitest";
import { openIndex } from "../../../search/search-index.ts";
import { accountPortal } from "../../testing/account.ts";

const names = ["Dragon Alley", "Dragon Beach", "Dragon Court"];
const index = openIndex({
  version: "1",
  language: "en",
  entries: names.map((name, at) => ({ kind: "game" as const, id: String(at + 1), name })),
  latin: {},
});
const game = (nodeId: number, gameName: string) => ({
  nodeId,
  gameName,
  vassalage: "PG",
  gameType: "RNG",
  showIcon: null,
  gameCode: "a",
  supportPlay: 1,
  isHot: 0,
  isNew: 0,
});

/** The ids of the games that a search for "dragon" finds, best first. */
async function found(table: Record<string, unknown>, role: "MEMBER" | "GUEST" = "MEMBER") {
  const search = { index: async () => index, games: async () => null };
  const { run } = await accountPortal(table, role, { search });
  const query = '{ search(text: "dragon") { groups { hits { id } } } }';
  const { data } = await run<{ search: { groups: { hits: { id: string }[] }[] } }>(query);
  return data?.search.groups[0]?.hits.map(({ id }) => id);
}

describe("Q5 a member's own games", () => {
  const favorites = { "GET /wps/relay/MCSFE_getFavoriteGames": ["2"] };
  const recent = {
    "GET /wps/relay/GCS_recentGame": { list: [game(3, "Dragon Court")], pageNum: 1, totalPages: 1 },
    "GET /wps/records/games": { content: [], pageNum: 1, totalPages: 1, total: 0 },
  };

  it("favourites and games played last come before equal matches", async () => {
    expect(await found(favorites)).toEqual(["2", "1", "3"]);
    expect(await found(recent)).toEqual(["3", "1", "2"]);
    expect(await found({ ...favorites, ...recent })).toEqual(["2", "3", "1"]);
  });

  it("a guest has none, and a search works without them", async () => {
    expect(await found({ ...favorites, ...recent }, "GUEST")).toEqual(["1", "2", "3"]);
    expect(await found({})).toEqual(["1", "2", "3"]);
  });
});
