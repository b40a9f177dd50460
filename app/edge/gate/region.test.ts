import { describe, expect, it } from "vitest";
import {
  blockingRule,
  isBlockedRegion,
  isClosedWithoutCountry,
  knownCountry,
  regionClassOf,
} from "./region.ts";

const blocked = ["KP", "US-WA"];

describe("A74 region rules", () => {
  it.each([
    ["KP", null, true],
    ["KP", "01", true],
    ["US", "WA", true],
    ["US", "NY", false],
    ["US", null, false],
    ["KR", "WA", false],
    [null, "WA", false],
  ])("country %s, region %s: blocked %s", (country, region, expected) => {
    expect(isBlockedRegion(country, region, blocked)).toBe(expected);
  });

  it.each(["XX", "T1", "t1", "", "KOR", undefined, 7, null])(
    "%j is no known country",
    (country) => {
      expect(knownCountry(country)).toBeNull();
    },
  );

  it.each([
    ["POST", "form", true],
    ["GET", "form", false],
    ["HEAD", "form", false],
    ["GET", "page", true],
    ["POST", "page", true],
    ["POST", "nothing", false],
  ] as const)(
    "an unknown country closes: %s to what needs a place for its %s",
    (method, needs, expected) => {
      expect(isClosedWithoutCountry(null, method, needs)).toBe(expected);
      expect(isClosedWithoutCountry("KR", method, needs)).toBe(false);
    },
  );

  it("G30 G31 names the rule that closes a place, the market's before the operator's", () => {
    const version = "2026-11-24";
    const listOf = (blockedRegions: string[]) => ({ blockedRegions, version: "2026-11-27" });
    expect(blockingRule("SG", null, listOf(["SG"]))).toEqual({
      by: "market",
      place: "SG",
      version,
    });
    expect(blockingRule("US", "WA", listOf(blocked))).toEqual({
      by: "operator",
      place: "US-WA",
      version: "2026-11-27",
    });
    expect(blockingRule("KP", "01", listOf(blocked))).toEqual({
      by: "operator",
      place: "KP",
      version: "2026-11-27",
    });
    expect(blockingRule("KR", null, listOf(blocked))).toBeNull();
    expect(blockingRule(null, null, listOf(blocked))).toBeNull();
  });

  it("gives regions that the rules distinguish different cache keys", () => {
    expect(regionClassOf("US", "WA", blocked)).not.toBe(regionClassOf("US", "NY", blocked));
    expect(regionClassOf("KR", "11", blocked)).toBe(regionClassOf("KR", "26", blocked));
    expect(regionClassOf("KR", "11", blocked)).not.toBe(regionClassOf("JP", "11", blocked));
    expect(regionClassOf(null, "11", blocked)).not.toBe(regionClassOf("KR", null, blocked));
  });
});
