import { describe, expect, it } from "vitest";
import {
  endOfDaysAhead,
  momentText,
  nameDaysOnce,
  type Preset,
  presetRange,
  presetsAhead,
  rangeBefore,
  readRange,
} from "./range.ts";

// 2026-11-21 23:30 in Seoul and Singapore's night: already the 22nd at +09:00.
const now = Date.parse("2026-11-21T15:30:00Z");
const read = (query: string, offset = "+08:00") =>
  readRange(new URLSearchParams(query), offset, now);

describe("K38 the stretch of a record page", () => {
  it("is the last seven days of the brand's own time when nothing is asked for", () => {
    expect(read("")).toEqual({
      from: "2026-11-15",
      to: "2026-11-21",
      range: {
        from: Date.parse("2026-11-14T16:00:00Z"),
        to: Date.parse("2026-11-21T16:00:00Z"),
      },
      problem: null,
      named: null,
      wanted: null,
    });
    expect(read("", "+09:00").to).toBe("2026-11-22");
    expect(read("", "-05:00").to).toBe("2026-11-21");
  });

  it("takes days, one alone as both ends, and covers the last one whole", () => {
    const { range, problem } = read("from=2026-11-01&to=2026-11-02");
    expect([range.to - range.from, problem]).toEqual([2 * 86_400_000, null]);
    expect(read("to=2026-11-02")).toMatchObject({ from: "2026-11-02", to: "2026-11-02" });
  });

  it("A122 takes moments by the brand's clocks, the end excluded, also beside a day", () => {
    const { from, to, range } = read("from=2026-11-20T09:00&to=2026-11-20T10:00:30.250");
    expect([from, to]).toEqual(["2026-11-20T09:00", "2026-11-20T10:00:30.250"]);
    expect(range).toEqual({
      from: Date.parse("2026-11-20T01:00:00Z"),
      to: Date.parse("2026-11-20T02:00:30.250Z"),
    });
    expect(read("from=2026-11-20T18:00&to=2026-11-20").range).toEqual({
      from: Date.parse("2026-11-20T10:00:00Z"),
      to: Date.parse("2026-11-20T16:00:00Z"),
    });
    expect(read("from=2026-11-20T10:00&to=2026-11-20T10:00").problem).toBe("order");
    for (const none of ["2026-11-20T24:00", "2026-11-20T9:00", "2026-02-30T09:00", "2026-11-20T"])
      expect(read(`from=${none}`).problem).toBe("invalid");
    for (const at of [range.from, range.to]) {
      const text = momentText(at, "+08:00");
      expect(read(`from=${text}&to=2026-11-21`).range.from).toBe(at);
    }
  });

  it("N23 a word stays relative, chosen days come before it, and an unknown one is said", () => {
    expect(read("range=last-month")).toMatchObject({
      from: "2026-10-01",
      to: "2026-10-31",
      named: "lastMonth",
      problem: null,
    });
    const later = Date.parse("2027-01-05T00:00:00Z");
    const found = readRange(new URLSearchParams("range=last-month"), "+08:00", later);
    expect([found.from, found.to]).toEqual(["2026-12-01", "2026-12-31"]);
    expect(read("range=last-month&from=2026-11-02")).toMatchObject({
      from: "2026-11-02",
      named: null,
    });
    expect(read("range=last-moon")).toMatchObject({ from: "2026-11-15", problem: "invalid" });
    expect(read("range=this-year")).toMatchObject({ problem: "tooLong", named: null });
    const year = new URLSearchParams("range=last-365-days");
    expect(readRange(year, "+08:00", now, 366)).toMatchObject({
      from: "2025-11-22",
      problem: null,
    });
  });

  it("N23 a form's dates that were not changed stay the word they come from", () => {
    const once = (query: string) => {
      const search = new URLSearchParams(query);
      return [nameDaysOnce(search, "+08:00", now), search.toString()];
    };
    const word = "range=this-month";
    expect(once(`${word}&from=2026-11-01&to=2026-11-21&type=RNG`)).toEqual([
      true,
      `${word}&type=RNG`,
    ]);
    const days = "from=2026-11-01&to=2026-11-20";
    expect(once(`${word}&${days}`)).toEqual([true, days]);
    expect(once(`range=moon&${days}`)).toEqual([true, days]);
    for (const named of [word, days, ""]) expect(once(named)).toEqual([false, named]);
  });

  it("N24 days that are too many for a page are those of a file", () => {
    const wanted = { from: "2026-01-01", to: "2026-11-02" };
    expect(read("from=2026-01-01&to=2026-11-02")).toMatchObject({ problem: "tooLong", wanted });
    expect(read("range=this-year").wanted).toEqual({ from: "2026-01-01", to: "2026-11-21" });
    expect(read("from=2026-11-01").wanted).toBeNull();
  });

  it("falls back to the usual days and says why", () => {
    const usual = { from: "2026-11-15", to: "2026-11-21" };
    expect(read("from=2026-11-05&to=2026-11-02")).toMatchObject({ ...usual, problem: "order" });
    expect(read("from=2026-02-30")).toMatchObject({ ...usual, problem: "invalid" });
    expect(read("from=%00&to=1")).toMatchObject({ ...usual, problem: "invalid" });
    expect(read("from=2026-01-01&to=2026-11-02")).toMatchObject({ ...usual, problem: "tooLong" });
    expect(read("from=2026-08-22&to=2026-11-21").problem, "92 days are the longest").toBeNull();
    expect(read("from=2026-08-21&to=2026-11-21").problem).toBe("tooLong");
  });

  it.each<[Preset, string, string]>([
    ["today", "2026-11-21", "2026-11-21"],
    ["yesterday", "2026-11-20", "2026-11-20"],
    ["thisWeek", "2026-11-16", "2026-11-21"],
    ["lastWeek", "2026-11-09", "2026-11-15"],
    ["days7", "2026-11-15", "2026-11-21"],
    ["days30", "2026-10-23", "2026-11-21"],
    ["thisMonth", "2026-11-01", "2026-11-21"],
    ["lastMonth", "2026-10-01", "2026-10-31"],
  ])("names the brand's days of %s", (preset, from, to) => {
    expect(presetRange(preset, "+08:00", now)).toEqual({ from, to });
  });

  it("turns the year with the month", () => {
    const newYear = Date.parse("2026-12-31T16:00:00Z");
    const lastMonth = { from: "2026-12-01", to: "2026-12-31" };
    expect(presetRange("lastMonth", "+08:00", newYear)).toEqual(lastMonth);
    const first = { from: "2027-01-01", to: "2027-01-01" };
    expect(presetRange("thisMonth", "+08:00", newYear)).toEqual(first);
  });

  it("A127 a week begins on Monday, on a Sunday and a Monday, too", () => {
    const at = (day: string) => Date.parse(`${day}T04:00:00Z`);
    const week = (preset: Preset, day: string) => presetRange(preset, "+08:00", at(day));
    expect(week("thisWeek", "2026-11-22")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(week("thisWeek", "2026-11-23")).toEqual({ from: "2026-11-23", to: "2026-11-23" });
    expect(week("lastWeek", "2027-01-01")).toEqual({ from: "2026-12-21", to: "2026-12-27" });
  });

  it("U30b A128 knows as many days before", () => {
    expect(rangeBefore({ from: 700, to: 1000 }, 2000)).toEqual({ from: 400, to: 700 });
    // Of what is not over, the same part: from its beginning up to the same hour.
    expect(rangeBefore({ from: 700, to: 1000 }, 800)).toEqual({ from: 400, to: 500 });
    expect(rangeBefore({ from: 700, to: 1000 }, 1000)).toEqual({ from: 400, to: 700 });
    expect(rangeBefore({ from: 700, to: 1000 }, 600)).toEqual({ from: 400, to: 700 });
  });
});

it("K37 the next 7 and 30 days end with the last of them, by the brand's clocks", () => {
  expect(presetsAhead).toEqual([7, 30]);
  expect(endOfDaysAhead(7, "+08:00", now)).toBe(Date.parse("2026-11-27T16:00:00Z"));
  expect(endOfDaysAhead(30, "+09:00", now)).toBe(Date.parse("2026-12-21T15:00:00Z"));
});
