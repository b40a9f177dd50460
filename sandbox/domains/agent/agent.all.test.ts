import { describe, expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;

function lastDays(days: number): string {
  const to = Date.now();
  return `from=${to - (days - 1) * dayMs}&to=${to}`;
}

describe("reports", () => {
  it("CA22 CA51 CA59 CA60 U30b a day is the zone's: what is played before its midnight, and after", async () => {
    const client = testWorld("zones");
    const start = Math.floor(Date.now() / dayMs) * dayMs;
    // A midnight of +08:00 before a whole day without any bets.
    const midnight = start + 2 * dayMs + 16 * 3_600_000;
    const [agent, player] = [await client.tokenOf("agent1"), await client.tokenOf("player1")];
    const at = (time: number) => client.ahead(Math.round((time - Date.now()) / 1000));
    await at(midnight - 20_000);
    await client.playDice(player, ["7.01"]);
    await at(midnight + 5_000);
    await client.playDice(player, ["1.25"]);
    await at(midnight + 3_600_000);

    const send = async (path: string, from: number, to: number, zone = "") =>
      client.get(path.includes("agent") ? agent : player, `${path}?from=${from}&to=${to}${zone}`);
    const stakeOf = async (path: string, from: number, to: number) =>
      (({ totals, stake }) => totals?.stake ?? stake)(await send(path, from, to));
    const [before, after] = [midnight - dayMs, midnight + dayMs - 1];
    for (const path of ["/wps/agent/overview", "/wps/agent/profitLoss", "/wps/agent/revenue"]) {
      expect(await stakeOf(path, before, midnight - 1), path).toBe("7.0100");
      expect(await stakeOf(path, midnight, after), path).toBe("1.2500");
    }
    const rounds = await send("/wps/records/games", midnight, after);
    expect(rounds.totals.stake).toBe("1.2500");
    const days = (report: { days: { day: string; stake: string }[] }) =>
      report.days.map(({ day, stake }) => [day, stake]);
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    for (const path of ["/wps/agent/overview", "/wps/records/profit"]) {
      const eight = await send(path, before, after, "&zone=%2B08:00");
      expect(days(eight), path).toEqual([
        [day(midnight - 1), "7.0100"],
        [day(midnight + dayMs - 1), "1.2500"],
      ]);
      const utc = await send(path, start + 2 * dayMs, start + 3 * dayMs - 1);
      expect(days(utc), path).toEqual([[day(start + 2 * dayMs), "8.2600"]]);
      const { status } = await client.call(`${path}?zone=eight`, { token: agent });
      expect(status).toBe(400);
    }
  });

  it("CA51 CA59 CA61 CA20 a member's play shows in the agent's reports", async () => {
    const client = testWorld("live-report");
    const [agent, player] = [await client.tokenOf("agent1"), await client.tokenOf("player1")];
    const today = `from=${Date.now()}&to=${Date.now() + dayMs}`;
    const stake = async () =>
      Number((await client.get(agent, `/wps/agent/overview?${today}`)).stake);
    const before = await stake();
    await client.playDice(player, ["25.00"]);
    expect(await stake()).toBeCloseTo(before + 25, 4);
    const rounds = await client.get(agent, "/wps/records/games?account=*&gameType=FISH&pageSize=1");
    expect(rounds.content[0]).toMatchObject({ account: "player1", stake: "25.0000" });
    const moved = await client.get(agent, "/wps/agent/transactions?search=player1&kind=BET");
    expect(moved.content[0]).toMatchObject({ account: "player1", amount: "-25.0000" });
  });
});

describe("downline", () => {
  it("CA57 the tree by parent, with the way to it, over four levels", async () => {
    const client = testWorld("tree");
    const token = await client.tokenOf("agent1");
    const top = await client.get(token, "/wps/agent/downline?pageSize=100");
    expect(top.path).toEqual([{ id: "200001", account: "agent1" }]);
    expect(top.content.every((row: { level: number }) => row.level === 1)).toBe(true);
    const deep = await client.get(token, "/wps/agent/downline?parent=agent4&pageSize=100");
    expect(deep.path.map((row: { account: string }) => row.account)).toEqual([
      "agent1",
      "agent2",
      "agent3",
      "agent4",
    ]);
    expect(deep.content.every((row: { level: number }) => row.level === 4)).toBe(true);
    const agent2 = top.content.find((row: { account: string }) => row.account === "agent2");
    expect(agent2).toMatchObject({ type: "AGENT", frozen: false, rates: { RNG: "1" } });
    expect(agent2.members).toBeGreaterThan(25);
    const found = await client.get(token, "/wps/agent/downline?search=PLAYER");
    expect(found.content).toMatchObject([{ account: "player1", level: 2, type: "MEMBER" }]);
    const outside = await client.call("/wps/agent/downline?parent=player2", { token });
    expect(outside.json.errorCode).toBe("transfer.not.related");
  });

  it("CA66 one account by itself and with its line; accounts outside the line are refused", async () => {
    const client = testWorld("tree-account");
    const token = await client.tokenOf("agent1");
    const range = lastDays(30);
    const one = await client.get(token, `/wps/agent/downline/account?account=AGENT2&${range}`);
    expect(one).toMatchObject({ account: "agent2", level: 1, path: [{}, { account: "agent2" }] });
    expect(Number(one.own.stake)).toBe(0);
    const accounts = await client.get(token, `/wps/agent/profitLoss?${range}&pageSize=100`);
    const line = await client.get(await client.tokenOf("agent2"), `/wps/agent/overview?${range}`);
    expect(one.line.stake).toBe(line.stake);
    const player = await client.get(token, `/wps/agent/downline/account?account=player1&${range}`);
    const row = accounts.content.find((each: { account: string }) => each.account === "player1");
    expect({ account: "player1", ...player.own }).toEqual(row);
    expect(player.line).toEqual(player.own);
    const by = await client.get(token, "/wps/agent/downline?parent=200002");
    expect(by.path.at(-1).account).toBe("agent2");
    const outside = await client.call("/wps/agent/downline/account?account=player2", { token });
    expect(outside.json.errorCode).toBe("transfer.not.related");
  });

  it("CA56 CA58 rates stay between those above and those below", async () => {
    const client = testWorld("agent-rates");
    const token = await client.tokenOf("agent2");
    const own = await client.get(token, "/wps/agent/rates");
    expect(own.RNG).toEqual({ own: "1", max: "1" });
    const set = (account: string, rates: Record<string, string>) =>
      client.sealed("/wps/agent/downline/rates", { account, rates }, { token, method: "PUT" });
    const high = await set("player1", { RNG: "1.1" });
    expect(high.json).toMatchObject({
      errorCode: "contract.rate",
      value: { gameType: "RNG", max: "1" },
    });
    const low = await set("agent3", { RNG: "0.1" });
    const { content } = await client.get(token, "/wps/agent/downline?search=agent3");
    expect(low.json).toMatchObject({
      errorCode: "contract.rate",
      value: { gameType: "RNG", min: content[0].givenOn.RNG },
    });
    expect(Number(content[0].givenOn.RNG)).toBeGreaterThan(0.1);
    expect((await set("player2", { RNG: "0.1" })).json.errorCode).toBe("transfer.not.related");
    expect((await set("player1", { LIVE: "0.7" })).json.value).toEqual({});
    const row = await client.get(token, "/wps/agent/downline?search=player1");
    expect(row.content[0].rates).toMatchObject({ LIVE: "0.7" });
    expect((await set("player1", { CHESS: "0.1" })).status).toBe(400);
  });

  it("CA52 CA53 CA54 CA55 the register center", async () => {
    const client = testWorld("center");
    const token = await client.tokenOf("agent2");
    const add = (more: Record<string, unknown>) => {
      const body = {
        account: "newsub1",
        password: "Portico#2030",
        type: "AGENT",
        rates: {},
        ...more,
      };
      return client.sealed("/wps/agent/register", body, { token });
    };
    expect((await add({ account: "1x" })).json.value.field).toBe("account");
    expect((await add({ password: "weak" })).json.value.field).toBe("password");
    expect((await add({ rates: { RNG: "3" } })).json.errorCode).toBe("contract.rate");
    const { json } = await add({ rates: { RNG: "0.9" } });
    expect(json.value.id).toMatch(/^\d+$/);
    expect((await add({})).json.errorCode).toBe("member.exists");
    const info = await client.call("/wps/member/info", {
      token: (await client.login("newsub1", "Portico#2030")).json.value.token,
    });
    expect(info.json.value.type).toBe(2);
    const link = await client.call("/wps/agent/links", {
      token,
      body: { type: "AGENT", rates: {} },
    });
    expect(await client.get(token, "/wps/agent/links")).toEqual([link.json.value]);
    const { code } = link.json.value;
    const visit = (of: string) =>
      client.call("/wps/agent/links/visits", { module: "AFFMAN3", body: { code: of } });
    expect((await visit(code)).json.value).toEqual({});
    expect((await visit("NOBODY99")).json.errorCode).toBe("affiliate.invalid");
    expect(await client.get(token, "/wps/agent/links")).toMatchObject([{ visits: 1, uses: 0 }]);
    const path = `/wps/agent/links?code=${code}`;
    await client.call(path, { token: await client.tokenOf("agent1"), method: "DELETE" });
    expect(await client.get(token, "/wps/agent/links")).toHaveLength(1);
    await client.call(path, { token, method: "DELETE" });
    expect(await client.get(token, "/wps/agent/links")).toEqual([]);
  });

  it("P9 members and trials are refused", async () => {
    const client = testWorld("not-agents");
    for (const account of ["player1", "trial1"]) {
      const token = await client.tokenOf(account);
      const { json } = await client.call("/wps/agent/overview", { token });
      expect(json).toMatchObject({ errorCode: "function.not.available", errorNo: 543 });
    }
  });
});
