import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;

async function openGame(client: SandboxClient, token: string): Promise<string> {
  const query = "clientType=3&platform=flash,html5-desktop&gameType=FISH&pageSize=5";
  const list = await client.call(`/wps/relay/GCSGAME_gameList?${query}`, { module: "GAMELO3" });
  const { nodeId, vassalage, gameCode, gameType } = list.json.value.games[1];
  const body = { nodeId, vassalage, gameCode, gameType, language: "EN", clientType: 3 };
  const { json } = await client.call("/wps/game/launchGame", {
    module: "GAMELO3",
    token,
    body: { ...body, platform: "html5-desktop", backUrl: "http://localhost/" },
  });
  return `${new URL(json.value.url).pathname}/round`;
}

async function play(client: SandboxClient, path: string, stake: string) {
  const body = JSON.stringify({ kind: "dice", stake, choice: { target: 45, over: false } });
  return (await client.fetch(path, { method: "POST", body })).json() as Promise<
    Record<string, string>
  >;
}

const get = async (client: SandboxClient, token: string, path: string, module = "COMM3") =>
  (await client.call(path, { token, module })).json.value;

const sum = (rows: Record<string, string>[], field: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[field]) * 10_000), 0) / 10_000;

describe("a round", () => {
  it("CA20 CA21 CA22 CA29 CA30 C56 D-26 shows in records, days, rebate and points", async () => {
    const client = testWorld("round");
    const token = await client.tokenOf("newbie");
    const path = await openGame(client, token);
    const rounds: Record<string, string>[] = [];
    for (let i = 0; i < 6; i++) rounds.push(await play(client, path, "4.00"));
    const won = sum(rounds, "win");
    const records = await get(client, token, "/wps/records/games?pageSize=4");
    expect(records).toMatchObject({ total: 6, totalPages: 2, totals: { stake: "24.0000" } });
    expect(Number(records.totals.win)).toBeCloseTo(won, 4);
    expect(records.content).toHaveLength(4);
    expect(records.content[0]).toMatchObject({
      account: "newbie",
      gameType: "FISH",
      status: "SETTLED",
    });
    const other = await get(client, token, "/wps/records/games?gameType=LIVE");
    expect(other.total).toBe(0);
    const bets = await get(client, token, "/wps/records/transactions?kind=BET");
    expect(bets.content.map((row: { amount: string }) => row.amount)).toEqual(
      rounds.map(() => "-4.0000"),
    );
    const { days, totals } = await get(client, token, "/wps/records/profit");
    expect(days.at(-1)).toMatchObject({ stake: "24.0000", profit: totals.profit });
    expect(Number(totals.profit)).toBeCloseTo(won - 24, 4);
    const rebate = await get(client, token, "/wps/rebate", "MANPLAYREB3");
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
    const points = await get(
      client,
      token,
      "/wps/relay/ODSFE2_MemTransDet?pointType=rng",
      "MEMTRANS3",
    );
    expect(sum(points.content, "points")).toBe(4);
    const wallet = await get(client, token, "/wps/v2/wallets/balance?typeId=0");
    expect(Number(wallet.balance)).toBeCloseTo(100 - 24 + won + Number(rebate.total), 3);
  });
});

describe("history", () => {
  it("CA20 CA22 the seeded past is there, and its days are the sums of its rounds", async () => {
    const client = testWorld("history");
    const token = await client.tokenOf("player1");
    const to = Date.now();
    const range = `from=${to - 89 * dayMs}&to=${to}`;
    const long = await get(client, token, `/wps/records/profit?${range}`);
    expect(long.days).toHaveLength(90);
    const busy = long.days.filter((row: { stake: string }) => Number(row.stake) > 0);
    expect(busy.length).toBeGreaterThan(50);
    expect(sum(long.days, "stake")).toBeCloseTo(Number(long.totals.stake), 4);
    const today = Math.floor(to / dayMs) * dayMs;
    // The week that every record and report shows unasked, by clocks that are half a day ahead.
    const late = `from=${today - 6.5 * dayMs}&to=${to}`;
    const days = await get(client, token, `/wps/records/profit?${late}`);
    const rounds = await get(client, token, `/wps/records/games?pageSize=1&${late}`);
    expect(rounds.total).toBeGreaterThan(0);
    expect(rounds.totals.stake).toBe(days.totals.stake);
    expect(rounds.totals.win).toBe(days.totals.win);
  });

  it("CA21 the statement adds up: each balance is the one before and the amount", async () => {
    const client = testWorld("statement");
    const token = await client.tokenOf("player1");
    const { content } = await get(client, token, "/wps/records/transactions?pageSize=100");
    expect(content.length).toBeGreaterThan(5);
    expect(content[0].balanceAfter).toBe("2480.5600");
    // What was carried forward is no entry: the statement begins with the first movement.
    expect(content.map((row: { remark: string }) => row.remark)).not.toContain("Opening balance");
    const agent = await client.tokenOf("agent1");
    const range = `from=${Date.now() - 30 * dayMs}&to=${Date.now()}&pageSize=500`;
    const team = await get(client, agent, `/wps/agent/transactions?${range}`);
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
    const before = await get(client, token, "/wps/referral");
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
    const wish = { methodId: "bank", amount: "200", requestId: crypto.randomUUID() };
    await client.sealed("/wps/deposit/requests", wish, { token: friend, module: "DEPOSIT3" });
    await client.ahead(21);
    const after = await get(client, token, "/wps/referral");
    expect(after.invited).toBe(4);
    expect(after.rows[0]).toMatchObject({ account: "fr***1", deposited: "200.0000" });
    expect(Number(after.earned)).toBeCloseTo(Number(before.earned) + 2, 4);
    const paid = await get(client, token, "/wps/records/transactions?kind=BONUS");
    expect(paid.content[0].amount).toBe("2.0000");
  });
});
