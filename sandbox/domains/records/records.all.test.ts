import { describe, expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;

const sum = (rows: Record<string, string>[], field: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[field]) * 10_000), 0) / 10_000;

describe("a round", () => {
  it("CA20 CA21 CA22 CA29 CA30 C56 D-26 shows in records, days, rebate and points", async () => {
    const client = testWorld("round");
    const token = await client.tokenOf("newbie");
    const rounds = await client.playDice(token, Array(6).fill("4.00"));
    const won = sum(rounds, "win");
    const records = await client.get(token, "/wps/records/games?pageSize=4");
    expect(records).toMatchObject({ total: 6, totalPages: 2, totals: { stake: "24.0000" } });
    expect(Number(records.totals.win)).toBeCloseTo(won, 4);
    expect(records.content).toHaveLength(4);
    expect(records.content[0]).toMatchObject({
      account: "newbie",
      gameType: "FISH",
      status: "SETTLED",
    });
    const other = await client.get(token, "/wps/records/games?gameType=LIVE");
    expect(other.total).toBe(0);
    const bets = await client.get(token, "/wps/records/transactions?kind=BET");
    expect(bets.content.map((row: { amount: string }) => row.amount)).toEqual(
      rounds.map(() => "-4.0000"),
    );
    const { days, totals } = await client.get(token, "/wps/records/profit");
    expect(days.at(-1)).toMatchObject({ stake: "24.0000", profit: totals.profit });
    expect(Number(totals.profit)).toBeCloseTo(won - 24, 4);
    const rebate = await client.get(token, "/wps/rebate", "MANPLAYREB3");
    expect(rebate.rows).toMatchObject([{ gameType: "FISH", validStake: "24.0000" }]);
    const expected = (24 * Number(rebate.rows[0].ratePercent)) / 100;
    expect(Number(rebate.total)).toBeCloseTo(expected, 3);
    const claim = () =>
      client.call("/wps/rebate", {
        token,
        module: "MANPLAYREB3",
        body: { requestId: crypto.randomUUID() },
      });
    expect((await claim()).json.value.amount).toBe(rebate.total);
    expect((await claim()).json.errorCode).toBe("reward.state");
    // 24 staked at one point for five: four points, though no single round was worth one.
    const points = await client.get(
      token,
      "/wps/relay/ODSFE2_MemTransDet?pointType=rng",
      "MEMTRANS3",
    );
    expect(sum(points.content, "points")).toBe(4);
    const wallet = await client.get(token, "/wps/v2/wallets/balance?typeId=0");
    expect(Number(wallet.balance)).toBeCloseTo(100 - 24 + won + Number(rebate.total), 3);
  });
});

describe("history", () => {
  it("CA20 CA22 the seeded past is there, and its days are the sums of its rounds", async () => {
    const client = testWorld("history");
    const token = await client.tokenOf("player1");
    const to = Date.now();
    const range = `from=${to - 89 * dayMs}&to=${to}`;
    const long = await client.get(token, `/wps/records/profit?${range}`);
    expect(long.days).toHaveLength(90);
    const busy = long.days.filter((row: { stake: string }) => Number(row.stake) > 0);
    expect(busy.length).toBeGreaterThan(50);
    expect(sum(long.days, "stake")).toBeCloseTo(Number(long.totals.stake), 4);
    const today = Math.floor(to / dayMs) * dayMs;
    // The week that every record and report shows unasked, by clocks that are half a day ahead.
    const late = `from=${today - 6.5 * dayMs}&to=${to}`;
    const days = await client.get(token, `/wps/records/profit?${late}`);
    const rounds = await client.get(token, `/wps/records/games?pageSize=1&${late}`);
    expect(rounds.total).toBeGreaterThan(0);
    expect(rounds.totals.stake).toBe(days.totals.stake);
    expect(rounds.totals.win).toBe(days.totals.win);
  });

  it("CA21 the statement adds up: each balance is the one before and the amount", async () => {
    const client = testWorld("statement");
    const token = await client.tokenOf("player1");
    const { content } = await client.get(token, "/wps/records/transactions?pageSize=100");
    expect(content.length).toBeGreaterThan(5);
    expect(content[0].balanceAfter).toBe("2480.5600");
    // What was carried forward is no entry: the statement begins with the first movement.
    expect(content.map((row: { remark: string }) => row.remark)).not.toContain("Opening balance");
    const agent = await client.tokenOf("agent1");
    const range = `from=${Date.now() - 30 * dayMs}&to=${Date.now()}&pageSize=500`;
    const team = await client.get(agent, `/wps/agent/transactions?${range}`);
    expect(team.content.length).toBeGreaterThan(400);
    for (const row of team.content)
      expect(Number(row.balanceAfter), row.id).toBeGreaterThanOrEqual(0);
    expect(team.content.at(-1).at).toBeGreaterThanOrEqual(team.since);
    for (let at = 0; at + 1 < content.length; at++) {
      const before = Number(content[at + 1].balanceAfter);
      expect(before + Number(content[at].amount)).toBeCloseTo(Number(content[at].balanceAfter), 4);
    }
  });

  it("CA20 CA21 ranges: too long, upside down, no time at all", async () => {
    const client = testWorld("ranges");
    const token = await client.tokenOf("player1");
    for (const range of [
      "from=0&to=9999999999999",
      "from=5&to=4",
      "from=yesterday",
      "pageSize=501",
    ]) {
      const { status } = await client.call(`/wps/records/games?${range}`, { token });
      expect(status, range).toBe(400);
    }
  });

  it("CA20 P9 other people's rounds are for those above them only", async () => {
    const client = testWorld("scope");
    const [player, agent] = [await client.tokenOf("player1"), await client.tokenOf("agent1")];
    const send = (token: string, account: string) =>
      client.call(`/wps/records/games?account=${account}`, { token });
    expect((await send(player, "agent1")).json.errorCode).toBe("function.not.available");
    expect((await send(player, "player1")).json.success).toBe(true);
    expect((await send(agent, "player2")).json.errorCode).toBe("transfer.not.related");
    const one = (await send(agent, "player1")).json.value;
    const all = (await send(agent, "*")).json.value;
    expect(one.total).toBeGreaterThan(0);
    expect(all.total).toBeGreaterThan(one.total);
  });
});

describe("friends", () => {
  it("CA25 C7 A17 a friend's deposit earns a percent for the one who recommended", async () => {
    const client = testWorld("friends");
    const token = await client.tokenOf("player1");
    const before = await client.get(token, "/wps/referral");
    expect(before.invited).toBe(3);
    expect(sum(before.rows, "earned")).toBeCloseTo(Number(before.earned), 4);
    const { headers } = await client.call("/wps/captcha", { module: "CAPTCHA3" });
    const cookie = (headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    const [{ answer }] = await client.switch("captcha", { method: "GET" });
    const form = {
      username: "friend01",
      password: "Portico#2030",
      confirmPassword: "Portico#2030",
      payeeName: "New Friend",
      captcha: answer,
      referralCode: before.code,
      registerMethod: "WEB",
      login: true,
    };
    const how = { module: "REG3", headers: { Cookie: cookie } };
    const friend = (await client.sealed("/wps/member/register", form, how)).json.value.token;
    await client.deposit(friend, "200", { methodId: "bank" });
    await client.ahead(21);
    const after = await client.get(token, "/wps/referral");
    expect(after.invited).toBe(4);
    expect(after.rows[0]).toMatchObject({ account: "fr***1", deposited: "200.0000" });
    expect(Number(after.earned)).toBeCloseTo(Number(before.earned) + 2, 4);
    const paid = await client.get(token, "/wps/records/transactions?kind=BONUS");
    expect(paid.content[0].amount).toBe("2.0000");
  });
});
