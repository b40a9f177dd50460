import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { run } from "../../testing/run.ts";

const account = {
  id: "7",
  account: "trial7",
  nickname: "Trial",
  type: 4,
  role: "TRIAL",
  currency: "USD",
} as const;

function portal(table: Record<string, unknown>, brand: Partial<Brand> = {}, session: object = {}) {
  const platform = fakePlatform(table);
  const scope = testScope({
    brand: { ...aurora, ...brand },
    session,
    platform: { fetch: platform.fetch, sandboxOrigin: "http://localhost:8789" },
  });
  const send = async (document: string) => {
    const answer = await run<Record<string, unknown>>(scope, document);
    const code = answer.errors?.[0]?.extensions.code;
    return code ? { code } : Object.values(answer.data ?? {})[0];
  };
  return { platform, send };
}

const menus = (vassalage: string) => [
  { gameCategory: "ELOTT", vendors: [{ vassalage, displayName: "L", lagerIcon: "/l.svg" }] },
];
const lottery = {
  gameCode: "VN5",
  name: "Five minutes",
  group: "Fast",
  icon: "/media/lottery/vn5.svg",
  drawAt: 1_800_000_000_000,
  intervalSeconds: 300,
};
const query = "{ lotteries { code name group icon drawAt intervalSeconds } }";

describe("lotteries", () => {
  it.each([
    ["TCG_LOTTO_VN", "ELOTT"],
    ["LOTT", "ELOTT"],
    ["TCG_SEA", "LOTT"],
  ])("C38 S28 A65 with a card of %s requests %s", async (vendor, prizeMode) => {
    const { send, platform } = portal({
      "GET /lgw/games/game_menus": menus(vendor),
      "GET /lgw/vn/games/game_menu": [lottery, { name: "no code" }],
    });
    expect(await send(query)).toEqual([
      {
        code: "VN5",
        name: "Five minutes",
        group: "Fast",
        icon: "http://localhost:8789/media/lottery/vn5.svg",
        drawAt: 1_800_000_000_000,
        intervalSeconds: 300,
      },
    ]);
    const requested = new URL(platform.calls.at(-1)?.url ?? "").searchParams;
    expect(Object.fromEntries(requested)).toEqual({ prizeMode, device: "WEB" });
  });

  it("A84 lists the derived mode first, then the brand's", async () => {
    const { send } = portal(
      { "GET /lgw/games/game_menus": menus("TCG_SEA") },
      { prizeModes: ["SEA", "LOTT"] },
    );
    expect(await send("{ lotteryPrizeModes }")).toEqual(["LOTT", "SEA"]);
  });

  it("C38 S24 returns the last draw, the next one and how the game starts", async () => {
    const known = { ...lottery, nodeId: 12, vassalage: "TCG_LOTTO_VN", gameType: "ELOTT" };
    const last = { gameCode: "VN5", numero: "20261122-7", openedAt: 5, numbers: [1, 2] };
    const { send, platform } = portal({
      "GET /lgw/vn/games/game_menu": [
        { ...known, numero: "20261122-8", last, roomId: "R1" },
        { ...lottery, gameCode: "VN6", nodeId: 13, last: { numbers: [1] } },
      ],
    });
    const game = "game { id name code type start roomId vendor { code } }";
    const fields = `code nextNumber lastDraw { number drawnAt numbers } ${game}`;
    expect(await send(`{ lotteries(prizeMode: ELOTT) { ${fields} } }`)).toEqual([
      {
        code: "VN5",
        nextNumber: "20261122-8",
        lastDraw: { number: "20261122-7", drawnAt: 5, numbers: ["1", "2"] },
        game: {
          id: "12",
          name: "Five minutes",
          code: "VN5",
          type: "ELOTT",
          start: "VN_LOTTERY",
          roomId: "R1",
          vendor: { code: "TCG_LOTTO_VN" },
        },
      },
      { code: "VN6", nextNumber: null, lastDraw: null, game: null },
    ]);
    expect(await send(`{ lotteries(prizeMode: ELOTT, codes: ["VN6", "?"]) { code } }`)).toEqual([
      { code: "VN6" },
    ]);
    expect(platform.calls).toHaveLength(1);
  });

  it("requests the mode that the page names, without reading the navigation", async () => {
    const { send, platform } = portal({ "GET /lgw/vn/games/game_menu": [] });
    expect(await send("{ lotteries(prizeMode: SEA) { code } }")).toEqual([]);
    expect(platform.calls).toHaveLength(1);
  });

  it("A56 is null where the brand switched it off", async () => {
    const { send } = portal({}, { calls: { C38: { enabled: false }, C40: { enabled: false } } });
    expect(await send("{ lotteries(prizeMode: LOTT) { code } }")).toBeNull();
    expect(await send(`{ lotteryDraws(gameCode: "VN5") { number } }`)).toBeNull();
  });

  it("C39 A19 returns what a trial account played, and nothing for a guest", async () => {
    const table = { "GET /lgw/vn/games/game_menu/recent": [lottery] };
    const recent = "{ recentLotteries { code } }";
    expect(await portal(table, {}, { token: "t", account }).send(recent)).toEqual([
      { code: "VN5" },
    ]);
    expect(await portal(table).send(recent)).toEqual({ code: "UNAUTHENTICATED" });
  });
});

describe("lotteryDraws", () => {
  it.each(["", "VN5&limit=1", "x".repeat(65), "../x"])(
    "C40 requests no draws of %j",
    async (code) => {
      const { send, platform } = portal({});
      const text = `{ lotteryDraws(gameCode: ${JSON.stringify(code)}) { number } }`;
      expect(await send(text)).toEqual([]);
      expect(platform.calls).toEqual([]);
    },
  );

  const draw = { gameCode: "VN5", numero: 20261121001, openedAt: 5, numbers: [1, "07", 33] };
  const shown = [{ number: "20261121001", drawnAt: 5, numbers: ["1", "07", "33"] }];
  const fields = "number drawnAt numbers";

  it.each([
    ["C40", "", "/lotto/lgw/games/opened/numero", "COMM3"],
    ["C41", ", board: VN", "/lgw/vn/numeros/opened/game", "AGEANNOUNCE3"],
  ])("%s reads the draws of a lottery", async (_id, board, path, moduleId) => {
    const { send, platform } = portal({ [`GET ${path}`]: [draw] });
    expect(
      await send(`{ lotteryDraws(gameCode: "VN5", limit: 900${board}) { ${fields} } }`),
    ).toEqual(shown);
    const [call] = platform.calls;
    expect(new URL(call?.url ?? "").search).toBe("?gameCode=VN5&limit=100");
    expect(call?.headers.get("moduleid")).toBe(moduleId);
    expect(call?.headers.get("authorization")).toBeNull();
  });
});

describe("rooms", () => {
  it("C33 lists the rooms of a vendor; an unknown state is closed", async () => {
    const room = { roomId: 3, name: "Gold", minBet: "5", maxBet: 500, players: 12, status: "OPEN" };
    const { send, platform } = portal(
      { "GET /wps/relay/GLS2_roomList": [room, { roomId: "4", name: "New", status: "?" }] },
      {},
      { token: "t", account },
    );
    const query = `{ rooms(vendorCode: "EG3") {
      id name minBet { amount currency } maxBet { amount } players status
    } }`;
    expect(await send(query)).toEqual([
      {
        id: "3",
        name: "Gold",
        minBet: { amount: "5.00", currency: "USD" },
        maxBet: { amount: "500.00" },
        players: 12,
        status: "OPEN",
      },
      { id: "4", name: "New", minBet: null, maxBet: null, players: null, status: "CLOSED" },
    ]);
    expect(new URL(platform.calls[0]?.url ?? "").search).toBe("?vassalage=EG3");
  });

  it("U48 A109 C33 leaves out other games' rooms, and keeps rooms without a game", async () => {
    const rooms = [
      { roomId: "1", gameCode: "A", name: "One" },
      { roomId: "2", gameCode: "B", name: "Two" },
      { roomId: "3", name: "Three" },
    ];
    const { send, platform } = portal(
      { "GET /wps/relay/GLS2_roomList": rooms },
      {},
      { token: "t", account },
    );
    expect(await send('{ rooms(vendorCode: "KT", gameCode: "A") { id } }')).toEqual([
      { id: "1" },
      { id: "3" },
    ]);
    const requested = new URL(platform.calls.at(-1)?.url ?? "").searchParams;
    expect(Object.fromEntries(requested)).toEqual({ vassalage: "KT", gameCode: "A" });
  });
});
