import { describe, expect, it } from "vitest";
import { monthOf, monthsSince, statementMonths } from "./months.ts";

/** The last hour of a year by UTC, and the first morning of the next by the brand's clocks. */
const now = Date.UTC(2026, 11, 31, 23);

describe("N2 the months of statements", () => {
  it("are those of the brand's zone, the running one first", () => {
    const months = statementMonths("+09:00", now);
    expect(months.slice(0, 2)).toEqual([
      { month: "2027-01", from: "2027-01-01", to: "2027-01-31" },
      { month: "2026-12", from: "2026-12-01", to: "2026-12-31" },
    ]);
    expect(months.at(-1)).toEqual({ month: "2026-02", from: "2026-02-01", to: "2026-02-28" });
    expect(statementMonths("+00:00", now)[0]?.month).toBe("2026-12");
  });

  it("N27 those before there are figures are not offered, one that is cut is", () => {
    const months = statementMonths("+09:00", now);
    const from = (since: number) => monthsSince(months, since, "+09:00").at(-1)?.month;
    expect(from(0)).toBe("2026-02");
    expect(from(Date.UTC(2026, 9, 31, 12))).toBe("2026-10");
    // November by the brand's clocks.
    expect(from(Date.UTC(2026, 9, 31, 16))).toBe("2026-11");
  });

  it("the last that is over is shown where the address names none of them", () => {
    const shown = (month: string) => monthOf(new URLSearchParams({ month }), "+09:00", now);
    expect(shown("2027-01")).toMatchObject({ to: "2027-01-31", running: true });
    expect(shown("2026-11")).toMatchObject({ from: "2026-11-01", running: false });
    for (const none of ["", "2027-02", "2026-01", "2026-11-01", "__proto__"]) {
      expect(shown(none).month, none).toBe("2026-12");
    }
  });
});
