import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const menuPath = "/lgw/vn/games/game_menu?device=WEB&prizeMode=";

interface Game {
  nodeId: number;
  vassalage: string;
  gameCode: string;
  gameType: string;
  roomId?: string;
}

/** The state of a bet on the game's page. */
interface Bet {
  errorCode?: string;
  settlesAt: number;
  [more: string]: unknown;
}

/** The draw on the game's page that accepts bets. */
interface RoomState {
  draw: { numero: string; drawAt: number };
  [more: string]: unknown;
}

/** A game's page, opened for real money. */
async function open(client: SandboxClient, token: string, game: Game, roomId = "") {
  const { json } = await client.launch(token, game, roomId ? { roomId } : {});
  const { pathname } = new URL(json.value.url);
  return {
    bet: async (kind: string, stake: string, choice: unknown) => {
      const body = JSON.stringify({ kind, stake, choice });
      const answer = await client.fetch(`${pathname}/round`, { method: "POST", body });
      return (await answer.json()) as Bet;
    },
    state: async () => (await (await client.fetch(`${pathname}/bets`)).json()) as RoomState,
  };
}

async function games(client: SandboxClient, gameType: string): Promise<Game[]> {
  const list = await client.games(`gameType=${gameType}&pageSize=20`);
  return list.filter(({ isGame }) => isGame === "GAME");
}

/** The ledger's figures of a member. */
function reader(client: SandboxClient, token: string) {
  const range = () => `from=${Date.now() - 60_000}&to=${Date.now() + 2 * 86_400_000}`;
  const get = (path: string) => client.get(token, path);
  return {
    wallet: () => get("/wps/v2/wallets/balance?typeId=0"),
    records: () => get(`/wps/records/games?${range()}&pageSize=50`),
  };
}

it("A135 C33 a room keeps to its limits, and closes with its countdown", async () => {
  const client = testWorld("draw-limits");
  const token = await client.tokenOf("player1");
  const { json: menu } = await client.call(`${menuPath}ELOTT`);
  const lottery = menu.find(
    (row: { intervalSeconds: number; roomId?: string; vassalage: string }) =>
      row.intervalSeconds >= 180 && row.intervalSeconds < 3600 && row.roomId,
  );
  const query = `vassalage=${lottery.vassalage}&gameCode=${lottery.gameCode}`;
  const { json: found } = await client.call(`/wps/relay/GLS2_roomList?${query}`, { token });
  const open1 = found.value.filter(({ status }: { status: string }) => status === "OPEN");
  expect(open1.length).toBeGreaterThan(0);
  for (const { roomId, minBet, maxBet } of open1) {
    const room = await open(client, token, lottery, roomId);
    const { draw } = await room.state();
    const choice = { draw: draw.numero, place: 1, pick: "odd" };
    const code = async (stake: number) =>
      (await room.bet("lottery", stake.toFixed(2), choice)).errorCode;
    expect(await code(Number(minBet) - 0.01)).toBe("amount.out.of.range");
    expect(await code(Number(maxBet) + 0.01)).toBe("amount.out.of.range");
    expect(await code(Number(minBet))).toBeUndefined();
    const wrong = { ...choice, place: 9 };
    expect((await room.bet("lottery", minBet, wrong)).errorCode).toBe("request_param_err");
    expect((await room.bet("dice", minBet, { target: 45, over: false })).errorCode).toBe(
      "request_param_err",
    );
  }
  const room = await open(client, token, lottery, open1[0].roomId);
  const { draw } = await room.state();
  await client.ahead(Math.ceil((draw.drawAt - Date.now()) / 1000) + 1);
  const late = { draw: draw.numero, place: 1, pick: "odd" };
  expect((await room.bet("lottery", open1[0].minBet, late)).errorCode).toBe("room.closed");
});

// A bet on sports or e-sports is on a match of the timetable (below).
it.each(["COCKFIGHT", "BINGO"])(
  "A135 a bet on %s is pending for one minute, also with nobody there",
  async (gameType) => {
    const client = testWorld(`match-${gameType.toLowerCase()}`);
    const token = await client.tokenOf("player1");
    const [game] = await games(client, gameType);
    if (!game) throw new Error(`no game of ${gameType}`);
    const room = await open(client, token, game);
    const read = reader(client, token);
    const before = await read.wallet();
    const { settlesAt } = await room.bet("dice", "10.00", { target: 45, over: false });
    expect(settlesAt - Date.now()).toBeGreaterThan(50_000);
    expect(settlesAt - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await read.wallet()).pending).toBe("10.0000");
    // A start at the same vendor gives no pending bet back.
    await open(client, token, game);
    expect((await read.wallet()).pending).toBe("10.0000");
    await client.ahead(61);
    // The account itself makes no call; a call of another account settles its bet.
    await client.call("/wps/system/helpCenter");
    const { content, totals } = await read.records();
    expect(content[0]).toMatchObject({ status: "SETTLED", at: settlesAt, draw: null });
    expect(totals).toMatchObject({ stake: "10.0000", pending: "0.0000" });
    const after = await read.wallet();
    const moved = Number(after.balance) - Number(before.balance);
    expect(moved).toBeCloseTo(Number(content[0].win) - 10, 4);
  },
);

it("A135 A171 CA94 a bet on a sports room is on the next match of its timetable, which settles it", async () => {
  const client = testWorld("timetable");
  const token = await client.tokenOf("player1");
  const { json } = await client.call("/wps/relay/GCSGAME_fixtures", { module: "GAMELO3" });
  const { list } = json.value;
  // Not the very next one, which may start while this test runs.
  const { game, home, away, startsAt } = list[3];
  const room = await open(client, token, game);
  expect(await room.state()).toMatchObject({ match: { home, away, startsAt } });
  const { settlesAt } = await room.bet("dice", "20.00", { target: 45, over: false });
  expect(settlesAt).toBe(startsAt + 60_000);
  const read = reader(client, token);
  await client.ahead(Math.ceil((settlesAt - Date.now()) / 1000) - 5);
  expect((await read.wallet()).pending).toBe("20.0000");
  await client.ahead(Math.ceil((settlesAt - Date.now()) / 1000) + 1);
  expect((await read.wallet()).pending).toBe("0.0000");
});

it("A135 CA20 lottery bets of the seed are by the draws that are shown", async () => {
  const client = testWorld("seeded-draws");
  const token = await client.tokenOf("agent1");
  const week = `from=${Date.now() - 2 * 86_400_000}&to=${Date.now()}`;
  const path = `/wps/records/games?${week}&pageSize=100&account=*&gameType=LOTT`;
  const { content } = (await client.call(path, { token })).json.value;
  expect(content.length).toBeGreaterThan(5);
  const wins = content.filter(({ win }: { win: string }) => Number(win) > 0);
  expect(wins.length).toBeGreaterThan(0);
  for (const { draw, win, stake, placedAt, settlesAt, at } of content) {
    expect(placedAt).toBeLessThan(settlesAt);
    expect(settlesAt).toBeLessThanOrEqual(at);
    const [, place = "", chosen = ""] = /^Ball (\d+): (.+)$/.exec(draw.choice) ?? [];
    const ball = draw.numbers[Number(place) - 1];
    const won =
      { odd: ball % 2 === 1, even: ball % 2 === 0, big: ball > 4, small: ball < 5 }[chosen] ??
      Number(chosen) === ball;
    expect(Number(win) > 0).toBe(won);
    expect(Number(win) / Number(stake)).toBeCloseTo(won ? (chosen.length > 2 ? 1.92 : 9.6) : 0, 2);
  }
});
