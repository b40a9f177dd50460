import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { giftIds } from "../../show/art/scenes.ts";
import { testWorld } from "../../test-sandbox.mjs";
import { depositPoints, roundPoints } from "./earn-points.ts";
import { products } from "./products.ts";

const relay = "/wps/relay";
const how = { module: "PTSYS3" };

const points = async (client: SandboxClient, token: string) =>
  (await client.call(`${relay}/MCS2_getPointBalance`, { token, ...how })).json.value;

const redeem = (client: SandboxClient, token: string, more: Record<string, unknown>) =>
  client.sealed(
    `${relay}/passwordCheck/MCS2_redeemPointReward`,
    { quantity: 1, paymentPassword: "246810", requestId: crypto.randomUUID(), ...more },
    { token, ...how },
  );

describe("earning", () => {
  it("K33 deposits by the ratio table, whole points only", () => {
    expect([5, 50, 100, 500, 2000].map((units) => depositPoints(units * 10_000, "USD"))).toEqual([
      0, 5, 15, 100, 600,
    ]);
    expect(depositPoints(1_000_000 * 10_000, "USD")).toBe(300_000);
    expect(depositPoints(1_000_001 * 10_000, "USD")).toBe(0);
    expect(depositPoints(100 * 1000 * 10_000, "KRW")).toBe(15);
  });

  it("D-26 small stakes add up and nothing counts twice", () => {
    let staked = 0;
    let earned = 0;
    for (const stake of [10_000, 25_000, 7_000, 60_000, 99_999, 1]) {
      staked += stake;
      earned += roundPoints(staked, stake, "USD");
    }
    expect(earned).toBe(Math.floor(staked / 50_000));
  });
});

it("C53 each reward has a picture of its own", () => {
  expect(products.map(({ id }) => id).sort()).toEqual([...giftIds].sort());
});

describe("spending", () => {
  it("C57 C54 C52 S29 orders are decided after 30 s; about one in five gives the points back", async () => {
    const client = testWorld("redeem");
    const token = await client.tokenOf("player1");
    const before = await points(client, token);
    for (let i = 0; i < 5; i++) {
      const { json } = await redeem(client, token, { rewardId: "coupon-5" });
      expect(json.value.status).toBe("applying");
    }
    expect(await points(client, token)).toEqual({ balance: before.balance - 500, frozen: 500 });
    await client.ahead(31);
    expect(await points(client, token)).toEqual({ balance: before.balance - 400, frozen: 0 });
    const list = await client.call(`${relay}/MCS2_getRedeemPointList`, { token, ...how });
    const words = list.json.value.content.map((row: { status: string }) => row.status);
    expect(words).toEqual(["rejected", "passed", "passed", "passed", "passed"]);
    expect(list.json.value.content[0]).toMatchObject({
      exchangeType: "COUPON",
      requiredPoints: 100,
    });
    const bonus = await client.call("/wps/bonus?pageSize=10", { token });
    const coupons = bonus.json.value.content.filter(
      (row: { name: string }) => row.name === "Points coupon",
    );
    expect(coupons).toHaveLength(4);
  });

  it("C57 C58 more points than there are, or more rewards, are refused as what they are", async () => {
    const client = testWorld("too-many");
    const token = await client.tokenOf("player1");
    const convert = await client.sealed(
      `${relay}/passwordCheck/MCS2_convertPoint`,
      { points: 99_999_999, paymentPassword: "246810", requestId: crypto.randomUUID() },
      { token, ...how },
    );
    expect(convert.json.errorCode).toBe("point.not.enough");
    const { json } = await redeem(client, token, { rewardId: "coupon-5", quantity: 99_999_999 });
    expect(["point.not.enough", "product.sold.out"]).toContain(json.errorCode);
  });

  it("C53 C57 what costs money besides takes it, and the stock goes down", async () => {
    const client = testWorld("redeem-money");
    const token = await client.tokenOf("player1");
    const stock = async () => {
      const { json } = await client.call(`${relay}/MCS2_getPointReward`, { token, ...how });
      return json.value.find((row: { id: string }) => row.id === "airtime");
    };
    const before = await stock();
    expect(before).toMatchObject({ requiredPoints: 380, requiredAmount: "2.0000", stock: 120 });
    await redeem(client, token, { rewardId: "airtime" });
    expect((await stock()).stock).toBe(119);
    const wallet = await client.call("/wps/v2/wallets/balance?typeId=0", { token });
    expect(wallet.json.value.balance).toBe("2478.5600");
  });
});
