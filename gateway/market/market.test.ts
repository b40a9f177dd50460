import { describe, expect, it } from "vitest";
import { marketOf } from "../../markets/index.ts";
import { offers } from "../catalogue/offers.ts";
import { accountPortal } from "../testing/account.ts";

const launch = `mutation ($input: LaunchGameInput!) { result: launchGame(input: $input) {
  __typename ... on LaunchRefused { reason } ... on LaunchGameSuccess { ticket } } }`;
const key = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e12";
const input = { gameId: "7", vendorCode: "AB", gameCode: "g7", type: "LIVE", idempotencyKey: key };

describe("G30 the gateway follows the visitor's market", () => {
  it("a game of a class that the market does not allow is not launched, and the platform is not asked", async () => {
    const visitor = await accountPortal({}, "MEMBER", { market: marketOf("DE", null) });
    const { data } = await visitor.run<{ result: object }>(launch, { input });
    expect(data?.result).toEqual({ __typename: "LaunchRefused", reason: "NOT_IN_MARKET" });
    expect(visitor.calls).toEqual([]);
  });

  it("no promotion is joined where bonuses may not be shown", async () => {
    const visitor = await accountPortal({}, "MEMBER", { market: marketOf("DE", null) });
    const { data } = await visitor.run<{ result: object }>(
      `mutation { result: joinPromotion(promotionId: "p1") { ... on Refused { reason } } }`,
    );
    expect(data?.result).toEqual({ reason: "NOT_IN_MARKET" });
    expect(visitor.calls).toEqual([]);
  });

  it("nothing of what rewards play is requested there, and nothing of it is claimed", async () => {
    const visitor = await accountPortal({}, "MEMBER", { market: marketOf("DE", null) });
    const { data, errors } = await visitor.run<Record<string, unknown>>(
      `{ vip { level { name } } missions { points } promotionParticipations { state } points { balance { available } rewards { id } }
        records { bonuses { nodes { id } } rewards { id } referral { code } rebate { claimableAt } }
        viewer { glance { rewardsToClaim openPromotions { promotion { id } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      vip: null,
      missions: null,
      promotionParticipations: null,
      points: { balance: null, rewards: null },
      records: { bonuses: null, rewards: null, referral: null, rebate: null },
      viewer: { glance: { rewardsToClaim: null, openPromotions: null } },
    });
    const refused = { reason: "NOT_IN_MARKET" };
    const claims = await visitor.run<Record<string, unknown>>(
      `mutation { a: claimReward(rewardId: "r1") { ... on Refused { reason } }
        b: claimPromotion(promotionId: "p1", idempotencyKey: "${key}") { ... on Refused { reason } } }`,
    );
    expect(claims.data).toEqual({ a: refused, b: refused });
    const bonusPaths = Object.values(offers)
      .flat()
      .flatMap(({ bonus, path }) => (bonus ? [path] : []));
    expect(bonusPaths.length).toBeGreaterThan(15);
    const called = visitor.calls.map(({ url }) => new URL(url).pathname);
    expect(called.filter((path) => bonusPaths.includes(path))).toEqual([]);
  });

  it("a deposit method has no bonus there, and the brand's offers have none", async () => {
    const way = {
      id: "b1",
      kind: "BANK",
      name: "Bank",
      min: "1",
      max: "9",
      presets: [],
      bonusPercent: "5",
    };
    const query = "{ wallet { depositMethods { bonusPercent } } system { offers } }";
    for (const [country, percent] of [
      ["DE", "0"],
      ["KR", "5"],
    ] as const) {
      const market = marketOf(country, null);
      const portal = await accountPortal({ "GET /wps/deposit/methods": [way] }, "MEMBER", {
        market,
      });
      const { data } = await portal.run<{
        wallet: object;
        system: { offers: string[] };
      }>(query);
      expect(data?.wallet).toEqual({ depositMethods: [{ bonusPercent: percent }] });
      expect(data?.system.offers.includes("VIP"), country).toBe(country === "KR");
      expect(data?.system.offers).toContain("WITHDRAWAL");
    }
  });
});
