import { expect, it } from "vitest";
import { barsOf } from "./bars.ts";

const days = (count: number, amount: string) =>
  Array.from({ length: count }, (_, ago) => ({
    day: new Date(Date.UTC(2026, 10, 24) - ago * 86_400_000).toISOString().slice(0, 10),
    totals: { profit: { amount, currency: "KRW" } },
  }));

it("G25 two months are a bar each day, oldest first", () => {
  const { weekly, bars } = barsOf(days(62, "-1.50"));
  expect(weekly).toBe(false);
  expect(bars).toHaveLength(62);
  expect(bars.at(-1)).toEqual({ day: "2026-11-24", amount: { amount: "-1.50", currency: "KRW" } });
});

it("G25 a year is a bar each week from Monday, added up exactly", () => {
  const { weekly, bars } = barsOf(days(365, "0.10"));
  expect(weekly).toBe(true);
  expect(bars).toHaveLength(53);
  expect(bars.at(-1)).toMatchObject({ day: "2026-11-23", amount: { amount: "0.20" } });
  expect(bars.at(-2)).toMatchObject({ day: "2026-11-16", amount: { amount: "0.70" } });
});
