import { describe, expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import { storeInMemory } from "../../testing/account-store.ts";
import { AccountBreaks, openAgainAt, returnWaitMs } from "./account-breaks.ts";
import { type BreakLength, breakLengths, endOf, kindOf, offeredLengths } from "./break-lengths.ts";

const start = Date.UTC(2026, 0, 31, 12);
const day = 86_400_000;

function account() {
  return new AccountBreaks(storeInMemory());
}

describe("G15 a time-out", () => {
  it.each<[BreakLength, number]>([
    ["DAY", day],
    ["WEEK", 7 * day],
    ["SIX_WEEKS", 42 * day],
  ])("%s ends by itself, not a millisecond earlier", (length, ms) => {
    const breaks = account();
    breaks.startBreak(length, start);
    expect(breaks.openBreak(start + ms - 1)).not.toBeNull();
    expect(breaks.openBreak(start + ms)).toBeNull();
  });

  it("a month from a day that the next one lacks ends later, never earlier", () => {
    expect(endOf("MONTH", start)).toBe(Date.UTC(2026, 2, 3, 12));
  });
});

describe("G16 G18 a self-exclusion", () => {
  it("stays after its end until the player asks, and a day longer", () => {
    const breaks = account();
    const { until } = breaks.startBreak("HALF_YEAR", start);
    if (until === null) throw new Error("no end");
    expect(breaks.requestReturn(until - 1)).toBe("TOO_EARLY");
    expect(breaks.openBreak(until + 400 * day)).not.toBeNull();
    expect(breaks.requestReturn(until + 5)).toBe("DONE");
    expect(breaks.requestReturn(until + day - 1)).toBe("DONE");
    expect(breaks.openBreak(until + 5 + returnWaitMs - 1)).not.toBeNull();
    expect(breaks.openBreak(until + 5 + returnWaitMs)).toBeNull();
    expect(breaks.requestReturn(until + 5 + returnWaitMs)).toBe("NONE");
  });

  it("for ever has no end, and a shorter break does not give it one", () => {
    const breaks = account();
    breaks.startBreak("FOREVER", start);
    breaks.startBreak("DAY", start + 1);
    expect(breaks.requestReturn(start + 50 * 365 * day)).toBe("TOO_EARLY");
    expect(breaks.openBreak(start + 50 * 365 * day)).not.toBeNull();
  });

  it("shorter ones than the market's minimum are not offered", () => {
    expect(offeredLengths(12).join(" ")).toBe("DAY WEEK MONTH SIX_WEEKS YEAR FIVE_YEARS FOREVER");
  });
});

/** The plain oracle: closed until the latest promise that was made, and for an exclusion a day after a valid request. */
class Oracle {
  until = 0;
  exclusion = false;
  requested: number | null = null;

  get open() {
    if (!this.exclusion) return this.until;
    return this.requested === null
      ? Number.POSITIVE_INFINITY
      : Math.max(this.until, this.requested + returnWaitMs);
  }

  start(length: BreakLength, now: number) {
    const holds = now < this.open;
    const end = endOf(length, now) ?? Number.POSITIVE_INFINITY;
    this.until = holds ? Math.max(this.until, end) : end;
    this.exclusion = kindOf(length) === "SELF_EXCLUSION" || (holds && this.exclusion);
    this.requested = null;
  }

  send(now: number) {
    if (now < this.open && this.exclusion && now >= this.until) this.requested ??= now;
  }
}

/** Reproducible numbers from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it("G17 G18 random histories with moved clocks and restarts: never open early, never closed for longer", () => {
  let closed = 0;
  for (let seed = 1; seed <= histories(2000); seed += 1) {
    const random = randomFrom(seed);
    const store = storeInMemory();
    let breaks = new AccountBreaks(store);
    const oracle = new Oracle();
    let now = start;
    for (let step = 0; step < 40; step += 1) {
      const far = [1, day, 30 * day, 200 * day][Math.floor(random() * 4)] ?? 1;
      now += Math.floor((random() - 0.2) * far);
      const choice = random();
      if (choice < 0.2) {
        const length = breakLengths[Math.floor(random() * breakLengths.length)] ?? "DAY";
        oracle.start(length, now);
        breaks.startBreak(length, now);
      } else if (choice < 0.5) {
        oracle.send(now);
        breaks.requestReturn(now);
      } else if (choice < 0.6) {
        breaks = new AccountBreaks(store);
      }
      const open = breaks.openBreak(now);
      expect(open !== null, `seed ${seed}, step ${step}`).toBe(now < oracle.open);
      if (open) {
        closed += 1;
        expect(openAgainAt(open) ?? Number.POSITIVE_INFINITY).toBe(oracle.open);
      }
    }
  }
  expect(closed).toBeGreaterThan(histories(20_000));
});
