import { describe, expect, it } from "vitest";
import { memberPageAt, memberPageBySpecName, memberPages, offeredPages } from "./pages.ts";

describe("pages of the member center", () => {
  it("U27 have an address of their own each", () => {
    expect(new Set(memberPages.map(({ path }) => path)).size).toBe(memberPages.length);
  });

  it("R9 are found by the specification's name and by their path", () => {
    expect(memberPageBySpecName("messageV2")?.path).toBe("/member/messages");
    expect(memberPageBySpecName("toString")).toBeNull();
    expect(memberPageBySpecName(null)).toBeNull();
    expect(memberPageAt("/member/bets.data")?.key).toBe("personalHistoryCopy");
    expect(memberPageAt("/member/")?.key).toBe("overview");
    expect(memberPageAt("/member/nothing")).toBeNull();
  });

  it("A56 what the brand does not offer is absent", () => {
    expect(offeredPages([]).map(({ key }) => key)).toEqual([
      "overview",
      "securityCenter",
      "depositLimits",
      "takeBreak",
      "realityCheck",
    ]);
    expect(offeredPages(["REBATE", "MESSAGES"]).map(({ key }) => key)).toEqual([
      "overview",
      "securityCenter",
      "depositLimits",
      "takeBreak",
      "realityCheck",
      "messageV2",
      "rewardCenter",
      "manualRebate",
    ]);
  });
});
