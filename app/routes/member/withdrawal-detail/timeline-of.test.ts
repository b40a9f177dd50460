import { describe, expect, it } from "vitest";
import { timelineOf, type WithdrawalState } from "./timeline-of.ts";

const base = { id: "7", at: 1, paidAt: null, settledAt: null, confirmation: null };
const way = (part: Partial<WithdrawalState>) =>
  timelineOf({ ...base, ...part } as WithdrawalState).map(({ name, state, at }) =>
    [name, state, at].join(" "),
  );

describe("U27d CA15 the way of a withdrawal", () => {
  it("waits to be paid, and then for a word (S34)", () => {
    expect(way({ status: "PENDING" })).toEqual(["asked done 1", "paying now ", "received next "]);
    expect(way({ status: "PAID", paidAt: 2 })).toEqual([
      "asked done 1",
      "paid done 2",
      "waiting now ",
    ]);
    expect(way({ status: "CONFIRMING", paidAt: 2 }).at(-1)).toBe("looking now ");
  });

  it("CA36 ends where it was taken back", () => {
    expect(way({ status: "CANCELLED", settledAt: 3 })).toEqual(["asked done 1", "cancelled bad 3"]);
  });

  it("S36 arrives, or counts as arrived by force", () => {
    const done = { status: "COMPLETED", paidAt: 2, settledAt: 3 } as const;
    expect(way(done).at(-1)).toBe("received done 3");
    const confirmation = { notRefunded: true, paidAt: 2 } as WithdrawalState["confirmation"];
    expect(way({ ...done, paidAt: null, confirmation })).toEqual([
      "asked done 1",
      "paid done 2",
      "forced bad 3",
    ]);
  });

  it("is turned down, or given back when it was paid and never came", () => {
    expect(way({ status: "REJECTED", settledAt: 3 })).toEqual(["asked done 1", "rejected bad 3"]);
    expect(way({ status: "REJECTED", paidAt: 2, settledAt: 3 }).at(-1)).toBe("back done 3");
  });
});
