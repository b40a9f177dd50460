import { expect, it } from "vitest";
import { startOfDay } from "./brand-day.ts";

it("H3 a brand's day begins at midnight of its own zone", () => {
  const noon = Date.UTC(2026, 10, 24, 12);
  expect(startOfDay(noon, "+00:00")).toBe(Date.UTC(2026, 10, 24));
  expect(startOfDay(noon, "+09:00")).toBe(Date.UTC(2026, 10, 23, 15));
  expect(startOfDay(Date.UTC(2026, 10, 24, 15), "+09:00")).toBe(Date.UTC(2026, 10, 24, 15));
  expect(startOfDay(noon, "-04:30")).toBe(Date.UTC(2026, 10, 24, 4, 30));
  expect(startOfDay(Date.UTC(2026, 10, 24, 4), "-04:30")).toBe(Date.UTC(2026, 10, 23, 4, 30));
});
