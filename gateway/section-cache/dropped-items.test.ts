/** Dropped items are counted for the page that shows the rest (A113). */
import { parse } from "graphql";
import { expect, it } from "vitest";
import { createGateway } from "../gateway.ts";
import { createInProcess } from "../graphql/in-process.ts";
import { fakePlatform, testScope } from "../testing/platform.ts";

const gateway = createGateway();
const game = (nodeId: unknown) => ({
  nodeId,
  vassalage: "PG",
  gameType: "RNG",
  gameName: "Koi",
  gameCode: "c",
});
const menus = [
  { gameCategory: "RNG", vendors: [{ vassalage: "PG", displayName: "Paper Gate" }, { name: "?" }] },
];
const list = {
  games: [game(1), game(null), { ...game(3), gameName: "" }],
  totalPages: 1,
  total: 3,
};

function page() {
  const platform = fakePlatform({
    "GET /wps/relay/GCSGAME_gameList": list,
    "GET /wps/relay/GCSGAME_hotGamesV2": { list: [game(1), game(2)] },
    "GET /lgw/games/game_menus": menus,
  });
  const scope = testScope({ platform: { fetch: platform.fetch } });
  const send = async (source: string, of = scope) => {
    const { data, errors, dropped } = await createInProcess(gateway, of).execute(
      parse(source) as never,
      {},
    );
    expect([data === undefined, errors]).toEqual([false, undefined]);
    return dropped;
  };
  return { scope, send };
}

const games = "{ games(filter: { type: RNG }) { nodes { id vendor { name } } } }";

it("A113 counts the dropped items of an operation's own lists, and is absent without any", async () => {
  const { send } = page();
  expect(await send(games)).toBe(2);
  expect(await send("{ hotGames { id vendor { name } } }")).toBeUndefined();
  expect(await send("{ categories { type } }")).toBe(1);
});

it("A113 A107 counts the dropped items of a cached response for other visitors too", async () => {
  const { send, scope } = page();
  await send(games);
  const other = { ...testScope({ platform: scope.platform, now: scope.now }) };
  expect(await send(games, other)).toBe(2);
});

it("A113 counts a response once, even if an operation uses it several times", async () => {
  const { send } = page();
  expect(await send("{ a: categories { type } b: categories { name } }")).toBe(1);
});
