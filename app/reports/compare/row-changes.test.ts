import { expect, it } from "vitest";
import { type RowMatch, rowChanges } from "./row-changes.ts";

interface Row {
  key: string;
  net: string;
}
const rows = (amounts: Readonly<Record<string, string>>): Row[] =>
  Object.entries(amounts).map(([key, net]) => ({ key, net }));
const match: RowMatch<Row> = {
  keyOf: ({ key }) => key,
  figure: ({ net }) => ({ amount: net, currency: "USD" }),
};
const dayMs = 86_400_000;
const part = { complete: false, earlierBy: dayMs };
const usd = (amount: string) => ({ amount, currency: "USD" });

it("N6 a row is compared with the row of the same key, wherever that is", () => {
  const shown = rows({ one: "125", two: "-300", three: "7" });
  const earlier = rows({ three: "8", other: "1000", two: "-100", one: "100" });
  expect(rowChanges(shown, { rows: earlier, ...part }, match)).toEqual({
    one: { before: usd("100"), difference: usd("25.00"), percent: "+25.0" },
    two: { before: usd("-100"), difference: usd("-200.00"), percent: "-200.0" },
    three: { before: usd("8"), difference: usd("-1.00"), percent: null },
  });
});

it("N6 a row that is not among some of the other rows has no change, and among all of them it was zero", () => {
  const shown = rows({ one: "5" });
  const earlier = rows({ other: "5" });
  expect(rowChanges(shown, { rows: earlier, ...part }, match)).toEqual({});
  expect(rowChanges(shown, { rows: earlier, ...part, complete: true }, match)).toEqual({
    one: { before: usd("0.00"), difference: usd("5.00"), percent: null },
  });
});

it("N6 a change has no percentage where the other figure is little or has another sign", () => {
  const shown = rows({ little: "5", sign: "5", same: "-500" });
  const earlier = rows({ little: "1", sign: "-100", same: "-500" });
  const found = rowChanges(shown, { rows: earlier, ...part }, match);
  expect(Object.values(found).map(({ percent }) => percent)).toEqual([null, null, "0.0"]);
  expect(found.sign?.difference).toEqual(usd("105.00"));
});

it("N6 differences are exact where floats are not", () => {
  const shown = rows({ one: "9007199254740993.0003" });
  const earlier = rows({ one: "9007199254740992.0001" });
  const found = rowChanges(shown, { rows: earlier, ...part }, match);
  expect(found.one?.difference).toEqual(usd("1.0002"));
});

it("N6 days are compared by their place in the range, across the end of a month", () => {
  const byDay = { ...match, byDay: true };
  const shown = rows({ "2026-03-01": "3", "2026-03-02": "4" });
  const earlier = rows({ "2026-02-22": "1", "2026-02-23": "2", "2026-03-01": "100" });
  const week = { rows: earlier, complete: true, earlierBy: 7 * dayMs };
  const found = rowChanges(shown, week, byDay);
  expect(found["2026-03-01"]?.difference).toEqual(usd("2.00"));
  expect(found["2026-03-02"]?.difference).toEqual(usd("2.00"));
  // A day without a row came to zero.
  expect(found["2026-03-08"]).toEqual({
    before: usd("100"),
    difference: usd("-100.00"),
    percent: "-100.0",
  });
  // Where one of the other days is not known, none is told.
  expect(rowChanges(shown, { ...week, complete: false }, byDay)).toEqual({});
  // From ten o'clock on, days are not the same days.
  expect(rowChanges(shown, { ...week, earlierBy: 7 * dayMs + 3_600_000 }, byDay)).toEqual({});
});
