import { expect, it } from "vitest";
import { readCompare } from "./compare.ts";

const zone = "+08:00";
const at = (text: string) => Date.parse(`${text}${zone}`);
const week = { range: { from: at("2026-11-09T00:00:00"), to: at("2026-11-16T00:00:00") } };
const later = at("2026-11-25T12:00:00");
const read = (text: string, shown = week, now = later) =>
  readCompare(new URLSearchParams(text), shown, zone, now);

it("N6 compares with the period before, with so many days earlier, or with a chosen first day", () => {
  expect(read("compare=before")?.range).toEqual({
    from: at("2026-11-02T00:00:00"),
    to: at("2026-11-09T00:00:00"),
  });
  expect(read("compare=days28")?.range.from).toBe(at("2026-10-12T00:00:00"));
  expect(read("compare=before&against=2026-01-01")).toEqual({
    from: "2026-01-01T00:00",
    to: "2026-01-08T00:00",
    range: { from: at("2026-01-01T00:00:00"), to: at("2026-01-08T00:00:00") },
    hours: "all",
  });
});

it("N6 compares nothing without a choice that it knows", () => {
  for (const text of ["", "compare=", "compare=toString", "against=2026-13-40", "against=x"])
    expect(read(text), text).toBeNull();
});

it("N6 compares a running day with the same hours", () => {
  const today = { range: { from: at("2026-11-25T00:00:00"), to: at("2026-11-26T00:00:00") } };
  expect(read("compare=days7", today)).toEqual({
    from: "2026-11-18T00:00",
    to: "2026-11-18T12:00",
    range: { from: at("2026-11-18T00:00:00"), to: at("2026-11-18T12:00:00") },
    hours: "same",
  });
});
