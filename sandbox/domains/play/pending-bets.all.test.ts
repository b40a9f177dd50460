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
    profit: async () => (await get(`/wps/records/profit?${range()}`)).totals,
    entries: async (kind: string) => get(`/wps/records/transactions?${range()}&kind=${kind}`),
  };
}

it("A135 C38 C40 CA20 CA22 a lottery bet waits for its draw and is settled by the numbers that are shown", async () => {
  const client = testWorld("draw-bets");
  const token = await client.tokenOf("player1");
  const { json: menu } = await client.call(`${menuPath}LOTT`);
  const lottery = menu.find((row: { intervalSeconds: number }) => row.intervalSeconds === 300);
  const room = await open(client, token, lottery);
  const { draw } = await room.state();
  expect(draw).toMatchObject({ numero: lottery.numero, drawAt: lottery.drawAt });
  const read = reader(client, token);
  const before = await read.wallet();
  const profitBefore = await read.profit();
  const picks = ["odd", "even", "big", "small", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const pick of picks) {
    const answer = await room.bet("lottery", "10.00", { draw: draw.numero, place: 1, pick });
    expect(answer).toMatchObject({ settlesAt: draw.drawAt, win: "0.0000" });
  }
  const stakes = 10 * picks.length;
  const pending = await read.wallet();
  expect(Number(before.balance) - Number(pending.balance)).toBeCloseTo(stakes, 4);
  expect(Number(pending.pending)).toBe(stakes);
  expect(await read.profit()).toEqual(profitBefore);
  const open1 = await read.records();
  expect(open1.content.map(({ status }: { status: string }) => status)).toEqual(
    picks.map(() => "OPEN"),
  );
  expect(open1.totals).toMatchObject({ stake: "0.0000", pending: `${stakes}.0000` });

  // The draw settles everything once, on the first call after it, also with parallel calls.
  await client.ahead(Math.ceil((draw.drawAt - Date.now()) / 1000) + 1);
  await Promise.all(Array.from({ length: 8 }, () => room.state()));
  const [shown] = (
    await client.call(`/lotto/lgw/games/opened/numero?gameCode=${lottery.gameCode}&limit=1`)
  ).json;
  expect(shown.numero).toBe(draw.numero);
  const [ball] = shown.numbers;
  const settled = (await read.records()).content;
  const won = (pick: string | number) =>
    ({ odd: ball % 2 === 1, even: ball % 2 === 0, big: ball > 4, small: ball < 5 })[pick] ??
    pick === ball;
  for (const { draw: on, win, status, at } of settled) {
    expect([status, at]).toEqual(["SETTLED", draw.drawAt]);
    expect(on).toMatchObject({ numero: draw.numero, numbers: shown.numbers });
    const chosen = /^Ball 1: (.+)$/.exec(on.choice)?.[1] ?? "";
    const pick = Number.isNaN(Number(chosen)) ? chosen : Number(chosen);
    const pays = typeof pick === "number" ? 96 : 19.2;
    expect(Number(win), on.choice).toBe(won(pick) ? pays : 0);
  }
  const paid = 96 + 2 * 19.2;
  const after = await read.wallet();
  expect(Number(after.balance)).toBeCloseTo(Number(pending.balance) + paid, 4);
  expect(Number(after.pending)).toBe(0);
  const profit = await read.profit();
  expect(Number(profit.stake) - Number(profitBefore.stake)).toBeCloseTo(stakes, 4);
  expect(Number(profit.win) - Number(profitBefore.win)).toBeCloseTo(paid, 4);
  expect((await read.entries("WIN")).content).toHaveLength(3);
  // Another call pays nothing more, also after the world was opened again.
  await client.switch("reopen");
  expect((await read.wallet()).balance).toBe(after.balance);
});

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

it("A135 C33 a live table enforces its limits too", async () => {
  const client = testWorld("table-limits");
  const token = await client.tokenOf("player1");
  const table = (await games(client, "LIVE")).find(({ roomId }) => roomId);
  if (!table) throw new Error("no live table");
  const query = `vassalage=${table.vassalage}&gameCode=${table.gameCode}`;
  const { json } = await client.call(`/wps/relay/GLS2_roomList?${query}`, { token });
  const { minBet } = json.value[0];
  const room = await open(client, token, table);
  const low = (Number(minBet) - 0.05).toFixed(2);
  expect((await room.bet("table", low, "player")).errorCode).toBe("amount.out.of.range");
  expect((await room.bet("table", minBet, "player")).settlesAt).toBeNull();
});

it.each(["ESPORTS", "COCKFIGHT", "BINGO"])(
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
  expect(list).toHaveLength(24);
  expect(new Set(list.map(({ id }: { id: string }) => id)).size).toBe(24);
  const starts = list.map(({ startsAt }: { startsAt: number }) => startsAt);
  expect(starts).toEqual(starts.toSorted((a: number, b: number) => a - b));
  expect(starts[0]).toBeGreaterThan(Date.now());
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

it("A135 R46 R47 the lotteries of South-East Asia and Vietnam are games of their own", async () => {
  const client = testWorld("lottery-names");
  const names = async (prizeMode: string, vendor: string) => {
    const { json } = await client.call(`${menuPath}${prizeMode}`);
    return json
      .filter((row: { vassalage: string }) => row.vassalage === vendor)
      .map(({ name, group }: { name: string; group: string }) => [name, group]);
  };
  const own = await names("LOTT", "LOTT");
  const sea = await names("SEA", "TCG_SEA");
  const vn = await names("ELOTT", "TCG_LOTTO_VN");
  for (const place of [0, 1]) {
    const seen = [own, sea, vn].map((list) => new Set(list.map((row: string[]) => row[place])));
    const all = seen.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
  }
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
