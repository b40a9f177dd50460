import { expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const reward = (id: string, status: string) => ({
  id,
  name: "A",
  kind: "VIP",
  amount: "1",
  status,
  endsAt: null,
});
const mission = (id: string, status: string) => ({
  id,
  name: "M",
  description: "",
  kind: "ROUNDS",
  target: 10,
  progress: 10,
  reward: "1",
  status,
  endsAt: null,
});
const promotion = (promotionId: number, status: string) => ({
  promotionId,
  status,
  action: null,
  currency: "USD",
  rewardAtMost: false,
});
const table = {
  "GET /wps/rewards": [reward("m1", "claim"), reward("r1", "claim"), reward("r2", "claimed")],
  "GET /wps/relay/MCSFE_getMissionSummaryDetails": {
    missions: [mission("m1", "claim"), mission("m2", "claim"), mission("m3", "process")],
    points: 0,
  },
  "GET /wps/promotions/participation": [promotion(1, "claimable"), promotion(2, "joined")],
};
const count = async (answers: object) => {
  const { run } = await accountPortal({ ...table, ...answers });
  const { data } = await run<{ viewer: { glance: { rewardsToClaim: number | null } } }>(
    "{ viewer { glance { rewardsToClaim } } }",
  );
  return data?.viewer.glance.rewardsToClaim;
};

it("H14 one number counts rewards, missions and promotions to claim, and a mission that is also a reward once", async () => {
  expect(await count({})).toBe(4);
});

it("H14 what fails or is switched off counts nothing beside what answers", async () => {
  const off = refusal("function.not.available");
  const broken = () => new Response("", { status: 500 });
  expect(await count({ "GET /wps/promotions/participation": off })).toBe(3);
  expect(await count({ "GET /wps/relay/MCSFE_getMissionSummaryDetails": broken })).toBe(3);
  expect(
    await count({
      "GET /wps/rewards": broken,
      "GET /wps/relay/MCSFE_getMissionSummaryDetails": broken,
      "GET /wps/promotions/participation": broken,
    }),
    "nothing is known",
  ).toBeNull();
});
