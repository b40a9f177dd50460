import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const day = 86_400_000;

async function player(client: SandboxClient) {
  const token = await client.tokenOf("player1");
  const read = async () => (await client.call("/wps/member/limits", { token })).json.value;
  const set = async (amount: string | null, confirmed = false) => {
    const body = { kind: "STAKE", period: "BET", amount, confirmed };
    return (await client.call("/wps/member/limits", { token, body })).json;
  };
  return { token, read, set };
}

it("CA130 CA131 a stake limit is lowered at once; a higher one waits for a day and a second yes", async () => {
  const client = testWorld("stake-limit");
  const { read, set } = await player(client);
  expect(await read()).toEqual([]);
  expect((await set("20")).value).toEqual({ amount: "20.0000" });
  expect((await set("5")).value).toEqual({ amount: "5.0000" });
  expect((await set("50")).value).toEqual({ amount: "5.0000" });
  expect((await set("50", true)).errorCode).toBe("limit.wait");
  await client.switch("set", { body: { clockAheadMs: day } });
  expect((await set("60", true)).errorCode).toBe("limit.wait");
  expect((await set("50", true)).value).toEqual({ amount: "50.0000" });
  expect(await read()).toEqual([{ kind: "STAKE", period: "BET", amount: "50.0000" }]);
  // The same amount again takes a request back.
  await set(null);
  await set("50");
  await client.switch("set", { body: { clockAheadMs: 3 * day } });
  expect((await set(null, true)).errorCode).toBe("limit.wait");
  await set(null);
  await client.switch("set", { body: { clockAheadMs: 4 * day } });
  expect((await set(null, true)).value).toEqual({ amount: null });
  expect(await read()).toEqual([]);
});

it("G7 a bet above the stake limit is refused in games and lotteries, and the balance stays", async () => {
  const client = testWorld("stake-round");
  const { token, set } = await player(client);
  const slots = await client.games("gameType=RNG&pageSize=20");
  const slot = slots.find(({ isGame }) => isGame === "GAME");
  const menu = await client.call("/lgw/vn/games/game_menu?device=WEB&prizeMode=LOTT");
  for (const game of [slot, menu.json[0]]) {
    const play = await client.open(token, game);
    const choice = { draw: game.numero, place: 1, pick: "big" };
    const bet = (stake: string) =>
      play(game === slot ? { kind: "slot", stake } : { kind: "lottery", stake, choice });
    await client.switch("set", {
      body: { memberPatch: { account: "player1", limits: { STAKE: "5" } } },
    });
    expect(await bet("5.01")).toMatchObject({
      errorCode: "limit.stake",
      value: { limit: "5.0000" },
    });
    expect((await bet("5")).roundId).toBeDefined();
  }
  await set("4");
  expect((await set("5")).value).toEqual({ amount: "4.0000" });
});

it("CA130 says what is used of a limit on a day's deposits, and refuses more", async () => {
  const client = testWorld("deposit-limit");
  const { token, read } = await player(client);
  await client.switch("set", {
    body: { memberPatch: { account: "player1", limits: { DEPOSIT: "1000000" } } },
  });
  const [{ used }] = await read();
  const limit = (Number(used) + 100).toFixed(2);
  await client.switch("set", {
    body: { memberPatch: { account: "player1", limits: { DEPOSIT: limit } } },
  });
  const send = async (amount: string) =>
    (await client.deposit(token, amount, { methodId: "bank" })).json;
  expect((await send("100.01")).errorCode).toBe("limit.deposit");
  expect((await send("100")).success).toBe(true);
  expect((await read())[0]).toMatchObject({ used: `${limit}00`, until: expect.any(Number) });
});
