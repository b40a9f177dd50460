import { expect, it } from "vitest";
import type { RewardSourcesFragment } from "~/graphql/generated/graphql";
import { itemsOf } from "./build-items.server.ts";
import { againOf, byEnd } from "./items.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;
const usd = (amount: string) => ({ amount, currency: "USD" });

const mission = {
  id: "m1",
  name: "Warm up",
  description: "Play 10 rounds",
  kind: "ROUNDS" as const,
  target: "10",
  progress: "4",
  percent: 40,
  reward: usd("0.50"),
  status: "PROCESS" as const,
  startsAt: null,
  endsAt: now + day,
};
const participation = {
  promotionId: "3",
  state: "CLAIMABLE" as const,
  action: "CLAIM" as const,
  games: null,
  progress: null,
  reward: usd("5"),
  rewardIsMaximum: false,
  endsAt: null,
  claimedAt: null,
};
const bonus = {
  id: "b1",
  name: "Raffle prize",
  amount: usd("3"),
  rollover: usd("9.00"),
  progress: usd("4.50"),
  status: "PROCESS" as const,
  at: now - 20 * day,
};

/** Builds the items of these sources. */
function items(change: Partial<RewardSourcesFragment>) {
  const sources = {
    records: null,
    missions: null,
    promotionParticipations: null,
    announcements: { promotions: [{ id: "3", title: "Jackpot week" }] },
    ...change,
  } as RewardSourcesFragment;
  return itemsOf(sources, now, () => "key");
}

it("H14 a mission that is also a reward is one card, with its progress and the games that count", () => {
  const reward = { id: "m1", name: "Warm up", kind: "MISSION", amount: usd("0.50") };
  const list = items({
    records: { rewards: [{ ...reward, status: "PROCESS", endsAt: null }] } as never,
    missions: { points: 0, missions: [mission] },
  });
  expect(list).toEqual([
    expect.objectContaining({
      kind: "missions",
      state: "progress",
      progress: expect.objectContaining({ missing: "6", percent: 40 }),
      step: { kind: "play", games: null },
    }),
  ]);
});

it("H14 each thing has one button: claim with the key of its kind, cashier, games, or none", () => {
  const missions = [
    { ...mission, status: "CLAIM" as const },
    { ...mission, id: "m2", kind: "DEPOSIT" as const },
    { ...mission, id: "m3", status: "CLAIMED" as const },
  ];
  const steps = items({
    missions: { points: 0, missions },
    promotionParticipations: [participation],
    records: { rebate: { rows: null, total: usd("2"), claimableAt: now } } as never,
  }).map(({ state, step }) => [state, step]);
  expect(steps).toEqual([
    ["claim", { kind: "claim", fields: { rewardId: "m1" } }],
    ["progress", { kind: "deposit" }],
    ["done", null],
    ["claim", { kind: "claim", fields: { intent: "promotion", id: "3", idempotencyKey: "key" } }],
    ["claim", { kind: "claim", fields: { intent: "rebate", idempotencyKey: "key" } }],
  ]);
});

it("H14 a rebate of later or of nothing is in progress", () => {
  const rebate = (total: string, claimableAt: number | null) =>
    items({ records: { rebate: { rows: null, total: usd(total), claimableAt } } as never });
  expect(rebate("2", now + 1)).toMatchObject([{ state: "progress", startsAt: now + 1 }]);
  expect(rebate("0.00", null)).toMatchObject([{ state: "progress", startsAt: null }]);
});

it("H14 what nobody takes part in is left out, and what is over stays for a week", () => {
  const list = items({
    promotionParticipations: [
      { ...participation, state: "NOT_JOINED", action: "OPT_IN" },
      { ...participation, state: "ENDED", action: null },
      { ...participation, state: "ENDED", action: null, claimedAt: now - 8 * day },
      { ...participation, state: "ENDED", action: null, claimedAt: now - day },
      { ...participation, promotionId: "9" },
    ],
    records: {
      bonuses: {
        nodes: [
          bonus,
          { ...bonus, id: "b2", status: "ISSUED" },
          { ...bonus, id: "b3", status: "ISSUED", at: now - day },
        ],
      },
    } as never,
  });
  expect(list.map(({ id, state }) => [id, state])).toEqual([
    ["promotions-3", "done"],
    ["bonuses-b1", "progress"],
    ["bonuses-b3", "done"],
  ]);
  expect(list[1]?.progress).toMatchObject({ percent: 50, missing: "4.5", currency: "USD" });
});

it("H14 what ends first is in front", () => {
  const missions = [
    { ...mission, id: "late", endsAt: now + 2 * day },
    { ...mission, id: "never", endsAt: null },
    { ...mission, id: "soon" },
  ];
  const list = items({ missions: { points: 0, missions } });
  expect(byEnd(list).map(({ id }) => id)).toEqual([
    "rewards-soon",
    "rewards-late",
    "rewards-never",
  ]);
});

it("H14 CA30 CA122 an attempt of unknown outcome is sent again as it was", () => {
  const [promotion] = items({ promotionParticipations: [participation] });
  const { step } = promotion ?? {};
  expect(step).toEqual({ kind: "claim", fields: againOf(promotion?.id ?? "", "key") });
  expect(againOf("rebate-", "key")).toEqual({ intent: "rebate", idempotencyKey: "key" });
  expect(againOf("rewards-m1", "key")).toBeNull();
});
