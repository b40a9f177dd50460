import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startOfDay } from "../../values/brand-day.ts";
import { joined, piecesOf, type Sums, statementSpan } from "./pieces.ts";

const day = 86_400_000;
const zones = ["+00:00", "+09:00", "-04:30", "+14:00"];
const sums = (stake: string): Sums => ({
  deposit: "0.00",
  withdrawal: "0.00",
  bonus: "0.00",
  rebate: "0.00",
  stake,
  win: "0.10",
  profit: "0.00",
});

describe("G25 the pieces of a statement", () => {
  it("cover a range without gap or overlap, begin with days, and are as short as the platform wants", () => {
    const ranges = fc.record({
      from: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
      length: fc.integer({ min: 1, max: 366 * day }),
      zone: fc.constantFrom(...zones),
    });
    fc.assert(
      fc.property(ranges, ({ from, length, zone }) => {
        const span = statementSpan({ from, to: from + length });
        const pieces = piecesOf(span, zone);
        expect(pieces[0]?.from).toBe(span.from);
        expect(pieces.at(-1)?.to).toBe(span.to);
        expect(pieces.length).toBeLessThanOrEqual(6);
        for (const [at, piece] of pieces.entries()) {
          expect(piece.to).toBeGreaterThanOrEqual(piece.from);
          expect(piece.to - piece.from).toBeLessThan(92 * day);
          if (at === 0) continue;
          expect(piece.from).toBe((pieces[at - 1]?.to ?? 0) + 1);
          expect(startOfDay(piece.from, zone)).toBe(piece.from);
        }
      }),
    );
  });

  it("are put together exactly, latest day first", () => {
    const first = { days: [{ day: "2026-01-01", totals: sums("0.10") }], totals: sums("0.10") };
    const second = {
      days: [
        { day: "2026-04-02", totals: sums("0.20") },
        { day: "2026-04-03", totals: sums("0.00") },
      ],
      totals: sums("0.20"),
    };
    const whole = joined([first, second]);
    expect(whole.days?.map((row) => row.day)).toEqual(["2026-04-03", "2026-04-02", "2026-01-01"]);
    expect(whole.totals).toMatchObject({ stake: "0.30", win: "0.20", deposit: "0.00" });
  });

  it("are nothing, and not a part, where one of them lacks its days or totals", () => {
    const whole = { days: [], totals: sums("1.00") };
    expect(joined([whole, { ...whole, totals: null }])).toEqual({ days: [], totals: null });
    expect(joined([{ ...whole, days: null }, whole]).days).toBeNull();
  });

  it("are refused for a range that is empty, reversed or longer than a leap year", () => {
    for (const range of [
      { from: 5, to: 5 },
      { from: 5, to: 4 },
      { from: 0, to: 366 * day + 1 },
    ]) {
      expect(() => statementSpan(range)).toThrow();
    }
    expect(statementSpan({ from: 0, to: 366 * day })).toEqual({ from: 0, to: 366 * day - 1 });
  });
});
