import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { SearchPort } from "../../request/search-port.ts";
import { accountPortal } from "../../testing/account.ts";
import { indexedGame } from "../../testing/indexed-game.ts";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const game = {
  nodeId: "007",
  vassalage: "PG",
  gameType: "RNG",
  gameName: "Koi",
  gameCode: "pg-7",
  roomId: 12,
};
const path = "GET /wps/relay/GCSGAME_gameInfo";
const query = (id: string) => `{ game(id: ${JSON.stringify(id)}) { id name code roomId } }`;

describe("one game", () => {
  it("U50 A39 CA81 returns the game with the exact id of a banner", async () => {
    const portal = await accountPortal({ [path]: { game } });
    const { data } = await portal.run<object>(query("007"));
    expect(data).toEqual({ game: { id: "007", name: "Koi", code: "pg-7", roomId: "12" } });
    expect(portal.query("/wps/relay/GCSGAME_gameInfo")).toMatchObject({ nodeId: "007" });
  });

  it.each([
    ["the platform does not know the game", { [path]: refusal("game.not.found") }, {}],
    ["the platform's ids have another format", { [path]: refusal("request_param_err") }, {}],
    ["the response has no readable game", { [path]: { game: { nodeId: 7 } } }, {}],
    ["the brand switched the call off", {}, { CA81: { enabled: false } }],
  ])("U50 A56 is null where %s", async (_name, table, calls) => {
    const portal = await accountPortal(table, "MEMBER", { brand: { ...aurora, calls } });
    const { data, errors } = await portal.run<object>(query("7"));
    expect([data, errors]).toEqual([{ game: null }, undefined]);
  });

  it("L3 P1 is open to guests, and sends no call for an impossible id", async () => {
    const guest = await accountPortal({ [path]: { game } }, "GUEST");
    expect((await guest.run(query(" "))).data).toEqual({ game: null });
    expect(guest.calls).toEqual([]);
    expect((await guest.run(query("007"))).data).toMatchObject({ game: { name: "Koi" } });
    expect(guest.calls).toHaveLength(1);
  });

  it("Q5 G30 a game that the market forbids is null, and is told from one that does not exist", async () => {
    const platform = fakePlatform({ [path]: { game: { ...game, gameType: "LIVE" } } });
    const requested = async (id: string, country: string) => {
      const scope = testScope({ country, platform: { fetch: platform.fetch } });
      return send(scope, `{ game(id: "${id}") { name } gameAllowed(id: "${id}") }`);
    };
    expect(await requested("007", "KR")).toEqual({ game: { name: "Koi" }, gameAllowed: true });
    expect(await requested("007", "DE")).toEqual({ game: null, gameAllowed: false });
    expect(await requested(" ", "DE")).toEqual({ game: null, gameAllowed: null });
  });

  it("L3 Q7 sends no call for an id outside the search index, and one while the index fails", async () => {
    const platform = fakePlatform({ [path]: { game } });
    const requested = async (id: string, games: SearchPort["games"]) => {
      const search = { index: async () => null, games };
      const scope = testScope({ search, platform: { fetch: platform.fetch } });
      const found = await send(scope, query(id));
      return [found, platform.calls.splice(0).length];
    };
    const built = async () => new Map([["007", indexedGame()]]);
    expect(await requested("7", built)).toEqual([{ game: null }, 0]);
    expect(await requested("007", built)).toEqual([{ game: expect.anything() }, 1]);
    const failing = () => Promise.reject(new Error("the object is away"));
    expect(await requested("007", failing)).toEqual([{ game: expect.anything() }, 1]);
  });

  it("L3 lists the ids of all games page by page, without a call", async () => {
    const games = async () => new Map(["1", "2", "3"].map((id) => [id, indexedGame()]));
    const ids = (search: SearchPort["games"], page: string) =>
      send(
        testScope({ search: { index: async () => null, games: search } }),
        `{ gameIds(${page}) { total ids } }`,
      );
    const expected = { gameIds: { total: 3, ids: ["2", "3"] } };
    expect(await ids(games, "offset: 1, limit: 5")).toEqual(expected);
    expect(await ids(games, "offset: -1, limit: -1")).toEqual({ gameIds: { total: 3, ids: [] } });
    expect(await ids(async () => null, "limit: 5")).toEqual({ gameIds: null });
  });
});

describe("the jackpot", () => {
  const pot = { "GET /wps/games/jackpot": { amount: 250123.5, currency: "KRW" } };
  const seenBy = async (jackpot: Brand["jackpot"], table: Record<string, unknown> = pot) => {
    const platform = fakePlatform(table);
    const brand = { ...aurora, jackpot };
    const scope = testScope({ brand, platform: { fetch: platform.fetch } });
    const answer = await send(scope, "{ jackpot { amount currency } }");
    return { answer, calls: platform.calls.length };
  };

  it("A37 CA82 is the platform's amount where the brand shows a real jackpot", async () => {
    const jackpot = { amount: "250123.50", currency: "KRW" };
    expect(await seenBy("live")).toEqual({ answer: { jackpot }, calls: 1 });
    const bare = { "GET /wps/games/jackpot": { amount: "7" } };
    expect((await seenBy("live", bare)).answer).toEqual({
      jackpot: { amount: "7.00", currency: "USD" },
    });
  });

  it.each(["simulated", "off"] as const)(
    "A37 is not requested where the jackpot is %s",
    async (kind) => {
      expect(await seenBy(kind)).toEqual({ answer: { jackpot: null }, calls: 0 });
    },
  );
});
