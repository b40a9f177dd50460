import { describe, expect, it } from "vitest";
import { memberPageAt, memberPageBySpecName, memberPages, offeredPages } from "./pages.ts";

describe("pages of the member center", () => {
  it("U27 U49 P11 are the fourteen of the specification and two more, each at an address of its own", () => {
    expect(memberPages.map(({ key }) => key).sort()).toEqual(
      [
        "agentPolicy bonusDetails depositv2 manualRebate messageV2 missionLeaderboard personalHistoryCopy",
        "personalProfit referral rewardCenter securityCenter transactionHistory transferFund",
        "transferUpline vip withdraw",
      ].flatMap((line) => line.split(" ")),
    );
    expect(new Set(memberPages.map(({ path }) => path)).size).toBe(memberPages.length);
  });

  it("R-G4 those that open soon are these, and the list only shrinks", () => {
    expect(memberPages.flatMap(({ key, built }) => (built ? [] : [key]))).toEqual([
      "withdraw",
      "transferFund",
      "transferUpline",
    ]);
  });

  it("R9 are found by the specification's name and by their path", () => {
    expect(memberPageBySpecName("messageV2")?.path).toBe("/member/messages");
    expect(memberPageBySpecName("toString")).toBeNull();
    expect(memberPageBySpecName(null)).toBeNull();
    expect(memberPageAt("/member/bets.data")?.key).toBe("personalHistoryCopy");
    expect(memberPageAt("/member/")?.key).toBe("securityCenter");
    expect(memberPageAt("/member/nothing")).toBeNull();
  });

  it("A56 what the brand does not offer is absent", () => {
    expect(offeredPages([]).map(({ key }) => key)).toEqual(["securityCenter"]);
    expect(offeredPages(["REBATE", "MESSAGES"]).map(({ key }) => key)).toEqual([
      "securityCenter",
      "messageV2",
      "manualRebate",
    ]);
  });
});
