import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { PlayLimits } from "../play/play-limits.ts";
import { AccountLimits } from "./account-limits.ts";
import type { Limit } from "./limit.ts";
import { heldLimits, higherUse, isPlatformDue, type PlatformLimit } from "./platform-limits.ts";

const zone = "+09:00";
/** Noon of a Tuesday in the zone. */
const noon = Date.parse("2026-11-24T03:00:00Z");
const day = 86_400_000;
const own = (kind: Limit["kind"], period: Limit["period"], amount: string): Limit => ({
  kind,
  period,
  amount,
  since: 0,
  request: null,
});
const there = (
  kind: Limit["kind"],
  period: Limit["period"],
  amount: string,
  more: Partial<PlatformLimit> = {},
): PlatformLimit => ({ kind, period, amount, used: null, until: null, ...more });

describe("G40 of two limits the tighter holds", () => {
  const held = (mine: Limit[], ...limits: PlatformLimit[]) =>
    heldLimits(mine, { readAt: noon, limits }, noon, zone).map(({ period, amount, source }) => [
      period,
      amount,
      source,
    ]);

  it("for each kind and period, with its source; the player's own where both are equal", () => {
    const mine = [own("DEPOSIT", "DAY", "100.00"), own("DEPOSIT", "WEEK", "9.50")];
    const theirs = [
      there("DEPOSIT", "DAY", "20.00"),
      there("DEPOSIT", "WEEK", "9.5"),
      there("DEPOSIT", "MONTH", "500"),
    ];
    expect(held(mine, ...theirs)).toEqual([
      ["DAY", "20.00", "PLATFORM"],
      ["WEEK", "9.50", "PLAYER"],
      ["MONTH", "500", "PLATFORM"],
    ]);
    expect(held([own("STAKE", "BET", "5")], there("STAKE", "BET", "6"))).toEqual([
      ["BET", "5", "PLAYER"],
    ]);
  });

  it("what the platform counts as used holds in its window, and only where it is more", () => {
    const limit = there("DEPOSIT", "DAY", "20", { used: "15", until: noon + 3_600_000 });
    const at = (now: number) => {
      const [known] = heldLimits([], { readAt: noon, limits: [limit] }, now, zone);
      return known ? higherUse("3.00", known) : null;
    };
    expect(at(noon)).toBe("15");
    expect(at(noon + 3_600_000)).toBe("3.00");
    expect(at(noon + day)).toBe("3.00");
    const [less] = heldLimits([], { readAt: noon, limits: [limit] }, noon, zone);
    expect(less && higherUse("16.00", less)).toBe("16.00");
  });
});

describe("G40 when the platform is asked", () => {
  const requested = (requestedAt: number | null, ...limits: PlatformLimit[]) => ({
    requestedAt,
    reading: requestedAt === null ? null : { readAt: requestedAt, limits },
  });

  it("never for who has set nothing, and nothing is known there", () => {
    expect(isPlatformDue([], requested(null), noon)).toBe(false);
    expect(isPlatformDue([], requested(noon - day), noon)).toBe(false);
  });

  it("once a minute for who has a limit here, or had one there; also when a clock went back", () => {
    const limit = there("STAKE", "BET", "5");
    for (const mine of [[own("SESSION_TIME", "DAY", "30")], []]) {
      const known = mine.length > 0 ? [] : [limit];
      expect(isPlatformDue(mine, requested(noon - 59_999, ...known), noon)).toBe(false);
      expect(isPlatformDue(mine, requested(noon - 60_000, ...known), noon)).toBe(true);
      expect(isPlatformDue(mine, requested(noon + 59_999, ...known), noon)).toBe(false);
      expect(isPlatformDue(mine, requested(noon + 60_000, ...known), noon)).toBe(true);
    }
    expect(isPlatformDue([own("DEPOSIT", "DAY", "1")], requested(null), noon)).toBe(true);
  });

  it("one of many requests is told so; an answer that can't be read leaves the last one", () => {
    const account = new AccountLimits(storeInMemory());
    account.notePlatformLimits([there("DEPOSIT", "DAY", "20")], noon - day);
    expect([1, 2, 3].map(() => account.takePlatformDue(noon))).toEqual([true, false, false]);
    account.notePlatformLimits(null, noon);
    expect(account.held(noon, zone)).toMatchObject([{ amount: "20", source: "PLATFORM" }]);
    // Noted a moment after the request's own time, as it takes a while.
    account.notePlatformLimits([], noon + 300);
    expect(account.takePlatformDue(noon)).toBe(false);
    expect(account.held(noon, zone)).toEqual([]);
    expect(account.takePlatformDue(noon + day)).toBe(false);
  });
});

describe("G40 decisions with limits of the platform", () => {
  function account(...limits: PlatformLimit[]) {
    const protection = new AccountLimits(storeInMemory());
    protection.notePlatformLimits(limits, noon);
    const reserve = (amount: string, now = noon, mayCallPlatform = true) =>
      protection.reserve({
        key: `${amount} ${now}`,
        amount,
        now,
        gmtOffset: zone,
        requiresChoice: false,
        mayCallPlatform,
        records: { from: 0, readAt: now, counted: [], voided: [] },
      });
    return { protection, reserve };
  }

  it("a deposit above the platform's limit is refused with what is left there", () => {
    const { protection, reserve } = account(there("DEPOSIT", "DAY", "20", { used: "15" }));
    protection.change({ kind: "DEPOSIT", period: "DAY" }, "100", noon);
    expect(reserve("5.01")).toMatchObject({ state: "EXCEEDED", use: { left: "5.00" } });
    expect(reserve("5")).toEqual({ state: "ALLOWED" });
    expect(reserve("5", noon + 60_000)).toEqual({ state: "PLATFORM_LIMITS_NEEDED" });
    // An agent can't read them: the last answer holds.
    expect(reserve("21", noon + day, false)).toMatchObject({ state: "EXCEEDED" });
    expect(reserve("20", noon + day, false)).toEqual({ state: "ALLOWED" });
  });

  it("G7 a limit on stakes concerns no deposit and no launch", () => {
    const { protection, reserve } = account(there("STAKE", "BET", "1"));
    expect(reserve("500")).toEqual({ state: "ALLOWED" });
    const play = new PlayLimits(storeInMemory(), protection);
    const requested = { moment: "LAUNCH", gmtOffset: zone, results: null } as const;
    expect(play.checkPlay({ ...requested, now: noon })).toEqual({ state: "OPEN" });
  });

  it("net loss and time of the platform close play, before anything is counted twice", () => {
    const { protection } = account(there("SESSION_TIME", "DAY", "60", { used: "59" }));
    const play = new PlayLimits(storeInMemory(), protection);
    const send = (now: number) =>
      play.checkPlay({ moment: "PLAYING", now, gmtOffset: zone, results: null });
    expect(send(noon)).toMatchObject({ state: "OPEN", left: [{ left: "1" }] });
    const later = noon + 60_000;
    expect(send(later)).toEqual({ state: "PLATFORM_LIMITS_NEEDED" });
    expect(play.playedMs(later, zone)).toBe(0);
    protection.notePlatformLimits([there("SESSION_TIME", "DAY", "60", { used: "60" })], later);
    expect(send(later)).toMatchObject({ state: "CLOSED", kind: "SESSION_TIME" });
    expect(play.playedMs(later, zone)).toBe(60_000);
  });
});

describe("G5 a limit on stakes starts from the tighter of both", () => {
  const name = { kind: "STAKE", period: "BET" } as const;

  it("what is higher than the platform's is a request, whatever was set here", () => {
    const protection = new AccountLimits(storeInMemory());
    protection.notePlatformLimits([there("STAKE", "BET", "3")], noon);
    expect(protection.change(name, "4", noon)).toMatchObject({
      amount: "3",
      request: { amount: "4", requestedAt: noon },
    });
    expect(protection.change(name, "2", noon)).toMatchObject({ amount: "2", request: null });
    expect(protection.change(name, "9", noon)).toMatchObject({ amount: "2" });
    expect(protection.confirm(name, noon + day - 1)).toBe("TOO_EARLY");
    expect(protection.confirm(name, noon + day)).toBe("DONE");
    expect(protection.read(noon + day).limits).toMatchObject([{ amount: "9", request: null }]);
  });
});
