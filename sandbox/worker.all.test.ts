import { describe, expect, it } from "vitest";
import type { SandboxClient } from "./sandbox-client.mjs";
import { testWorld } from "./test-sandbox.mjs";

const listQuery = "clientType=3&platform=flash,html5-desktop";
const gameList = "/wps/relay/GCSGAME_gameList";

interface WireGame {
  nodeId: number;
  vassalage: string;
  gameType: string;
  gameCode: string;
  gameName: string;
  isHot: number;
  supportPlay: number;
}

async function games(client: SandboxClient, query: string, language = "EN"): Promise<WireGame[]> {
  const path = `${gameList}?${listQuery}&${query}`;
  const { json } = await client.call(path, { module: "GAMELO3", language });
  return json.value.games;
}

async function launch(client: SandboxClient, token: string, game: WireGame) {
  const { nodeId, vassalage, gameCode, gameType } = game;
  const body = {
    nodeId,
    vassalage,
    gameCode,
    gameType,
    language: "EN",
    clientType: 3,
    platform: "html5-desktop",
    backUrl: "http://localhost:8788/",
  };
  return client.call("/wps/game/launchGame", { module: "GAMELO3", token, body });
}

describe("a session", () => {
  it("C1 C6 C12 C22 C24 C46 C3 login, member, wallet, logout", async () => {
    const client = testWorld("session");
    const { json: entered } = await client.login("player1");
    expect(entered.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    const { token } = entered.value;
    const info = await client.call("/wps/member/info", { token });
    expect(info.json.value).toMatchObject({ account: "player1", type: 0, currency: "USD" });
    const icon = await client.call("/wps/member/info/icon", { token, module: "PROFPIC3" });
    expect(icon.json.value).toBe("/media/avatars/7.svg");
    const balance = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
    expect(balance.json.value).toMatchObject({ balance: "2480.5600", currency: "USD" });
    const wallet = await client.call("/wps/relay/GCS_merchantWallet", { token });
    expect(wallet.json.value).toEqual({ isSingle: true });
    const unread = await client.call("/wps/relay/CSP_unreadCount", { token, module: "INBOX3" });
    expect(unread.json.value).toEqual({ count: 3 });
    expect((await client.call("/wps/session/logout", { token, method: "POST" })).status).toBe(200);
    const after = await client.call("/wps/member/info", { token });
    expect(after.status).toBe(401);
    expect(after.json.errorCode).toBe("user.or.token.invalid");
  });

  it("C1 C17 E6 requires a captcha after three failures and accepts a right one", async () => {
    const client = testWorld("captcha");
    const flags = [];
    for (let i = 0; i < 3; i++) flags.push((await client.login("player1", "wrong")).json.value);
    expect(flags.map((value) => value.captcha)).toEqual([false, false, true]);
    const without = await client.login("player1");
    expect(without.json.errorCode).toBe("login.captcha.error");
    const picture = await client.call("/wps/captcha", { module: "CAPTCHA3" });
    expect(atob(picture.json.value).slice(1, 4)).toBe("PNG");
    const cookie = (picture.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    const [shown] = await client.switch("captcha", { method: "GET" });
    expect(cookie).toBe(`captchaId=${shown.captchaId}`);
    const right = await client.login("player1", undefined, { captcha: shown.answer, cookie });
    expect(right.json.success).toBe(true);
  });

  it("C1 counts failures that come at the same time", async () => {
    const client = testWorld("burst");
    await Promise.all(Array.from({ length: 6 }, () => client.login("player1", "wrong")));
    expect((await client.login("player1")).json.errorCode).toBe("login.captcha.error");
  });

  it("C1 firstTimeLogin, passwordExpired, locked and unknown accounts", async () => {
    const client = testWorld("accounts");
    expect((await client.login("newbie")).json.value.firstTimeLogin).toBe(true);
    expect((await client.login("newbie")).json.value.firstTimeLogin).toBe(false);
    expect((await client.login("expired")).json.value.passwordExpired).toBe(true);
    expect((await client.login("locked1")).json.errorCode).toBe("account.locked");
    expect((await client.login("nobody")).json.errorCode).toBe("login.password.error");
  });

  it("C2 W11 free play opens a trial account, and not without its flag", async () => {
    const client = testWorld("freeplay");
    const path = "/wps/session/login/freeplay";
    const body = async () => ({
      os: "web",
      platform: "W",
      gatewayVersion: 3,
      encryption: await client.seal({ purpose: "freeplay" }, path),
    });
    const { json } = await client.call(path, { module: "FREEPLAY3", body: await body() });
    const info = await client.call("/wps/member/info", { token: json.value.token });
    expect(info.json.value.type).toBe(4);
    const [slot] = await games(client, "gameType=RNG");
    if (slot === undefined) throw new Error("no game");
    expect((await launch(client, json.value.token, slot)).json.errorCode).toBe("trial.not.allowed");
    await client.switch("set", { body: { flags: { FREEPLAY3: "0" } } });
    const off = await client.call(path, { module: "FREEPLAY3", body: await body() });
    expect(off.json).toMatchObject({ errorCode: "function.not.available", errorNo: 543 });
  });
});

describe("play", () => {
  it("C32 C22 C31 C45 a launched game moves the wallet, recents and winner board", async () => {
    const client = testWorld("play");
    const token = await client.tokenOf("player1");
    const game = (await games(client, "gameType=MINI&gameClassify=DICE"))[0];
    if (game === undefined) throw new Error("no game");
    const { json } = await launch(client, token, game);
    const url = new URL(json.value.url);
    expect(url.origin).toBe("http://localhost:8789");
    expect(url.searchParams.get("world")).toBe("play");
    const page = await client.fetch(url.pathname + url.search);
    expect(page.headers.get("Content-Type")).toContain("text/html");
    const round = (stake: string) =>
      client.call(`${url.pathname}/round?world=play`, {
        body: { kind: "dice", stake, choice: { target: 10, over: false } },
      });
    let expected = 24_805_600;
    let won = 0;
    for (let i = 0; i < 400 && won === 0; i++) {
      const { json: played } = await round("1.00");
      const win = Math.round(Number(played.win) * 10_000);
      const { roll } = played.outcome;
      expect(win).toBe(roll < 10 ? 96_000 : 0);
      expected += win - 10_000;
      expect(Math.round(Number(played.balance) * 10_000)).toBe(expected);
      won = win;
    }
    expect(won).toBe(96_000);
    const balance = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
    expect(Math.round(Number(balance.json.value.balance) * 10_000)).toBe(expected);
    const recent = await client.call("/wps/relay/GCS_recentGame?pageNo=1&pageSize=20", {
      token,
      module: "GAMELOREC3",
    });
    expect(recent.json.value.list[0]).toMatchObject({ nodeId: game.nodeId, title: game.gameName });
    const board = await client.call(
      "/wps/relay/ODSFE2_getWinnerBoard?gameCategory=ALL&limitNum=20",
    );
    const mine = board.json.value.list.find(
      ({ vo }: { vo: { customerId: number } }) => vo.customerId === 100001,
    );
    expect(mine.vo).toMatchObject({ customerName: "pl***1", winAmount: 9.6, nodeId: game.nodeId });
    expect(board.json.value.list).toHaveLength(20);
    const accounts: { balance: number }[] = await client.switch("ledger", { method: "GET" });
    expect(accounts.reduce((sum, account) => sum + account.balance, 0)).toBe(0);
    expect((await round("9999999.00")).json.errorCode).toBe("amount.out.of.range");
    expect((await round("4999.00")).json.errorCode).toBe("balance.not.enough");
    await client.call("/wps/session/logout", { token, method: "POST" });
    expect((await round("1.00")).json.errorCode).toBe("login.not.session");
  });

  it("C30 a free trial plays with its own money and only where there is one", async () => {
    const client = testWorld("trial");
    const slots = await games(client, "gameType=RNG&pageSize=100");
    const body = (game: WireGame) => ({
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      gameCode: game.gameCode,
      gameType: game.gameType,
      language: "KR",
      clientType: 3,
      platform: "html5-desktop",
      backUrl: "http://localhost:8788/",
    });
    const free = slots.find(({ supportPlay }) => supportPlay === 0);
    const paid = slots.find(({ supportPlay }) => supportPlay === 1);
    if (free === undefined || paid === undefined) throw new Error("no games");
    const path = "/wps/relay/GCS_gameLaunchFB";
    const { json } = await client.call(path, { body: body(free) });
    expect(json.value.trial).toBe(true);
    const url = new URL(json.value.url);
    const played = await client.call(`${url.pathname}/round`, {
      body: { kind: "slot", stake: "2.50" },
    });
    expect(played.json.outcome.reels).toHaveLength(5);
    expect(Number(played.json.balance)).toBeCloseTo(10_000 - 2.5 + Number(played.json.win), 4);
    const refused = await client.call(path, { body: body(paid) });
    expect(refused.json.errorCode).toBe("trial.not.allowed");
  });

  it("C32 #727, #734 once, vendor.refused, game.maintenance, game.not.found", async () => {
    const client = testWorld("refusals");
    const token = await client.tokenOf("player1");
    const [game] = await games(client, "gameType=RNG");
    if (game === undefined) throw new Error("no game");
    const bare = { module: "GAMELO3", token, body: { nodeId: game.nodeId } };
    expect((await client.call("/wps/game/launchGame", bare)).json.errorNo).toBe(727);
    const wrong = await launch(client, token, { ...game, gameCode: "NOPE" });
    expect(wrong.json.errorCode).toBe("game.not.found");
    await client.switch("set", {
      body: { openRound: { account: "player1", nodeId: game.nodeId, stake: "10" } },
    });
    expect((await launch(client, token, game)).json.errorNo).toBe(734);
    expect((await launch(client, token, game)).json.success).toBe(true);
    const balance = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
    expect(balance.json.value.balance).toBe("2480.5600");
    await client.switch("set", { body: { vendorsOff: [game.vassalage] } });
    expect((await launch(client, token, game)).json.errorCode).toBe("vendor.refused");
    await client.switch("set", { body: { vendorsOff: [], gamesOff: [game.nodeId] } });
    expect((await launch(client, token, game)).json.errorCode).toBe("game.maintenance");
  });
});
