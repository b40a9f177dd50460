import { expect, it } from "vitest";
import { windowAt } from "./windows.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const show = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().slice(0, 16));

it("K30 K66 D-30 windows of every kind and period", () => {
  const time = at("2026-02-18T13:47:12");
  expect(show(windowAt("REALTIME", "", time))).toEqual(["2026-02-18T13:45", "2026-02-18T13:50"]);
  expect(show(windowAt("HOURLY", "D", time))).toEqual(["2026-02-18T13:00", "2026-02-18T14:00"]);
  expect(show(windowAt("DAILY", "D", time))).toEqual(["2026-02-18T00:00", "2026-02-19T00:00"]);
  expect(show(windowAt("DAILY", "W", time))).toEqual(["2026-02-16T00:00", "2026-02-23T00:00"]);
  expect(show(windowAt("DIVIDEND", "H", time))).toEqual(["2026-02-16T00:00", "2026-03-01T00:00"]);
  expect(show(windowAt("DIVIDEND", "H", at("2026-12-15T23:59:59")))).toEqual([
    "2026-12-01T00:00",
    "2026-12-16T00:00",
  ]);
  expect(show(windowAt("DIVIDEND", "M", at("2026-12-31T10:00:00")))).toEqual([
    "2026-12-01T00:00",
    "2027-01-01T00:00",
  ]);
});

it("D-30 windows follow each other without a gap", () => {
  for (const period of ["D", "W", "H", "M"]) {
    let window = windowAt("DIVIDEND", period, at("2025-11-03T05:00:00"));
    for (let i = 0; i < 60; i++) {
      const next = windowAt("DIVIDEND", period, window.to);
      expect(next.from).toBe(window.to);
      expect(next.to).toBeGreaterThan(next.from);
      window = next;
    }
  }
});
