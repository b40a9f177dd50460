import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { game, gameList, list, settings } from "../../testing/game-list.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { player } from "../../testing/player.ts";
import { run, send } from "../../testing/run.ts";

const account = { ...player, currency: "KRW" };
const query = "query ($filter: GameFilter!) { games(filter: $filter) { nodes { id } } }";

describe("lists of games for a member", () => {
  it("A9 A10 A115 sends the member's token where the brand has personal lists", async () => {
    const platform = fakePlatform({
      "GET /wps/relay/GCSGAME_gameList": gameList,
      "GET /wps/relay/GCSGAME_getVassGameType": {},
    });
    const scope = testScope({
      brand: { ...aurora, personalLists: true },
      platform: { fetch: platform.fetch },
      session: { token: "tok", account },
    });
    await send(scope, '{ games(filter: { type: "RNG" }) { nodes { id } } }');
    await send(scope, '{ lobby(path: "/rng") { classes { key } } }');
    const tokens = platform.calls.map((call) => call.headers.get("authorization"));
    expect(tokens).toEqual(["tok", "tok"]);
  });

  it("A9 reads lists as a guest even for a member, and searches with the member's token", async () => {
    const platform = fakePlatform({ [list]: gameList });
    const scope = testScope({
      platform: settings(platform.fetch),
      session: { token: "tok", account },
    });
    await send(scope, query, { filter: { type: "RNG" } });
    await send(scope, query, { filter: { type: "RNG", search: "koi" } });
    const tokens = platform.calls.map((call) => call.headers.get("authorization"));
    expect(tokens).toEqual([null, "tok"]);
  });

  it("C35 C31 D-8 D-9 P1 reads favourites and recent games with the token, and not for guests", async () => {
    const titled = (nodeId: number) =>
      game(nodeId, {
        gameName: undefined,
        title: `Mine ${nodeId}`,
        showIcon: undefined,
        url: "/u.svg",
      });
    const platform = fakePlatform({
      "GET /wps/relay/MCSFE_getFavoriteGamesList": {
        content: [titled(3)],
        pageNum: 1,
        totalPages: 2,
      },
      "GET /wps/relay/GCS_recentGame": { list: [titled(4)], pageNum: 1, totalPages: 1 },
    });
    const both = `{
      favoriteGames { nodes { id name image minBet { currency } } pageInfo { limit total hasMore } }
      recentGames { nodes { id name } pageInfo { hasMore } }
    }`;
    const session = { token: "tok", account };
    const scope = testScope({ platform: settings(platform.fetch), session });
    expect(await send(scope, both)).toEqual({
      favoriteGames: {
        nodes: [
          {
            id: "3",
            name: "Mine 3",
            image: "http://localhost:8789/u.svg",
            minBet: { currency: "KRW" },
          },
        ],
        pageInfo: { limit: 20, total: null, hasMore: true },
      },
      recentGames: { nodes: [{ id: "4", name: "Mine 4" }], pageInfo: { hasMore: false } },
    });
    const guest = await run(testScope({ platform: settings(platform.fetch) }), both);
    expect(guest.errors?.map(({ extensions }) => extensions.code)).toContain("UNAUTHENTICATED");
    expect(platform.calls).toHaveLength(2);
  });
});
