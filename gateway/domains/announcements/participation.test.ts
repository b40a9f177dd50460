import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, demoKey } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const list = "GET /wps/promotions/participation";
const join = "POST /wps/promotions/join";
const claim = "POST /wps/promotions/claim";
const row = {
  promotionId: 3,
  status: "joined",
  action: "play",
  gameType: "RNG",
  progress: { counts: "rounds", done: "6", needed: "30" },
  reward: "5.0000",
  rewardAtMost: false,
  currency: "EUR",
  endsAt: 1_790_000_000_000,
  claimedAt: null,
  claimRequestId: null,
};
const fields = `promotionId state action games progress { counts done needed missing currency percent }
  reward { amount currency } rewardIsMaximum endsAt claimedAt`;
const query = `{ promotionParticipations { ${fields} } }`;
const joining = `mutation { joinPromotion(promotionId: "3") { __typename
  ... on JoinPromotionSuccess { participation { state } } ... on Refused { reason } } }`;
const claiming = `mutation { claimPromotion(promotionId: "3", idempotencyKey: "${demoKey}") { __typename
  ... on ClaimPromotionSuccess { amount { amount currency } } ... on Refused { reason } } }`;
const lost = () => new Response("", { status: 500 });

describe("A152 CA120 participation in promotions", () => {
  const states = async (rows: unknown[]) => {
    const { run } = await accountPortal({ [list]: rows });
    return (await run<{ promotionParticipations: object[] }>(query)).data?.promotionParticipations;
  };

  it("returns one state, the next step, progress and reward with their currency, and an end", async () => {
    const money = { counts: "amount", done: "12.5", needed: "50" };
    expect(
      await states([row, { ...row, promotionId: "1", gameType: null, progress: money }]),
    ).toEqual([
      {
        promotionId: "3",
        state: "JOINED",
        action: "PLAY",
        games: "RNG",
        progress: {
          counts: "ROUNDS",
          done: "6",
          needed: "30",
          missing: "24",
          currency: null,
          percent: 20,
        },
        reward: { amount: "5.00", currency: "EUR" },
        rewardIsMaximum: false,
        endsAt: 1_790_000_000_000,
        claimedAt: null,
      },
      expect.objectContaining({
        progress: {
          counts: "AMOUNT",
          done: "12.5",
          needed: "50",
          missing: "37.5",
          currency: "EUR",
          percent: 25,
        },
      }),
    ]);
  });

  it("leaves out an unknown step, and drops a promotion with an unknown state", async () => {
    expect(
      await states([
        { ...row, action: "dance" },
        { ...row, status: "resting" },
      ]),
    ).toEqual([expect.objectContaining({ state: "JOINED", action: null })]);
  });

  it("A56 is null where the brand switched it off, and closed to guests and trial accounts", async () => {
    const brand = { ...aurora, calls: { CA120: { enabled: false } } };
    const off = await accountPortal({ [list]: [row] }, "MEMBER", { brand });
    expect(await off.run(query)).toMatchObject({ data: { promotionParticipations: null } });
    for (const role of ["GUEST", "TRIAL"] as const) {
      const { run, calls } = await accountPortal({ [list]: [row] }, role);
      expect((await run(query)).errors).toHaveLength(1);
      expect(calls).toEqual([]);
    }
  });
});

describe("A152 CA121 joining", () => {
  const joined = async (answer: unknown, rows: unknown = [row]) => {
    const { run } = await accountPortal({ [join]: answer, [list]: rows });
    return (await run<{ joinPromotion: object }>(joining)).data?.joinPromotion;
  };

  it("returns the member's new state, or the reason of a refusal", async () => {
    expect(await joined(row)).toMatchObject({ participation: { state: "JOINED" } });
    expect(await joined(refusal("reward.state"))).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("resolves a lost response by the list", async () => {
    expect(await joined(lost())).toMatchObject({ participation: { state: "JOINED" } });
    const before = [{ ...row, status: "not_joined" }];
    expect(await joined(lost(), before)).toMatchObject({ __typename: "Refused" });
  });
});

describe("A152 CA122 claiming", () => {
  it("pays once per key, in the currency that the platform names", async () => {
    const { run, count, sent } = await accountPortal({ [claim]: { amount: "5", currency: "EUR" } });
    const first = await run<object>(claiming);
    expect(first.data).toMatchObject({
      claimPromotion: { amount: { amount: "5.00", currency: "EUR" } },
    });
    expect((await run<object>(claiming)).data).toEqual(first.data);
    expect(count(claim)).toBe(1);
    expect(await sent(claim)).toEqual({ promotionId: "3", requestId: demoKey });
  });

  it("resolves a lost response by the request id in the list", async () => {
    const claimed = {
      ...row,
      status: "ended",
      action: null,
      claimedAt: 1,
      claimRequestId: demoKey,
    };
    const { run } = await accountPortal({ [claim]: lost(), [list]: [claimed] });
    expect((await run<object>(claiming)).data).toMatchObject({
      claimPromotion: { reason: "OUTCOME_UNKNOWN" },
    });
    expect((await run<object>(claiming)).data).toMatchObject({
      claimPromotion: { amount: { amount: "5.00", currency: "EUR" } },
    });
  });

  it("returns STATE_CHANGED for a changed promotion, and refuses an invalid key", async () => {
    const { run } = await accountPortal({ [claim]: refusal("reward.state") });
    expect((await run<object>(claiming)).data).toMatchObject({
      claimPromotion: { reason: "STATE_CHANGED" },
    });
    const bad = claiming.replace(demoKey, "again");
    expect((await run<object>(bad)).data).toMatchObject({
      claimPromotion: { __typename: "InvalidInput" },
    });
  });
});
