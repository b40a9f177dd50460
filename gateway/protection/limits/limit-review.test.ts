import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import { storeInMemory } from "../../testing/account-store.ts";
import { LimitReview, sixMonthsAfter } from "./limit-review.ts";

const day = 86_400_000;
const at = (text: string) => Date.parse(text);

describe("G8 six months", () => {
  it.each([
    ["2026-11-24T03:00:00Z", "+09:00", "2027-05-24T03:00:00Z"],
    ["2026-08-31T12:00:00Z", "+00:00", "2027-02-28T12:00:00Z"],
    ["2027-08-30T16:00:00Z", "+09:00", "2028-02-28T16:00:00Z"],
    ["2026-12-31T23:59:59.999Z", "-04:30", "2027-06-30T23:59:59.999Z"],
  ])("from %s in %s end at %s", (from, zone, to) => {
    expect(new Date(sixMonthsAfter(at(from), zone)).toISOString()).toBe(new Date(to).toISOString());
  });
});

describe("G8 the review of limits", () => {
  it("is due six months after the account was first seen, once, and again after six more", () => {
    const review = new LimitReview(storeInMemory());
    const start = at("2026-11-24T03:00:00Z");
    const first = review.reviewState(start, "+09:00");
    expect(first).toMatchObject({ from: start, due: false, last: null });
    expect(review.reviewState(first.dueAt - 1, "+09:00").due).toBe(false);
    expect(review.answerReview("KEEP", first.dueAt - 1, "+09:00")).toBe("NOT_DUE");
    expect(review.reviewState(first.dueAt, "+09:00")).toMatchObject({ from: start, due: true });
    const answered = first.dueAt + 5 * day;
    expect(review.answerReview("CHANGE", answered, "+09:00")).toBe("DONE");
    expect(review.answerReview("KEEP", answered, "+09:00")).toBe("NOT_DUE");
    const next = review.reviewState(answered, "+09:00");
    expect(next).toMatchObject({ from: answered, due: false });
    expect(next.last).toEqual({ at: answered, decision: "CHANGE" });
    expect(review.reviewState(next.dueAt, "+09:00").due).toBe(true);
  });

  it("no random history has a review before six months, or two in one period", () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 120 * day }),
      decision: fc.option(fc.constantFrom("KEEP" as const, "CHANGE" as const)),
    });
    const zones = fc.constantFrom("+00:00", "+09:00", "-04:30");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), zones, (steps, zone) => {
        const review = new LimitReview(storeInMemory());
        let now = at("2026-11-24T03:00:00Z");
        let from: number | null = null;
        for (const { wait, decision } of steps) {
          now += wait;
          from ??= now;
          const state = review.reviewState(now, zone);
          expect(state.from).toBe(from);
          // Six months have 181 to 184 days.
          const age = now - from;
          if (age < 181 * day) expect(state.due).toBe(false);
          if (age >= 184 * day) expect(state.due).toBe(true);
          if (decision === null) continue;
          expect(review.answerReview(decision, now, zone)).toBe(state.due ? "DONE" : "NOT_DUE");
          if (!state.due) continue;
          from = now;
          expect(review.reviewState(now, zone).last).toEqual({ at: now, decision });
        }
      }),
      { numRuns: histories(2000) },
    );
  });
});
