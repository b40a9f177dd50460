import { expect, it } from "vitest";
import { nextDue } from "~/edge/files/schedule-time.ts";
import { daysAt } from "./file-days.ts";

const zone = "+08:00";
const at = (text: string) => Date.parse(`${text}${zone}`);
const due = (every: "DAILY" | "WEEKLY" | "MONTHLY", hour: number, after: string, offset = zone) =>
  nextDue({ every, hour }, offset, Date.parse(`${after}${offset}`));

it("N24 a schedule is due at its hour by the brand's clocks, after the moment that it was due", () => {
  expect(due("DAILY", 6, "2026-11-28T05:59:59")).toBe(at("2026-11-28T06:00:00"));
  expect(due("DAILY", 6, "2026-11-28T06:00:00")).toBe(at("2026-11-29T06:00:00"));
  expect(due("WEEKLY", 0, "2026-11-28T12:00:00")).toBe(at("2026-11-30T00:00:00"));
  expect(due("MONTHLY", 23, "2026-12-01T23:00:00")).toBe(at("2027-01-01T23:00:00"));
  const west = Date.parse("2026-12-01T00:00:00-04:30");
  expect(due("MONTHLY", 0, "2026-11-30T23:59:00", "-04:30")).toBe(west);
});

it("N24 a view's words are resolved at the due moment, and later rows are not in its file", () => {
  const found = daysAt(
    { report: "PROFIT", search: "range=last-month&line=a&size=50&compare=days7" },
    zone,
    at("2027-01-01T06:00:00"),
  );
  const december = { from: at("2026-12-01T00:00:00"), to: at("2027-01-01T00:00:00") };
  expect(found).toEqual({ range: december, filters: "line=a" });
  const morning = at("2026-11-28T06:00:00");
  const today = daysAt({ report: "TEAM", search: "range=today" }, zone, morning);
  expect(today.range).toEqual({ from: at("2026-11-28T00:00:00"), to: morning });
  const statement = daysAt({ report: "STATEMENT", search: "" }, zone, at("2027-01-05T06:00:00"));
  expect(statement).toEqual({ range: december, filters: "" });
});
