import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const path = "/wps/promotions/participation";
const dayS = 86_400;

async function standing(client: SandboxClient, token: string, id: number) {
  const { json } = await client.call(path, { token });
  return json.value.find((row: { promotionId: number }) => row.promotionId === id);
}

const join = async (client: SandboxClient, token: string, promotionId: string) =>
  (await client.call("/wps/promotions/join", { token, body: { promotionId } })).json;

const claim = async (
  client: SandboxClient,
  token: string,
  promotionId: string,
  requestId: string = crypto.randomUUID(),
) => (await client.call("/wps/promotions/claim", { token, body: { promotionId, requestId } })).json;

async function deposit(client: SandboxClient, token: string, amount: string) {
  await client.deposit(token, amount, { methodId: "bank" });
  await client.ahead(21);
}

it("A152 CA120 CA122 a first deposit makes its promotion claimable; twenty claims at once pay once", async () => {
  const client = testWorld("promo-deposit");
  const token = await client.tokenOf("newbie");
  expect(await standing(client, token, 1)).toMatchObject({
    status: "not_joined",
    action: "deposit",
    progress: { counts: "amount", done: "0.0000" },
    rewardAtMost: true,
  });
  expect((await claim(client, token, "1")).errorCode).toBe("reward.state");
  await deposit(client, token, "50");
  expect(await standing(client, token, 1)).toMatchObject({
    status: "claimable",
    action: "claim",
    reward: "50.0000",
  });
  const before = await client.balance(token);
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(client, token, "1")));
  expect(answers.filter(({ value }) => value?.amount === "50.0000")).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === "reward.state")).toHaveLength(19);
  expect((await client.balance(token)) - before).toBe(50);
  const after = await standing(client, token, 1);
  expect(after).toMatchObject({ status: "ended", action: null, reward: "50.0000" });
  expect(after.claimedAt).toBeGreaterThan(0);
  expect(after.claimRequestId).toMatch(/^[0-9a-f-]{36}$/);
});

it("A152 CA122 the same request claims once and answers the same", async () => {
  const client = testWorld("promo-again");
  const token = await client.tokenOf("newbie");
  await deposit(client, token, "30");
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => claim(client, token, "1", key)),
  );
  expect(new Set(answers.map(({ value }) => value?.amount))).toEqual(new Set(["30.0000"]));
  const bonuses = (await client.call("/wps/bonus", { token })).json.value.content;
  expect(bonuses.filter((row: { amount: string }) => row.amount === "30.0000")).toHaveLength(1);
  expect(bonuses[0]).toMatchObject({ rollover: "600.0000" });
});

it("A152 CA121 joining starts the count; what was played before does not count", async () => {
  const client = testWorld("promo-join");
  const token = await client.tokenOf("player1");
  expect(await standing(client, token, 3)).toMatchObject({
    status: "not_joined",
    action: "opt_in",
  });
  expect((await join(client, token, "3")).value).toMatchObject({
    status: "joined",
    action: "play",
    gameType: "RNG",
    progress: { counts: "rounds", done: "0", needed: "30" },
  });
  const { endsAt } = await standing(client, token, 3);
  await client.ahead(60);
  expect((await join(client, token, "3")).value).toMatchObject({ status: "joined", endsAt });
  for (const id of ["1", "7", "nothing"]) {
    expect((await join(client, token, id)).errorCode).toBe("reward.state");
  }
});

it("A152 CA120 the clock ends a promotion, in its period and for its participants", async () => {
  const client = testWorld("promo-ends");
  const token = await client.tokenOf("player1");
  await join(client, token, "5");
  const { endsAt } = await standing(client, token, 5);
  await client.ahead(12 * dayS);
  const late = await client.tokenOf("player1");
  expect(await standing(client, late, 5)).toMatchObject({ status: "ended", action: null, endsAt });
  expect((await join(client, late, "5")).errorCode).toBe("reward.state");
  expect((await claim(client, late, "5")).errorCode).toBe("reward.state");
  const news = await client.call("/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=W");
  const { contents } = news.json.value.promotion;
  expect(contents.find(({ id }: { id: number }) => id === 5).endTime).toBe(endsAt);
});

it("A152 CA120 cashback restarts every week and is paid once a week", async () => {
  const client = testWorld("promo-weekly");
  const token = await client.tokenOf("player1");
  const { value } = await join(client, token, "2");
  expect(["joined", "claimable"]).toContain(value.status);
  if (value.status === "claimable") {
    expect((await claim(client, token, "2")).value.amount).toBe(value.reward);
    expect(await standing(client, token, 2)).toMatchObject({ status: "joined", action: null });
    expect((await claim(client, token, "2")).errorCode).toBe("reward.state");
  }
  const trial = await client.tokenOf("trial1");
  expect((await client.call(path, { token: trial })).json.errorCode).toBe("trial.not.allowed");
});
