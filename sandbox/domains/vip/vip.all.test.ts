import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const standing = async (client: SandboxClient, token: string) =>
  (await client.call("/wps/member/vip", { token })).json.value;
const pot = async (client: SandboxClient) =>
  Number((await client.call("/wps/games/jackpot")).json.value.amount);

/** Plays a slot until so much is staked; the wallet is filled before, so that no round is refused. */
async function stake(client: SandboxClient, token: string, amount: number) {
  const [game] = await client.games("gameType=RNG&gameClassify=SC&pageSize=1");
  const memberPatch = { account: "player1", balance: "100000" };
  await client.switch("set", { body: { memberPatch } });
  const play = await client.open(token, game);
  for (let left = amount; left > 0; left -= 5000) {
    const round = { kind: "slot", stake: Math.min(left, 5000).toFixed(2) };
    expect(await play(round)).toHaveProperty("roundId");
  }
}

it("CA80 U49 a level is reached when both stakes and deposits are", async () => {
  const client = testWorld("vip");
  const token = await client.tokenOf("player1");
  const before = await standing(client, token);
  expect(before.level).toBe(2);
  const { stake: wanted, deposit: paid } = before.levels[3];
  await stake(client, token, Number(wanted) - Number(before.staked));
  const staked = await standing(client, token);
  expect(Number(staked.staked)).toBeGreaterThanOrEqual(Number(wanted));
  expect(staked.level).toBe(2);
  await client.deposit(token, paid);
  await client.ahead(21);
  const after = await standing(client, token);
  expect(Number(after.deposited)).toBe(Number(before.deposited) + Number(paid));
  expect(after.level).toBe(3);
  expect((await client.call("/wps/member/vip")).status).toBe(401);
});

it("CA82 A37 a hundredth of what is staked goes into the pot", async () => {
  const client = testWorld("pot");
  const token = await client.tokenOf("player1");
  const before = await pot(client);
  await stake(client, token, 1000);
  expect((await pot(client)) - before).toBeCloseTo(10, 3);
});
