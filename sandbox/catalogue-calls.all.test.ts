import { describe, expect, it } from "vitest";
import type { SandboxClient } from "./sandbox-client.mjs";
import { testWorld } from "./test-sandbox.mjs";

const listPath = "/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop";
const module = "GAMELO3";

interface WireGame {
  nodeId: number;
  vassalage: string;
  gameType: string;
  gameName: string;
  title: string;
  isHot: number;
  minBet: number;
  lines: number;
  gameClassify: string[];
}

async function list(query: string, language = "EN") {
  const { json } = await testWorld("lists").call(`${listPath}&${query}`, { module, language });
  return json.value as { games: WireGame[]; pageNum: number; totalPages: number; total: number };
}

describe("games", () => {
  it("C26 filters by class, name, stake and lines", async () => {
    const hot = await list("gameType=RNG&gameClassify=HOT&pageSize=100");
    expect(hot.total).toBeGreaterThan(200);
    expect(hot.games.every(({ isHot }) => isHot === 1)).toBe(true);
    const crash = await list("gameClassify=CRASH&pageSize=100");
    expect(crash.games.every(({ gameClassify }) => gameClassify.includes("CRASH"))).toBe(true);
    const named = await list("gameName=dRaGoN&pageSize=100");
    expect(named.games.length).toBeGreaterThan(50);
    expect(named.games.every(({ gameName }) => /dragon/i.test(gameName))).toBe(true);
    const rich = await list("gameType=RNG&minBet=1&minLineNum=25&pageSize=100");
    expect(rich.games.every(({ minBet, lines }) => minBet <= 1 && lines >= 25)).toBe(true);
    expect((await list("gameClassify=UNHEARD")).games).toEqual([]);
    const korean = await list("gameType=RNG&pageSize=3", "KR");
    expect(korean.games.every(({ gameName }) => /[가-힣]/.test(gameName))).toBe(true);
  });

  it("C26 A137 a least bet is in the currency of the requesting merchant", async () => {
    const leastOf = async (merchant: string) => {
      const query = "gameType=RNG&pageSize=20&gameClassify=HOT";
      const { json } = await testWorld("lists").call(`${listPath}&${query}`, { module, merchant });
      return (json.value.games as WireGame[]).map(({ minBet }) => minBet);
    };
    const dollars = await leastOf("aurora01");
    expect(await leastOf("hanbit07")).toEqual(dollars.map((amount) => amount * 1000));
  });
});

it("C18 C20 a maintenance stands in the status, or in a failure", async () => {
  const client = testWorld("maintenance");
  const maintenance = { maintainTime: 1, endTime: null };
  await client.switch("set", { body: { maintenance } });
  const said = (await client.call("/wps/system/status")).json;
  expect(said.value.maintenance).toEqual(maintenance);
  await client.switch("set", { body: { maintenanceAs: "failure" } });
  const failed = (await client.call("/wps/system/status")).json;
  expect(failed.value.content.data).toEqual(maintenance);
});

describe("strictness", () => {
  it("A89 one Merchant, a known module, a language, known parameters, known methods", async () => {
    const client = testWorld("strict");
    const path = "/wps/system/domainRoute";
    const code = async (answer: ReturnType<SandboxClient["call"]>) => {
      const { json, status } = await answer;
      return [status, json.errorCode, json.errorNo];
    };
    const twice = client.call(path, { headers: { Merchant: "aurora, aurora" } });
    expect(await code(twice)).toEqual([200, "function.not.available", 543]);
    const foreign = client.call(path, { module: "INBOX3" });
    expect(await code(foreign)).toEqual([200, "function.not.available", 543]);
    const param = [400, "request_param_err", 400];
    expect(await code(client.call(path, { language: "english" }))).toEqual(param);
    expect(await code(client.call(`${path}?more=1`))).toEqual(param);
    expect(await code(client.call(`${listPath}&pageSize=101`, { module }))).toEqual(param);
    expect(await code(client.call(`${listPath}&pageNo=1&pageNo=2`, { module }))).toEqual(param);
    const token = await client.tokenOf("player1");
    for (const range of ["from=0&to=9999999999999", "from=5&to=4", "from=yesterday"]) {
      const records = client.call(`/wps/records/games?${range}`, { token });
      expect(await code(records), range).toEqual(param);
    }
    expect(await code(client.call(path, { method: "POST" }))).toEqual([
      405,
      "http_method_not_support",
      459,
    ]);
    expect((await client.call("/wps/nowhere")).status).toBe(404);
    expect(await code(client.call("/wps/member/info"))).toEqual([401, "login.not.session", 401]);
    const stale = client.call(path, { token: "stale" });
    expect(await code(stale)).toEqual([401, "user.or.token.invalid", 401]);
  });
});
