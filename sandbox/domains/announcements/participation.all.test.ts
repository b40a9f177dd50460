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

const claim = async (client: SandboxClient, token: string, promotionId: string) => {
  const body = { promotionId, requestId: crypto.randomUUID() };
  return (await client.call("/wps/promotions/claim", { token, body })).json;
};

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
});
