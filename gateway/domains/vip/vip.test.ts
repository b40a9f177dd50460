import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";

const levels = [
  { level: 2, name: "Gold", stake: "1000", deposit: 200, benefits: ["Quicker payouts", "", 7] },
  { level: 0, name: "Start", stake: null, deposit: "x", benefits: null },
  { level: 1, name: "Silver", stake: "100.0000", deposit: "50", benefits: ["A gift"] },
  { name: "Without a number" },
];
const query = `{ vip {
  level { level name } next { level name stake { amount currency } deposit { amount } }
  staked { amount } deposited { amount } stakePercent depositPercent
  stakeMissing { amount } depositMissing { amount }
  levels { level name benefits }
} }`;

const standing = (answer: unknown) => accountPortal({ "GET /wps/member/vip": answer });

describe("levels", () => {
  it("U49 A110 H14 CA80 returns the level, the next one, the progress, what is missing and the benefits of each", async () => {
    const portal = await standing({ level: "1", staked: "550", deposited: "50", levels });
    const { data, errors } = await portal.run<object>(query);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      vip: {
        level: { level: 1, name: "Silver" },
        next: {
          level: 2,
          name: "Gold",
          stake: { amount: "1000.00", currency: "USD" },
          deposit: { amount: "200.00" },
        },
        staked: { amount: "550.00" },
        deposited: { amount: "50.00" },
        stakePercent: 55,
        depositPercent: 25,
        stakeMissing: { amount: "450.00" },
        depositMissing: { amount: "150.00" },
        levels: [
          { level: 0, name: "Start", benefits: [] },
          { level: 1, name: "Silver", benefits: ["A gift"] },
          { level: 2, name: "Gold", benefits: ["Quicker payouts"] },
        ],
      },
    });
  });

  it("U49 is 100 percent at the top level, and has a name where the platform lists none", async () => {
    const unknown = await standing({ level: 0, staked: {}, deposited: "7", levels });
    expect((await unknown.run<object>(query)).data).toMatchObject({
      vip: { staked: null, stakePercent: null, stakeMissing: null, depositPercent: 14 },
    });
    const portal = await standing({ level: 9, staked: null, levels: null });
    const { data } = await portal.run<object>(query);
    expect(data).toMatchObject({
      vip: { level: { level: 9, name: "9" }, next: null, stakePercent: 100, depositPercent: 100 },
    });
  });

  it("A110 A56 is null, and not offered, where the brand switched the call off", async () => {
    const brand = { ...aurora, calls: { CA80: { enabled: false } } };
    const portal = await accountPortal({}, "MEMBER", { brand });
    const { data, errors } = await portal.run<{ system: { offers: string[] } }>(
      "{ vip { staked { amount } } system { offers } }",
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ vip: null });
    expect(data?.system.offers).not.toContain("VIP");
  });
});
