import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { game, gameList, list, settings } from "../../testing/game-list.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { player } from "../../testing/player.ts";
import { send } from "../../testing/run.ts";

const account = { ...player, currency: "KRW" };

const query = `query ($filter: GameFilter!, $offset: Int, $limit: Int) {
  games(filter: $filter, offset: $offset, limit: $limit) {
    nodes { id name image type code hot new freeTrial start lines
      minBet { amount currency } vendor { code name } }
    pageInfo { offset limit total hasMore }
  }
}`;

interface Games {
  games: { nodes: { id: string }[]; pageInfo: object };
}

describe("lists of games", () => {
  it("A224 C26 filters tables by what the platform names, and an unknown language of dealers causes no call", async () => {
    const map = { LIVE: { gameClassify: [], dealerLanguages: ["en", "ko", "?"] } };
    const platform = fakePlatform({
      [list]: gameList,
      "GET /wps/relay/GCSGAME_getVassGameType": map,
    });
    const tables = (dealerLanguage: string) =>
      send<Games & { lobby: { dealerLanguages: string[] } }>(
        testScope({ platform: settings(platform.fetch) }),
        `query ($filter: GameFilter!) {
          games(filter: $filter) { nodes { id } } lobby(path: "/live") { dealerLanguages } }`,
        { filter: { type: "LIVE", dealerLanguage, freeSeats: true } },
      );
    const { lobby } = await tables("ko");
    expect(lobby.dealerLanguages).toEqual(["en", "ko"]);
    const listed = () =>
      platform.calls
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname.endsWith("GCSGAME_gameList"));
    expect(Object.fromEntries(listed()[0]?.searchParams ?? [])).toMatchObject({
      gameType: "LIVE",
      dealerLanguage: "ko",
      freeSeats: "1",
    });
    expect((await tables("fr")).games.nodes).toEqual([]);
    expect(listed()).toHaveLength(1);
  });

  it("L7 A226 C26 filters by the themes and features that the platform names, and an unknown one causes no call", async () => {
    const named = (key: string) => ({ key, name: `the ${key}` });
    const more = {
      rtp: "96.5",
      volatility: "high",
      theme: named("SEA"),
      features: [named("WAYS")],
    };
    const platform = fakePlatform({
      [list]: { games: [game(1, more), game(2, { rtp: 0.96, theme: "SEA" })], total: 2 },
      "GET /wps/relay/GCSGAME_getVassGameType": {
        RNG: { gameClassify: [], themes: [named("SEA")], features: [named("WAYS"), { key: "X" }] },
      },
    });
    const read = (filter: object) =>
      send<Games & { lobby: object }>(
        testScope({ platform: settings(platform.fetch) }),
        `query ($filter: GameFilter!) {
          games(filter: $filter) { nodes { id rtp volatility theme { key name } features { key } } }
          lobby(path: "/rng") { themes { key } features { key } } }`,
        { filter: { type: "RNG", ...filter } },
      );
    const { games, lobby } = await read({ theme: "SEA", feature: "WAYS" });
    expect(games.nodes).toEqual([
      {
        id: "1",
        rtp: 96.5,
        volatility: "HIGH",
        theme: { key: "SEA", name: "the SEA" },
        features: [{ key: "WAYS" }],
      },
      { id: "2", rtp: null, volatility: null, theme: null, features: [] },
    ]);
    expect(lobby).toEqual({ themes: [{ key: "SEA" }], features: [{ key: "WAYS" }] });
    const listed = () =>
      platform.calls
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname.endsWith("GCSGAME_gameList"));
    expect(Object.fromEntries(listed()[0]?.searchParams ?? [])).toMatchObject({
      theme: "SEA",
      feature: "WAYS",
    });
    expect((await read({ theme: "SPACE" })).games.nodes).toEqual([]);
    expect((await read({ feature: "X" })).games.nodes).toEqual([]);
    expect(listed()).toHaveLength(1);
  });

  it.each(["HOT SLOTS", "A&B", "x".repeat(41)])(
    "C26 returns no games for the unknown class %j",
    async (classKey) => {
      const platform = fakePlatform({});
      const scope = testScope({ platform: settings(platform.fetch) });
      const filter = { type: "RNG", classKey };
      const { games } = await send<Games>(scope, query, { filter, offset: 0, limit: 5 });
      expect(games).toEqual({
        nodes: [],
        pageInfo: { offset: 0, limit: 5, total: 0, hasMore: false },
      });
      expect(platform.calls).toEqual([]);
    },
  );

  it("C26 D-1 D-7 sends the row's constants and returns the gateway's field names", async () => {
    const platform = fakePlatform({ [list]: gameList });
    const scope = testScope({ platform: settings(platform.fetch) });
    const filter = {
      type: "LIVE",
      vendorCodes: ["EG7", "EG3", "EG4"],
      classKey: "BAC",
      minBet: 1,
      minLines: 25,
    };
    const { games } = await send<Games>(scope, query, { filter, offset: 20, limit: 20 });
    const requested = Object.fromEntries(new URL(platform.calls[0]?.url ?? "").searchParams);
    // A85: the vendors of EVO are sent merged; A88, A89: constants and merchant of this row.
    expect(requested).toEqual({
      clientType: "3",
      platform: "flash,html5-desktop",
      merchant: scope.brand.merchant,
      language: "EN",
      gameType: "LIVE",
      vassalage: "EG3,EG4,EG7",
      gameClassify: "BAC",
      minBet: "1",
      minLineNum: "25",
      pageNo: "2",
      pageSize: "20",
    });
    expect(games.pageInfo).toEqual({ offset: 20, limit: 20, total: 57, hasMore: true });
    expect(games.nodes[0]).toEqual({
      id: "21",
      name: "Game 21",
      image: "http://localhost:8789/media/games/21.svg",
      type: "RNG",
      code: "pg-21",
      // The first cards of a list have no mark (H12).
      hot: false,
      new: false,
      freeTrial: true,
      start: "FRAME",
      lines: 25,
      minBet: { amount: "0.20", currency: "USD" },
      vendor: { code: "PG", name: "Paper Gate" },
    });
  });

  it("A68 A137 labels the minimum bet of a public list with the brand's currency, for every viewer", async () => {
    const platform = fakePlatform({
      [list]: gameList,
      "GET /wps/relay/GCSGAME_hotGamesV2": { list: [game(21)] },
      "GET /wps/relay/GCSGAME_gameInfo": { game: game(21) },
    });
    const minBet = { amount: "0.20", currency: "USD" };
    const lists = `games(filter: { type: "RNG" }) { nodes { minBet { amount currency } } }
      hotGames(limit: 1) { minBet { amount currency } }`;
    const language = aurora.languages.find(({ currency }) => currency === "KRW");
    const guest = testScope({ platform: settings(platform.fetch), language });
    const shown = await send<Games>(guest, `{ ${lists} }`);
    expect(shown).toMatchObject({ hotGames: [{ minBet }] });
    expect(shown.games.nodes[0]).toEqual({ minBet });
    const session = { token: "tok", account };
    const member = testScope({ platform: settings(platform.fetch), session, language });
    const own = await send<Games>(
      member,
      `{ ${lists} game(id: "21") { minBet { amount currency } } }`,
    );
    expect(own).toMatchObject({ hotGames: [{ minBet }], game: { minBet } });
    expect(own.games.nodes[0]).toEqual({ minBet });
  });

  it("A99 K36 sends bet and lines only if the visitor chose them", async () => {
    const platform = fakePlatform({
      "GET /wps/relay/GCSGAME_gameList": { games: [], totalPages: 0 },
    });
    const scope = testScope({ platform: settings(platform.fetch) });
    await send(scope, query, { filter: { type: "RNG" }, offset: 0, limit: 5 });
    const requested = new URL(platform.calls[0]?.url ?? "").searchParams;
    expect([requested.get("minBet"), requested.get("minLineNum")]).toEqual([null, null]);
  });

  it("C26 A30 pages by offset across the platform's pages", async () => {
    const platform = fakePlatform({ [list]: gameList });
    const seen: string[] = [];
    for (const [offset, limit] of [
      [0, 10],
      [10, 12],
      [22, 12],
      [34, 12],
      [46, 12],
    ]) {
      const scope = testScope({ platform: settings(platform.fetch) });
      const { games } = await send<Games>(scope, query, { filter: { type: "RNG" }, offset, limit });
      seen.push(...games.nodes.map(({ id }) => id));
    }
    expect(seen).toEqual(Array.from({ length: 57 }, (_, index) => String(index + 1)));
  });

  it('never treats impossible vendor codes as "all vendors"', async () => {
    const platform = fakePlatform({ [list]: gameList });
    const scope = testScope({ platform: settings(platform.fetch) });
    const { games } = await send<Games>(scope, query, { filter: { vendorCodes: ["a,b", "%"] } });
    expect(games.nodes).toEqual([]);
    expect(platform.calls).toHaveLength(0);
  });
});
