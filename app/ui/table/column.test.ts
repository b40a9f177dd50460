import { expect, it } from "vitest";
import type { DateWay } from "~/i18n/date-text.ts";
import { dateTime, nearDateTime } from "~/i18n/format.ts";
import { valueText } from "./column.ts";

const moment = Date.parse("2026-11-20T08:00:00Z");

it.each([
  ["en", "Nov_20,_2026, 8:00_AM"],
  ["ko", "2026._11._20. 오전_8:00"],
  ["vi", "08:00 20_thg_11,_2026"],
  ["th", "20_พ.ย._2026 08:00"],
  ["zh", "2026年11月20日 08:00"],
  ["ja", "2026/11/20 8:00"],
])("U30j in %s a date and time wraps between its day and its time only", (language, text) => {
  const words = {
    t: (key: string) => key,
    money: () => "",
    date: (at: number, way?: DateWay) => dateTime(at, language, "+00:00", way),
    near: (at: number, way?: DateWay) => dateTime(at, language, "+00:00", way),
    nearDates: false,
    language,
  };
  expect(valueText("time", moment, words).replaceAll("\u00a0", "_")).toBe(text);
});

it.each([
  [0, "today 08:00"],
  [-1, "yesterday 08:00"],
  [1, "tomorrow 08:00"],
  [-20, "Oct_31, 08:00"],
  [-400, "Oct_16,_2025, 08:00"],
])("A250 a time %i days from now wraps between its day and its time only", (days, text) => {
  const words = {
    t: (key: string) => key,
    money: () => "",
    date: (at: number, way?: DateWay) => dateTime(at, "en", "+00:00", way),
    near: (at: number) => nearDateTime(at, moment, "en", "+00:00"),
    nearDates: true,
    language: "en",
  };
  const at = moment + days * 86_400_000;
  expect(valueText("time", at, words).replaceAll("\u00a0", "_")).toBe(text);
});

it.each(["-12:00", "-05:00", "+00:00", "+09:00", "+12:00", "+14:00"])(
  "U27h A69 a day is that day by the clocks of any brand (%s), and a moment is on the brand's",
  (gmtOffset) => {
    const words = {
      t: (key: string) => key,
      money: () => "",
      date: (at: number, way?: DateWay, offset = gmtOffset) => dateTime(at, "en", offset, way),
      near: () => "",
      nearDates: false,
      language: "en",
    };
    expect(valueText("day", "2026-12-31", words)).toBe("Dec 31, 2026");
    expect(valueText("day", "2028-02-29", words)).toBe("Feb 29, 2028");
    const begun = Date.parse(`2027-01-01T00:00:00${gmtOffset}`);
    expect(valueText("day", begun, words)).toBe("Jan 1, 2027");
    expect(valueText("day", begun - 1, words)).toBe("Dec 31, 2026");
  },
);
