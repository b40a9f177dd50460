import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

async function missions(client: SandboxClient, token: string) {
  const path = "/wps/relay/MCSFE_getMissionSummaryDetails";
  return (await client.call(path, { token, module: "MISSIONLB3" })).json.value;
}

const claim = (client: SandboxClient, token: string, rewardId: string) =>
  client.call("/wps/relay/MCS2_claimRafflePromotion", {
    token,
    module: "REWCEN3",
    body: { rewardId },
  });

it("C42 C43 C47 S30 a deposit fulfils its mission; claiming pays once and ranks", async () => {
  const client = testWorld("missions");
  const token = await client.tokenOf("newbie");
  const find = async () =>
    (await missions(client, token)).missions.find(
      (row: { kind: string }) => row.kind === "DEPOSIT",
    );
  const open = await find();
  expect(open).toMatchObject({ progress: "0.0000", target: "100.0000", status: "process" });
  expect((await claim(client, token, open.id)).json.errorCode).toBe("reward.state");
  await client.deposit(token, "100", { methodId: "bank" });
  await client.ahead(21);
  expect((await find()).status).toBe("claim");
  const both = await Promise.all([claim(client, token, open.id), claim(client, token, open.id)]);
  const codes = both.map(({ json }) => json.errorCode ?? json.value.status).sort();
  expect(codes).toEqual(["claimed", "reward.state"]);
  const wallet = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
  expect(wallet.json.value.balance).toBe("202.0000");
  expect((await missions(client, token)).points).toBe(30);
  const board = await client.call("/wps/relay/MCSFE_getMissionLeaderboard", {
    token,
    module: "MISSIONLB3",
  });
  expect(board.json.value.me).toMatchObject({ points: 30, rank: expect.any(Number) });
});

it("CA24 C47 CA23 rewards of other kinds: claimed today, there again tomorrow", async () => {
  const client = testWorld("rewards");
  const token = await client.tokenOf("player1");
  const rewards = async () =>
    (await client.call("/wps/rewards", { token, module: "REWCEN3" })).json.value;
  const list = await rewards();
  expect(new Set(list.map((row: { kind: string }) => row.kind))).toEqual(
    new Set(["RAFFLE", "VIP", "RED_ENVELOPE", "MISSION"]),
  );
  const coming = list.find((row: { status: string }) => row.status === "coming");
  expect((await claim(client, token, coming.id)).json.errorCode).toBe("reward.state");
  const envelope = (rows: { kind: string }[]) => rows.find((row) => row.kind === "RED_ENVELOPE");
  const { id } = envelope(list) as unknown as { id: string };
  expect((await claim(client, token, id)).json.value).toEqual({
    amount: "1.0000",
    status: "claimed",
  });
  expect(envelope(await rewards())).toMatchObject({ status: "claimed" });
  const bonuses = await client.call("/wps/bonus", { token });
  expect(bonuses.json.value.content[0]).toMatchObject({
    name: "Red envelope",
    amount: "1.0000",
    rollover: "1.0000",
    status: "process",
  });
  await client.ahead(86_400);
  expect(envelope(await rewards())).toMatchObject({ status: "claim" });
});
