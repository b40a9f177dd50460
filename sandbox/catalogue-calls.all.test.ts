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
  it("C26 K35 pages through exactly 10,000 slots without a gap or a repeat", async () => {
    const first = await list("gameType=RNG&pageNo=1&pageSize=100");
    expect(first).toMatchObject({ total: 10_000, totalPages: 100, pageNum: 1 });
    const ids = new Set<number>();
    for (let page = 1; page <= 100; page++) {
      const { games } = await list(`gameType=RNG&pageNo=${page}&pageSize=100`);
      for (const { nodeId } of games) ids.add(nodeId);
    }
    expect(ids.size).toBe(10_000);
    expect((await list("gameType=RNG&pageNo=101&pageSize=100")).games).toEqual([]);
  });

  it("C26 A85 filters by vendors, class, name, stake and lines", async () => {
    const evo = await list("gameType=LIVE&vassalage=EG3,EG4,EG7&pageSize=100");
    expect(evo.total).toBe(180);
    expect(new Set(evo.games.map(({ vassalage }) => vassalage)).size).toBe(3);
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

  it("C25 C27 C28 C29 menus, hot games, vendor map and lanes fit together", async () => {
    const client = testWorld("lists");
    const menus = (await client.call("/lgw/games/game_menus")).json;
    expect(menus[0]).toMatchObject({ gameCategory: "RNG", sort: 1 });
    expect(menus).toHaveLength(11);
    const hotPath = "/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5-desktop&vassalage=";
    const hot = (await client.call(hotPath, { module: "GAMELOHOT3" })).json.value.list;
    expect(hot).toHaveLength(24);
    expect(new Set(hot.map(({ nodeId }: WireGame) => nodeId)).size).toBe(24);
    const ofPg = (await client.call(`${hotPath}PG`, { module: "GAMELOHOT3" })).json.value.list;
    expect(ofPg.every(({ vassalage }: WireGame) => vassalage === "PG")).toBe(true);
    const map = (await client.call("/wps/relay/GCSGAME_getVassGameType")).json.value;
    const baccarat = map.LIVE.gameClassify.find(({ key }: { key: string }) => key === "BAC");
    expect(baccarat.vendors.EG3).toMatchObject({ vassalage: "EG3" });
    const lanesPath = "/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop";
    const { lanes } = (await client.call(lanesPath)).json.value.data;
    expect(lanes[0].cards.at(-1).type).toBe("more");
    expect(lanes[1].gameClassify.vendors).toContain("EG7");
  });

  it("C34 C35 C36 C37 favourites are kept per member", async () => {
    const client = testWorld("favourites");
    const token = await client.tokenOf("player1");
    const how = { module: "GAMELOFAV3", token };
    const add = "/wps/relay/MCSFE_addFavoriteGameV2";
    const { games } = await list("gameType=FISH&pageSize=3");
    for (const { nodeId, vassalage: vendor, gameType } of [...games, ...games]) {
      const { json } = await client.call(add, { ...how, body: { nodeId, vendor, gameType } });
      expect(json).toEqual({ success: true, value: {} });
    }
    const ids = async () =>
      (await client.call("/wps/relay/MCSFE_getFavoriteGames", how)).json.value;
    expect((await ids()).sort()).toEqual(games.map(({ nodeId }) => nodeId).sort());
    const page = "/wps/relay/MCSFE_getFavoriteGamesList?pageNo=2&pageSize=2";
    const second = (await client.call(page, how)).json.value;
    expect(second).toMatchObject({ pageNum: 2, totalPages: 2 });
    expect(second.content).toHaveLength(1);
    expect(second.content[0].title).toBeTruthy();
    const [gone] = games;
    const query = `nodeId=${gone?.nodeId}&vendor=${gone?.vassalage}&gameType=FISH`;
    const remove = `/wps/relay/MCSFE_removeFavoriteGameV2?${query}`;
    expect((await client.call(remove, { ...how, method: "DELETE" })).status).toBe(200);
    expect(await ids()).not.toContain(gone?.nodeId);
    const other = await client.tokenOf("player2");
    const others = await client.call("/wps/relay/MCSFE_getFavoriteGames", { ...how, token: other });
    expect(others.json.value).toEqual([]);
    const strange = { nodeId: 1, vendor: "PG", gameType: "RNG" };
    const refused = await client.call(add, { ...how, body: strange });
    expect(refused.json.errorCode).toBe("game.not.found");
  });
});

describe("content", () => {
  it("C15 C16 C18 C19 C20 C44 system and announcements", async () => {
    const client = testWorld("content");
    const rules = (await client.call("/wps/system/setting/register")).json.value;
    expect(new RegExp(rules.username.acceptedPattern).test("player1")).toBe(true);
    expect(new RegExp(rules.password.acceptedPattern).test("Portico#2026")).toBe(true);
    await client.switch("set", {
      body: {
        flags: { CBS3: null, DIRECTREG3: "0" },
        maintenance: { maintainTime: 1, endTime: null },
      },
    });
    const tree = JSON.stringify((await client.call("/wps/system/whitelabel")).json.value);
    expect(tree).not.toContain("CBS3");
    expect(tree).toContain('{"modId":"DIRECTREG3","enabled":"0"');
    const status = (await client.call("/wps/system/status")).json.value;
    expect(status.maintenance).toEqual({ maintainTime: 1, endTime: null });
    await client.switch("set", { body: { maintenanceAs: "failure" } });
    const failed = (await client.call("/wps/system/status")).json;
    expect(failed.value.content.data).toEqual({ maintainTime: 1, endTime: null });
    const hosts = (await client.call("/wps/system/domainRoute")).json.value;
    expect(hosts).toContain("localhost");
    const help = (await client.call("/wps/system/helpCenter", { language: "KR" })).json.value;
    expect(help.map(({ anchor }: { anchor: string }) => anchor)).toContain("responsible");
    expect(help[0].title).toBe("자주 묻는 질문");
    const path = "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W";
    const guest = (await client.call(`${path}&execution=B`)).json.value;
    const all = (await client.call(path)).json.value;
    const kinds = (list: { execution: string }[]) => [...new Set(list.map((it) => it.execution))];
    expect(kinds(guest.popup)).toEqual(["B"]);
    expect(kinds(all.popup).sort()).toEqual(["A", "B", "F"]);
    expect(guest.banners.map((it: { groupName: string }) => it.groupName)).toContain("w_login");
    expect(guest.promotion.contents).toHaveLength(8);
  });
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
