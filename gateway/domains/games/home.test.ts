import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const sandboxOrigin = "http://localhost:8789";
const logo = "/media/vendors/PG.svg";

const menus = [
  {
    gameCategory: "LIVE",
    sort: 1,
    vendors: [{ vassalage: "EG3", displayName: "Glow", lagerIcon: null }],
  },
  {
    gameCategory: "ARCADE",
    displayName: "Arcade hall",
    sort: 2,
    vendors: [{ vassalage: "AH", displayName: "Hall", lagerIcon: null }],
  },
  {
    gameCategory: "RNG",
    sort: 3,
    vendors: [
      { vassalage: "PG", displayName: "Paper Gate", lagerIcon: logo },
      { vassalage: "PP", displayName: "Pepper", lagerIcon: "javascript:alert(1)" },
    ],
  },
];

const hot = Array.from({ length: 24 }, (_, index) => ({
  nodeId: index + 1,
  vassalage: index % 2 ? "PG" : "PP",
  gameType: "RNG",
  nodeName: `Hot ${index + 1}`,
  iconUrl: `/media/games/${index + 1}.svg`,
  supportPlay: index === 0 ? 0 : 1,
}));

const win = (nodeId: number, customerName: string) => ({
  vo: {
    customerId: nodeId,
    customerName,
    iconUrl: "/media/games/1.svg",
    gameName: "Koi",
    winAmount: "1234.5600",
    vassalage: "PG",
    gameCode: "pg-1",
    isGame: "GAME",
    nodeId,
    gameType: "RNG",
  },
});

const table = {
  "GET /lgw/games/game_menus": menus,
  "GET /wps/relay/GCSGAME_hotGamesV2": { list: hot },
  "GET /wps/relay/ODSFE2_getWinnerBoard": {
    list: [win(1, "luckystar"), { vo: { customerName: "broken" } }, win(2, "ab***9")],
  },
  "GET /wps/relay/GCSGAME_getVassGameType": {
    RNG: {
      gameClassify: [
        {
          key: "MEGAWAY",
          name: "Many ways",
          vendors: { PG: { vassalage: "PG", displayName: "Paper Gate" } },
        },
        { key: "JP", name: "" },
      ],
    },
  },
  "GET /wps/relay/GCSGAME_newGameVendor": {
    data: {
      lanes: [
        {
          title: "Slots",
          gameType: "RNG",
          cards: [
            { vassalage: "PG", displayName: "Paper Gate", lagerIcon: logo },
            {
              vassalage: "",
              displayName: "More",
              lagerIcon: "/media/tiles/slots.svg",
              type: "more",
            },
          ],
        },
      ],
    },
  },
};

function guest() {
  const platform = fakePlatform(table);
  return { platform, scope: testScope({ platform: { fetch: platform.fetch, sandboxOrigin } }) };
}

describe("the home page's games", () => {
  it("C25 D-4 U13 R43 keeps the platform's order of categories, unknown types included, and gives each its path", async () => {
    const { scope } = guest();
    const { categories } = await send<{ categories: object[] }>(
      scope,
      "{ categories { type name path vendors { code name logo } } }",
    );
    expect(categories).toEqual([
      {
        type: "LIVE",
        name: "Live",
        path: "/live",
        vendors: [{ code: "EG3", name: "Glow", logo: null }],
      },
      {
        type: "ARCADE",
        name: "Arcade hall",
        path: "/arcade",
        vendors: [{ code: "AH", name: "Hall", logo: null }],
      },
      {
        type: "RNG",
        name: "Rng",
        path: "/rng",
        vendors: [
          { code: "PG", name: "Paper Gate", logo: sandboxOrigin + logo },
          { code: "PP", name: "Pepper", logo: null },
        ],
      },
    ]);
  });

  it("C27 K3 K4 A31 returns 12 of 24 hot games, and all their vendors with one call", async () => {
    const { platform, scope } = guest();
    const { hotGames } = await send<{ hotGames: { name: string; vendor: object }[] }>(
      scope,
      "{ hotGames { name freeTrial vendor { name logo } } }",
    );
    expect(hotGames).toHaveLength(12);
    expect(hotGames[0]).toEqual({
      name: "Hot 1",
      freeTrial: true,
      vendor: { name: "Pepper", logo: null },
    });
    expect(hotGames[1]?.vendor).toEqual({ name: "Paper Gate", logo: sandboxOrigin + logo });
    expect(platform.calls.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      "/lgw/games/game_menus",
      "/wps/relay/GCSGAME_hotGamesV2",
    ]);
  });

  it("C45 K8 D-10 A36 A96 returns wins in order, with masked names and decimal text; drops an invalid win", async () => {
    const { platform, scope } = guest();
    const { winners } = await send<{ winners: object[] }>(
      scope,
      "{ winners { customer win { amount currency } game { id name type code start } } }",
    );
    const game = { name: "Koi", type: "RNG", code: "pg-1", start: "FRAME" };
    const money = { amount: "1234.56", currency: "USD" };
    expect(winners).toEqual([
      { customer: "lu****r", win: money, game: { id: "1", ...game } },
      { customer: "ab***9", win: money, game: { id: "2", ...game } },
    ]);
    const requested = new URL(platform.calls[0]?.url ?? "").searchParams;
    expect([requested.get("gameCategory"), requested.get("limitNum")]).toEqual(["ALL", "20"]);
  });

  it("A137 A36 a win has its own currency, else the brand's, for every viewer", async () => {
    const inWon = { vo: { ...win(1, "luckystar").vo, currency: "KRW" } };
    const board = { list: [inWon, win(2, "ab***9")] };
    const { fetch } = fakePlatform({ "GET /wps/relay/ODSFE2_getWinnerBoard": board });
    for (const language of aurora.languages) {
      const scope = { ...testScope({ platform: { fetch } }), language };
      const { winners } = await send<{ winners: { win: { currency: string } }[] }>(
        scope,
        "{ winners { win { currency } } }",
      );
      expect(winners.map((one) => one.win.currency)).toEqual(["KRW", "USD"]);
    }
  });

  it('C29 D-2 D-3 A83 returns lanes of cards, and marks the "more" card', async () => {
    const { scope } = guest();
    const { vendorLanes } = await send<{ vendorLanes: object[] }>(
      scope,
      "{ vendorLanes { title type path vendors { more image vendor { code name } } } }",
    );
    expect(vendorLanes).toEqual([
      {
        title: "Slots",
        type: "RNG",
        path: "/rng",
        vendors: [
          { more: false, image: sandboxOrigin + logo, vendor: { code: "PG", name: "Paper Gate" } },
          {
            more: true,
            image: `${sandboxOrigin}/media/tiles/slots.svg`,
            vendor: { code: "more", name: "More" },
          },
        ],
      },
    ]);
  });

  it("A23 A25 C28 D-5 U22 U23 returns the data of a route table's page, and null for another path", async () => {
    const { scope } = guest();
    const query = `query ($path: String!) {
      lobby(path: $path) {
        path titleKey title type vendorCodes classKey classes { key name } vendors { code }
      }
    }`;
    expect(await send(scope, query, { path: "/pp/" })).toEqual({
      lobby: {
        path: "/pp",
        titleKey: null,
        title: "Pepper",
        type: "RNG",
        vendorCodes: ["PP"],
        classKey: null,
        classes: [
          { key: "MEGAWAY", name: "Many ways" },
          { key: "JP", name: "JP" },
        ],
        vendors: [{ code: "PP" }],
      },
    });
    const across = await send<{ lobby: object }>(scope, query, { path: "/hot" });
    expect(across.lobby).toMatchObject({ type: null, classKey: "HOT", classes: [], vendors: [] });
    expect(await send(scope, query, { path: "/nowhere" })).toEqual({ lobby: null });
  });

  it("R30 R32-R36 A25 A116 a vendor's page has its games of every type, and the platform's title", async () => {
    const { scope } = guest();
    const query = `query ($path: String!) {
      lobby(path: $path) { titleKey title type vendorCodes classes { key } vendors { code } }
    }`;
    const { lobby } = await send<{ lobby: object }>(scope, query, { path: "/pg" });
    expect(lobby).toEqual({
      titleKey: null,
      title: "Paper Gate",
      type: null,
      vendorCodes: ["PG"],
      classes: [{ key: "MEGAWAY" }],
      vendors: [{ code: "PG" }],
    });
    // A vendor without a name is shown by its code.
    expect(await send(scope, query, { path: "/ss" })).toMatchObject({
      lobby: { title: "SS", type: null },
    });
  });

  it("R43 R44 U13 a type that only the platform knows has a page; an unknown type has none", async () => {
    const { scope } = guest();
    const query = `query ($path: String!) {
      lobby(path: $path) { path titleKey title type vendors { code } }
    }`;
    expect(await send(scope, query, { path: "/arcade" })).toEqual({
      lobby: {
        path: "/arcade",
        titleKey: null,
        title: "Arcade hall",
        type: "ARCADE",
        vendors: [{ code: "AH" }],
      },
    });
    expect(await send(scope, query, { path: "/casual" })).toEqual({ lobby: null });
  });

  it("R19 R20 R43 K45 lottery and electronic lottery each have a page of their own type", async () => {
    const { scope } = guest();
    const query = "query ($path: String!) { lobby(path: $path) { type } }";
    expect(await send(scope, query, { path: "/lott" })).toEqual({ lobby: { type: "LOTT" } });
    expect(await send(scope, query, { path: "/elott" })).toEqual({ lobby: { type: "ELOTT" } });
  });

  it("makes each call once per page, however many operations the page runs", async () => {
    const { platform, scope } = guest();
    await Promise.all([
      send(scope, "{ categories { path } hotGames { vendor { logo } } winners { customer } }"),
      send(scope, "{ categories { vendors { name } } hotGames(limit: 24) { id } }"),
      send(scope, '{ lobby(path: "/rng") { vendors { name } classes { key } } }'),
    ]);
    const paths = platform.calls.map(({ url }) => new URL(url).pathname);
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths).toHaveLength(4);
  });
});
