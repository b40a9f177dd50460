import { describe, expect, it } from "vitest";
import { testWorld } from "./test-sandbox.mjs";

describe("a session", () => {
  it("C1 counts failures that come at the same time", async () => {
    const client = testWorld("burst");
    await Promise.all(Array.from({ length: 6 }, () => client.login("player1", "wrong")));
    expect((await client.login("player1")).json.errorCode).toBe("login.captcha.error");
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
    const [slot] = await client.games("gameType=RNG");
    expect((await client.launch(json.value.token, slot)).json.errorCode).toBe("trial.not.allowed");
    await client.switch("set", { body: { flags: { FREEPLAY3: "0" } } });
    const off = await client.call(path, { module: "FREEPLAY3", body: await body() });
    expect(off.json).toMatchObject({ errorCode: "function.not.available", errorNo: 543 });
  });
});

describe("play", () => {
  it("C32 C22 C31 C45 a launched game moves the wallet, recents and winner board", async () => {
    const client = testWorld("play");
    const token = await client.tokenOf("player1");
    const [game] = await client.games("gameType=MINI&gameClassify=DICE");
    const { json } = await client.launch(token, game);
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
    const slots = await client.games("gameType=RNG&pageSize=100");
    const tryOut = (supportPlay: number) => {
      const found = slots.find((slot) => slot.supportPlay === supportPlay);
      const { nodeId, vassalage, gameCode, gameType } = found;
      const wish = { nodeId, vassalage, gameCode, gameType, language: "KR", clientType: 3 };
      const body = { ...wish, platform: "html5-desktop", backUrl: "http://localhost:8788/" };
      return client.call("/wps/relay/GCS_gameLaunchFB", { body });
    };
    const { json } = await tryOut(0);
    expect(json.value.trial).toBe(true);
    const url = new URL(json.value.url);
    const played = await client.call(`${url.pathname}/round`, {
      body: { kind: "slot", stake: "2.50" },
    });
    expect(played.json.outcome.reels).toHaveLength(5);
    expect(Number(played.json.balance)).toBeCloseTo(10_000 - 2.5 + Number(played.json.win), 4);
    const refused = await tryOut(1);
    expect(refused.json.errorCode).toBe("trial.not.allowed");
  });

  it("C32 #727, #734 once, vendor.refused, game.maintenance, game.not.found", async () => {
    const client = testWorld("refusals");
    const token = await client.tokenOf("player1");
    const [game] = await client.games("gameType=RNG");
    const bare = { module: "GAMELO3", token, body: { nodeId: game.nodeId } };
    expect((await client.call("/wps/game/launchGame", bare)).json.errorNo).toBe(727);
    const wrong = await client.launch(token, { ...game, gameCode: "NOPE" });
    expect(wrong.json.errorCode).toBe("game.not.found");
    await client.switch("set", {
      body: { openRound: { account: "player1", nodeId: game.nodeId, stake: "10" } },
    });
    expect((await client.launch(token, game)).json.errorNo).toBe(734);
    expect((await client.launch(token, game)).json.success).toBe(true);
    const balance = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
    expect(balance.json.value.balance).toBe("2480.5600");
    await client.switch("set", { body: { vendorsOff: [game.vassalage] } });
    expect((await client.launch(token, game)).json.errorCode).toBe("vendor.refused");
    await client.switch("set", { body: { vendorsOff: [], gamesOff: [game.nodeId] } });
    expect((await client.launch(token, game)).json.errorCode).toBe("game.maintenance");
  });
});
