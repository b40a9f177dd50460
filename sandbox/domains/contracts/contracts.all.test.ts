import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const calls = {
  DIVIDEND: ["/wps/relay/MCS2_processDividendReq", "SIGNCONDIV3"],
  DAILY: ["/wps/relay/MCS2_processDailySalContract", "DAILYSALCONT3"],
  HOURLY: ["/wps/relay/MCS2_processContractHourSalary", "HOURSAL3"],
  REALTIME: ["/wps/relay/MCSFE_processRealTimeSalaryContract", "RTSALARY3"],
} as const;
type Kind = keyof typeof calls;

async function decide(
  client: SandboxClient,
  token: string,
  kind: Kind,
  body: Record<string, unknown>,
) {
  const [path, module] = calls[kind];
  return (await client.call(path, { token, module, body })).json;
}

const contracts = async (client: SandboxClient, token: string, kind: Kind) =>
  (await client.call(`/wps/contracts?kind=${kind}`, { token })).json.value;

const share = (rate: string, period = "D") => ({ rate, period });

/** Plays rounds of 20 as an account, and returns the total bets on winning and on losing rounds. */
async function play(client: SandboxClient, token: string, rounds: number, target = 45) {
  const [, game] = await client.games("gameType=FISH&pageSize=5");
  const bet = await client.open(token, game);
  const choice = { target, over: false };
  const staked = { won: 0, lost: 0 };
  for (let i = 0; i < rounds; i++) {
    const { win } = await bet({ kind: "dice", stake: "20.00", choice });
    staked[Number(win) > 20 ? "won" : "lost"] += 20;
  }
  return staked;
}

/**
 * Plays until the account has lost more than it won, and returns the total of its bets.
 * Each bet wins 0.21 with a chance of 95 %, so that one loss of 20 outweighs many wins.
 */
async function playUntilLost(client: SandboxClient, token: string): Promise<number> {
  let [total, lost] = [0, 0];
  for (let i = 0; i < 60 && lost <= 0; i++) {
    const staked = await play(client, token, 20, 95);
    total += staked.won + staked.lost;
    lost += staked.lost - (staked.won / 20) * 0.22;
  }
  expect(lost).toBeGreaterThan(0);
  return total;
}

/** Seconds from now that lie just after the next boundary of a width. */
function past(width: number, times = 1): number {
  const now = Date.now() / 1000;
  return Math.ceil((Math.floor(now / width) + times) * width - now) + 2;
}

describe("previews", () => {
  it("CA67 is what the last seven days would have paid; only for those it concerns", async () => {
    const client = testWorld("preview");
    const token = await client.tokenOf("agent1");
    const send = async (query: Record<string, string>, as = token) =>
      (await client.call(`/wps/contracts/preview?${new URLSearchParams(query)}`, { token: as }))
        .json;
    const daily = { kind: "DAILY", account: "agent2" };
    const terms = (more: object) => JSON.stringify({ ...share("0.1"), ...more });
    const { value } = await send({ ...daily, terms: terms({}) });
    // A130: what an offer would be refused for.
    const high = await send({ ...daily, terms: terms({ rate: "0.6" }) });
    expect([high.errorCode, high.value]).toEqual(["contract.rate", { max: "0.5" }]);
    const over = await send({ ...daily, terms: terms({ endTime: Date.now() - 1000 }) });
    expect(over.errorCode).toBe("contract.ended");
    expect(value).toMatchObject({ periods: 7, paid: 7 });
    expect(value.to - value.from).toBe(7 * 86_400_000);
    expect(Number(value.amount)).toBeCloseTo(Number(value.base) / 1000, 2);
    const bound = await send({ ...daily, terms: terms({ amount: "0.01" }) });
    expect(Number(bound.value.amount)).toBeCloseTo(0.07, 4);
    const never = await send({ ...daily, terms: terms({ activeCount: 9999 }) });
    expect(never.value).toMatchObject({ periods: 7, paid: 0, amount: "0.0000" });
    const month = await send({ ...daily, terms: terms({ period: "M" }) });
    expect(month.value).toMatchObject({ periods: 1, base: value.base });
    const hours = await send({ kind: "HOURLY", account: "agent2", terms: terms({}) });
    expect(hours.value.periods).toBeGreaterThan(7);
    const rates = { winRate: "0.1", lossRate: "0.1" };
    const bets = await send({ kind: "REALTIME", account: "agent2", terms: JSON.stringify(rates) });
    // Each five minutes are rounded down by themselves, as they are paid.
    expect(Number(bets.value.amount) / Number(bets.value.base)).toBeCloseTo(0.001, 4);

    const agent2 = await client.tokenOf("agent2");
    const [offer] = (await contracts(client, agent2, "DIVIDEND")).offers;
    const offered = { kind: "DIVIDEND", requestId: offer.requestId };
    expect((await send(offered, agent2)).value).toEqual((await send(offered)).value);
    const stranger = await client.tokenOf("player1");
    expect((await send(offered, stranger)).errorCode).toBe("contract.state");
    const far = await send({ ...daily, account: "agent3", terms: terms({}) });
    expect(far.errorCode).toBe("transfer.not.related");
    expect((await send({ ...daily, terms: "{" })).errorCode).toBe("request_param_err");
  });
});

describe("settlement", () => {
  it("C51 CA65 K30 D-29 an accepted contract pays for play after five minutes, from the giver", async () => {
    const client = testWorld("realtime");
    const [agent, player] = [await client.tokenOf("agent2"), await client.tokenOf("player1")];
    const [offer] = (await contracts(client, player, "REALTIME")).offers;
    const { requestId } = offer;
    await decide(client, player, "REALTIME", { action: "ACCEPT", requestId });
    const staked = await play(client, player, 6);
    const before = await client.balance(player);
    await client.ahead(past(300));
    const after = await client.balance(player);
    const due = staked.won * 0.0005 + staked.lost * 0.001;
    expect(after - before).toBeCloseTo(due, 3);
    const paid = await client.call("/wps/records/transactions?kind=SALARY", { token: player });
    expect(paid.json.value.total).toBe(1);
    const list = await client.call("/wps/agent/salary/realtime", { token: agent });
    const record = list.json.value.content.find(
      (row: { account: string }) => row.account === "player1",
    );
    expect(record).toMatchObject({ period: "5M", base: "120.0000", status: "PAID" });
    expect(record.to - record.from).toBeLessThanOrEqual(300_000);
    await client.ahead(past(300, 3));
    expect(await client.balance(player)).toBe(after);
  });

  it("C49 CA63 a day's salary is a share of the line's valid stake", async () => {
    const client = testWorld("daily");
    const token = await client.tokenOf("agent2");
    const tomorrow = past(86_400);
    const today = `from=${Math.floor(Date.now() / 86_400_000) * 86_400_000}&to=${Date.now()}`;
    const { json } = await client.call(`/wps/agent/profitLoss?${today}`, { token });
    const day = json.value.totals;
    await client.ahead(tomorrow);
    const list = await client.call("/wps/agent/salary/daily", { token });
    const record = list.json.value.content.find(
      (row: { account: string }) => row.account === "agent2",
    );
    expect(record).toMatchObject({ base: day.validStake, rate: "0.4", status: "PAID" });
    expect(Number(record.amount)).toBeCloseTo((Number(day.validStake) * 0.4) / 100, 3);
    const more = await client.call("/wps/agent/salary/daily?pageSize=100&from=0&to=1", { token });
    expect(more.json.value.total).toBe(0);
  });

  it("S33 CA62 a dividend that the giver cannot pay is forced, and the giver is frozen", async () => {
    const client = testWorld("forced");
    const upper = await client.tokenOf("agent1");
    const password = "Portico#2030";
    const register = (by: string, account: string, type: string) =>
      client.sealed("/wps/agent/register", { account, password, type, rates: {} }, { token: by });
    const enter = async (account: string) =>
      (await client.login(account, password)).json.value.token;
    await register(upper, "subagent", "AGENT");
    const sub = await enter("subagent");
    await register(sub, "gambler", "MEMBER");
    const wish = { action: "OFFER", account: "subagent", terms: { rate: "30", period: "D" } };
    const made = await decide(client, upper, "DIVIDEND", wish);
    const { requestId } = made.value;
    await decide(client, sub, "DIVIDEND", { action: "ACCEPT", requestId });
    await client.switch("set", { body: { memberPatch: { account: "gambler", balance: "90000" } } });
    // A dividend is a share of losses.
    await playUntilLost(client, await enter("gambler"));
    await client.switch("set", { body: { memberPatch: { account: "agent1", balance: "0" } } });
    // Without contracts of its own, agent1 receives nothing before the dividend is due.
    for (const kind of ["DAILY", "HOURLY", "REALTIME", "DIVIDEND"] as const) {
      const { mine } = await contracts(client, upper, kind);
      await decide(client, upper, kind, { action: "TERMINATE", requestId: mine.requestId });
    }
    await client.ahead(past(86_400));
    const list = await client.call("/wps/agent/dividends", { token: sub });
    const [forced] = list.json.value.content;
    expect(forced).toMatchObject({ account: "subagent", status: "FORCED" });
    expect(await client.balance(sub)).toBeCloseTo(Number(forced.amount), 4);
    const given = (await contracts(client, upper, "DIVIDEND")).given.find(
      (row: { to: string }) => row.to === "subagent",
    );
    expect(given.frozen).toBe(true);
    await client.switch("set", { body: { memberPatch: { account: "agent1", balance: "50" } } });
    const send = {
      direction: "DOWNLINE",
      account: "agent2",
      amount: "1",
      paymentPassword: "246810",
      requestId: crypto.randomUUID(),
    };
    const blocked = await client.sealed("/wps/transfer/line", send, { token: upper });
    expect(blocked.json.errorCode).toBe("account.locked");
  });

  it("N22 N26 CA63 CA150 CA167 CA26 pay that is pending when its contract ends is lost: not open, no alert, and both are told", async () => {
    const client = testWorld("lost-pay");
    const [giver, player] = [await client.tokenOf("agent2"), await client.tokenOf("player1")];
    const [offer] = (await contracts(client, player, "REALTIME")).offers;
    const { requestId } = offer;
    await decide(client, player, "REALTIME", { action: "ACCEPT", requestId });
    await play(client, player, 6);
    // Without contracts of its own, agent2 receives nothing before the salary is due.
    for (const kind of ["DAILY", "HOURLY", "REALTIME", "DIVIDEND"] as const) {
      const { mine } = await contracts(client, giver, kind);
      if (mine)
        await decide(client, giver, kind, { action: "TERMINATE", requestId: mine.requestId });
    }
    await client.switch("set", { body: { memberPatch: { account: "agent2", balance: "0" } } });
    await client.ahead(past(300));
    const records = async () =>
      (await client.call("/wps/agent/salary/realtime", { token: giver })).json.value.content.filter(
        (row: { account: string }) => row.account === "player1",
      );
    const entries = async (of: string, by = giver) =>
      (
        await client.call("/wps/agent/attention", { method: "POST", token: by, body: {} })
      ).json.value.items.find(({ kind }: { kind: string }) => kind === of);
    const alerts = async () => entries("PAY_PENDING");
    // It goes on paying player1 by the kind that it no longer receives; what it ended itself is no news to it.
    const stillPaid = async () =>
      (await entries("OWN_CONTRACT_ENDED"))?.rows.map(
        ({ account, contract }: { account: string; contract: string }) => `${account} ${contract}`,
      );
    expect(await stillPaid()).toEqual(["agent1 REALTIME", "agent1 DAILY"]);
    expect(await entries("CONTRACT_ENDED")).toBeUndefined();
    const above = await entries("CONTRACT_ENDED", await client.tokenOf("agent1"));
    expect(JSON.stringify(above.rows)).toContain('"account":"agent2"');
    const income = async () =>
      (await client.call("/wps/agent/income", { token: giver })).json.value;
    const [pending] = await records();
    expect(pending).toMatchObject({ status: "PENDING" });
    const owed = (await alerts()).rows.filter(
      (row: { account: string; direction: string }) =>
        row.account === "player1" && row.direction === "PAID",
    );
    expect(owed, "one entry for a contract").toMatchObject([{ amount: pending.amount }]);
    const before = await income();

    await decide(client, giver, "REALTIME", { action: "TERMINATE", requestId });
    expect((await records())[0]).toMatchObject({ status: "LOST", amount: pending.amount });
    const after = await income();
    expect(Number(before.after.paid) - Number(after.after.paid)).toBeCloseTo(
      Number(pending.amount),
      4,
    );
    expect(after.lost).toMatchObject([{ received: "0.0000", paid: pending.amount }]);
    expect(
      (await alerts())?.rows.filter((row: { account: string }) => row.account === "player1") ?? [],
    ).toEqual([]);
    const { json } = await client.call("/wps/messages?pageSize=5", { token: player });
    expect(JSON.stringify(json)).toContain("is lost");
  });

  it("A121 CA62 a dividend begins where it was accepted: play before is no part of it", async () => {
    const client = testWorld("since-accepted");
    const [upper, player] = [await client.tokenOf("agent1"), await client.tokenOf("player1")];
    const agent2 = await client.tokenOf("agent2");
    const { offers } = await contracts(client, agent2, "DIVIDEND");
    // The line has lost in the half month before this moment; from here on it plays a few rounds.
    await play(client, player, 3);
    await decide(client, agent2, "DIVIDEND", { action: "ACCEPT", requestId: offers[0].requestId });
    const accepted = (await contracts(client, agent2, "DIVIDEND")).mine.decidedAt;
    const staked = await playUntilLost(client, player);
    const now = new Date();
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    await client.ahead(Math.ceil((month - now.getTime()) / 1000) + 60);
    const list = await client.call("/wps/agent/dividends", { token: agent2 });
    const [first] = list.json.value.content;
    expect(first).toMatchObject({ payer: "agent1", payee: "agent2", from: accepted, to: month });
    const rounds = `/wps/records/games?account=*&parent=agent2&from=${first.from}&to=${first.to - 1}`;
    const { totals } = (await client.call(rounds, { token: upper })).json.value;
    expect(Number(totals.stake)).toBe(staked);
    expect(Number(first.base)).toBeCloseTo(staked - Number(totals.win), 4);
  });
});
