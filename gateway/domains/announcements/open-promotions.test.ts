import { expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const row = (promotionId: number, status: string, action: string | null) => ({
  promotionId,
  status,
  action,
  gameType: null,
  progress: null,
  reward: "5",
  currency: "USD",
  rewardAtMost: false,
  endsAt: null,
  claimedAt: null,
  claimRequestId: null,
});
const content = (id: number) => ({
  id,
  title: `Promotion ${id}`,
  content: "",
  promotionType: null,
  url: null,
  startTime: null,
  endTime: null,
});

it("H1 shows what this account can use now, what it can claim first", async () => {
  const { run } = await accountPortal({
    "GET /wps/promotions/participation": [
      row(1, "ended", null),
      row(2, "not_joined", "opt_in"),
      row(3, "joined", null),
      row(4, "claimable", "claim"),
      row(9, "not_joined", "deposit"),
    ],
    "GET /wps/relay/MCSFE_getListAnnouncements": {
      promotion: { contents: [1, 2, 3, 4].map(content) },
    },
  });
  const query = `{ viewer { glance { openPromotions {
    promotion { title } participation { state action }
  } } } }`;
  const { data } = await run(query);
  expect(data).toEqual({
    viewer: {
      glance: {
        openPromotions: [
          {
            promotion: { title: "Promotion 4" },
            participation: { state: "CLAIMABLE", action: "CLAIM" },
          },
          {
            promotion: { title: "Promotion 2" },
            participation: { state: "NOT_JOINED", action: "OPT_IN" },
          },
        ],
      },
    },
  });
});

it("H11 names the promotions that are closed to this account, apart from those under way", async () => {
  const { run } = await accountPortal({
    "GET /wps/promotions/participation": [
      row(1, "ended", null),
      row(2, "not_joined", "opt_in"),
      row(3, "joined", null),
      row(4, "not_joined", null),
    ],
  });
  const { data } = await run("{ viewer { glance { closedPromotionIds } } }");
  expect(data).toEqual({ viewer: { glance: { closedPromotionIds: ["1", "4"] } } });
});
