import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;
const agents = ["agent1", "agent2", "agent3"] as const;

/** Amounts in the ledger's units: no float adds them up. */
const units = (text: string) => Math.round(Number(text) * 10_000);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Offers of the seeded world that are taken. */
const offers = [
  ["player1", "REALTIME", "/wps/relay/MCSFE_processRealTimeSalaryContract", "RTSALARY3"],
  ["agent2", "DIVIDEND", "/wps/relay/MCS2_processDividendReq", "SIGNCONDIV3"],
] as const;

type Row = Record<string, string> & { id: string; account: string; type: string; level: number };
interface Entry {
  memberId: number | null;
  transferId: number;
  amount: number;
  kind: string;
  at: number;
}

/** All accounts below an agent, read level by level as the agent center does. */
async function walk(client: SandboxClient, token: string, parent = ""): Promise<Row[]> {
  const path = `/wps/agent/downline?pageSize=100&parent=${parent}`;
  const rows: Row[] = (await client.call(path, { token })).json.value.content;
  const below = rows.filter(({ type }) => type === "AGENT");
  const lines = await Promise.all(below.map(({ id }) => walk(client, token, id)));
  return [...rows, ...lines.flat()];
}

/** What a team does in a day and what falls due until the next month: money of every kind, at four levels. */
async function live(client: SandboxClient, tokens: Map<string, string>, deep: string) {
  const token = (account: string) => ({ token: tokens.get(account) ?? "" });
  const once = () => ({ requestId: crypto.randomUUID() });
  const pay = (account: string, methodId: string, amount: string) =>
    client.sealed(
      "/wps/deposit/requests",
      { methodId, amount, ...once() },
      { ...token(account), module: "DEPOSIT3" },
    );
  await pay("player1", "ewallet", "150");
  await pay(deep, "bank", "200");
  await client.ahead(21);
  await client.playDice(tokens.get("player1") ?? "", ["12.34", "20.00", "7.01", "3.50"]);
  await client.playDice(tokens.get(deep) ?? "", ["25.00", "1.99", "40.00"]);
  const rebate = { ...token("player1"), module: "MANPLAYREB3", body: once() };
  expect((await client.call("/wps/rebate", rebate)).json.success).toBe(true);
  const paymentPassword = "246810";
  const out = { cardId: "1", amount: "60", paymentPassword, ...once() };
  const taken = { ...token("player1"), module: "WITHDRAW3" };
  expect((await client.sealed("/wps/withdraw/requests", out, taken)).json.success).toBe(true);
  for (const [from, to] of [
    ["agent1", "agent2"],
    ["agent2", "player1"],
    ["agent3", deep],
  ] as const) {
    const send = {
      direction: "DOWNLINE",
      account: to,
      amount: "33.33",
      paymentPassword,
      ...once(),
    };
    const { json } = await client.sealed("/wps/transfer/line", send, token(from));
    expect(json.success, `${from} to ${to}`).toBe(true);
  }
  for (const [account, kind, path, module] of offers) {
    const book = await client.call(`/wps/contracts?kind=${kind}`, token(account));
    const [{ requestId }] = book.json.value.offers;
    const body = { action: "ACCEPT", requestId };
    const { json } = await client.call(path, { ...token(account), module, body });
    expect(json.value.state, kind).toBe("ACTIVE");
  }
  await client.playDice(tokens.get("player1") ?? "", ["9.00", "11.00"]);
  const now = new Date();
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  await client.ahead(Math.ceil((nextMonth - now.getTime()) / 1000) + 3600);
}

it("A119 A121 CA100 CA20 CA51 CA57 CA59 CA60 CA61 CA62 CA63 CA64 CA65 U30 the reports' sums match the ledger", async () => {
  const client = testWorld("adding-up");
  const agent1 = await client.tokenOf("agent1");
  const team = await walk(client, agent1);
  const deep = team.find(({ level, type }) => level === 4 && type === "MEMBER")?.account ?? "";
  const accounts = [...agents, "player1", deep];
  const signedIn = accounts.map(async (name) => [name, await client.tokenOf(name)] as const);
  const tokens = new Map(await Promise.all(signedIn));
  const from = Math.floor(Date.now() / dayMs - 1) * dayMs;
  await live(client, tokens, deep);

  const { clockAheadMs } = await client.switch("set", { method: "GET" });
  const range = `from=${from}&to=${Date.now() + clockAheadMs}`;
  const get = async (path: string, token = agent1) =>
    (await client.call(`${path}${path.includes("?") ? "&" : "?"}${range}`, { token })).json.value;
  /** The rows of all pages of a list. */
  const every = async (path: string, token: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { content, totalPages } = await get(`${path}?pageSize=100&pageNo=${page}`, token);
      rows.push(...content);
      if (page >= totalPages) return rows;
    }
  };
  const overview = await get("/wps/agent/overview");
  const profit = await get("/wps/agent/profitLoss?pageSize=100");
  const revenue = await get("/wps/agent/revenue");
  const rounds = await get("/wps/records/games?account=*");
  const entries: Entry[] = await client.switch("entries", { method: "GET" });

  const ids = new Set([200001, ...team.map(({ id }) => Number(id))]);
  const own = entries.filter(({ memberId, at }) => ids.has(memberId ?? 0) && at >= from);
  const booked = (kind: string, whose: readonly Entry[] = own) =>
    sum(whose.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  const taken = (kind: string, whose?: readonly Entry[]) => 0 - booked(kind, whose);

  // Every movement has two sides.
  const sides = new Map<number, number>();
  for (const { transferId, amount } of entries) {
    sides.set(transferId, (sides.get(transferId) ?? 0) + amount);
  }
  expect([...sides.values()].every((both) => both === 0)).toBe(true);

  // Play, payments and gifts.
  expect(overview.members).toBe(team.length);
  expect(units(overview.deposit)).toBe(booked("deposit"));
  expect(units(overview.stake)).toBe(taken("stake"));
  expect(units(overview.win)).toBe(booked("win"));
  expect(units(profit.totals.bonus)).toBe(booked("bonus"));
  expect(units(profit.totals.rebate)).toBe(booked("rebate"));
  // A withdrawal's fee is an entry of its own.
  expect(units(overview.withdrawal)).toBe(taken("withdrawal"));
  for (const kind of ["deposit", "withdrawal", "fee", "stake", "win", "bonus", "rebate"]) {
    expect(booked(kind), kind).not.toBe(0);
  }
  const gain = booked("stake") + booked("win") + booked("bonus") + booked("rebate");
  expect(units(overview.profit)).toBe(gain);
  expect(units(profit.totals.profit)).toBe(gain);

  // The reports among each other, and each account by itself.
  for (const name of ["deposit", "withdrawal", "stake", "win", "profit"] as const) {
    expect(profit.totals[name], name).toBe(overview[name]);
    expect(sum(overview.days.map((day: Row) => units(day[name] ?? ""))), name).toBe(
      units(overview[name]),
    );
  }
  expect(revenue.totals).toMatchObject({
    stake: overview.stake,
    validStake: profit.totals.validStake,
    win: overview.win,
    revenue: overview.commission,
    given: overview.commissionGiven,
    net: overview.commissionNet,
  });
  for (const row of [...revenue.rows, revenue.totals]) {
    expect(units(row.revenue) - units(row.given), row.gameType).toBe(units(row.net));
  }
  expect(rounds.totals).toEqual({
    pending: "0.0000",
    stake: overview.stake,
    validStake: profit.totals.validStake,
    win: overview.win,
  });
  const idOf = new Map(team.map(({ account, id }) => [account, Number(id)]));
  for (const row of profit.content as Row[]) {
    const whose = own.filter(({ memberId }) => memberId === (idOf.get(row.account) ?? 200001));
    expect(units(row.stake ?? ""), row.account).toBe(taken("stake", whose));
    expect(units(row.win ?? ""), row.account).toBe(booked("win", whose));
    expect(units(row.deposit ?? ""), row.account).toBe(booked("deposit", whose));
  }
  const line = await get("/wps/agent/profitLoss?parent=agent3");
  const under = new Set(
    (await walk(client, tokens.get("agent3") ?? "")).map(({ id }) => Number(id)),
  );
  const below = own.filter(({ memberId }) => under.has(memberId ?? 0));
  expect(line.total).toBe(under.size + 1);
  expect(units(line.totals.stake)).toBe(taken("stake", below));
  const lineRounds = await get("/wps/records/games?account=*&parent=agent3");
  expect(lineRounds.totals.stake).toBe(line.totals.stake);

  // Statements, kind by kind and in all.
  for (const kind of [
    "DEPOSIT",
    "WITHDRAWAL",
    "BET",
    "WIN",
    "BONUS",
    "REBATE",
    "SALARY",
    "DIVIDEND",
    "COMMISSION",
  ]) {
    const { totals } = await get(`/wps/agent/transactions?kind=${kind}`);
    const word = { BET: "stake" }[kind] ?? kind.toLowerCase();
    expect(units(totals.in) - units(totals.out), kind).toBe(booked(word));
  }
  const all = await get("/wps/agent/transactions");
  expect(all.total).toBe(own.length);
  expect(units(all.totals.in) - units(all.totals.out)).toBe(sum(own.map(({ amount }) => amount)));
  const wallets: { id: string; balance: number }[] = await client.switch("ledger", {
    method: "GET",
  });
  const held = wallets.filter(({ id }) => [...ids].some((member) => id === `wallet:${member}`));
  expect(units(overview.teamBalance)).toBe(sum(held.map(({ balance }) => balance)));
  const sent = await get("/wps/agent/transactions?kind=TRANSFER_OUT");
  const came = await get("/wps/agent/transactions?kind=TRANSFER_IN");
  expect(sent.totals.out).toBe("99.9900");
  expect(came.totals.in).toBe(sent.totals.out);

  // Commission: own, given on and net of the month that has ended, as the ledger has it.
  const months = await client.call("/wps/agent/commission", { token: agent1 });
  const [open, last] = months.json.value.content;
  expect(open).toMatchObject({ from: last.to, status: "PENDING", paidAt: null });
  expect(last).toMatchObject({ status: "PAID", paidAt: last.to });
  expect(units(last.net)).toBe(units(last.own) - units(last.given));
  const path = `/wps/agent/revenue?from=${last.from}&to=${last.to - 1}`;
  const month = (await client.call(path, { token: agent1 })).json.value.totals;
  expect(last).toMatchObject({ own: month.revenue, given: month.given, net: month.net });
  const mine = own.filter(({ memberId }) => memberId === 200001);
  expect(booked("commission", mine)).toBe(units(last.net));
  expect(units(last.given)).toBeGreaterThan(0);
  // The rates given on are worth what the direct members earn.
  const lineOf = async (account: string) =>
    (await get("/wps/agent/revenue", tokens.get(account) ?? "")).totals;
  expect(units((await lineOf("agent2")).revenue)).toBeLessThan(units(revenue.totals.given));

  const { bookedSince } = await get("/wps/agent/income");
  // What contracts paid: what came in from above, less what the giver sent on.
  for (const account of agents) {
    const token = tokens.get(account) ?? "";
    const id = idOf.get(account) ?? 200001;
    const whose = own.filter(({ memberId }) => memberId === id);
    const paid = async (paths: readonly string[]) => {
      const lists = await Promise.all(paths.map((path) => get(`/wps/agent/${path}`, token)));
      const rows = await Promise.all(paths.map((path) => every(`/wps/agent/${path}`, token)));
      const taken = rows.flat().filter(({ status }) => status === "PAID");
      const moved = (all: readonly Row[]) =>
        sum(all.map((row) => units(row.amount ?? "") * (row.payee === account ? 1 : -1)));
      expect(sum(lists.map(({ totals }) => units(totals.net))), account).toBe(moved(taken));
      const sides = lists.map(({ totals }) => units(totals.received) - units(totals.paid));
      expect(sum(sides), account).toBe(moved(taken));
      // What was paid before the world's first moment is part of the balance that the ledger begins with.
      return moved(taken.filter(({ paidAt }) => Number(paidAt) > bookedSince));
    };
    const salary = await paid(["salary/daily", "salary/hourly", "salary/realtime"]);
    expect(salary, account).toBe(booked("salary", whose));
    expect(salary, account).not.toBe(0);
    expect(await paid(["dividends"]), account).toBe(booked("dividend", whose));
  }
});
