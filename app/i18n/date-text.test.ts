import { expect, it, vi } from "vitest";
import { type DateWay, dateWords } from "./date-text.ts";
import { dateTime, nearDateTime } from "./format.ts";
import { separators } from "./text.ts";

const morning = Date.UTC(2026, 10, 26, 22, 6);
const write = (language: string, way: DateWay, at = morning) =>
  dateTime(at, language, "+09:00", way);

it("A233 every language that has numbers has dates", () => {
  expect(Object.keys(dateWords).sort()).toEqual(Object.keys(separators).sort());
});

it.each([
  ["en", "Nov 27, 2026, 7:06 AM GMT+9", "Nov 27, 7:06 AM", "Fri 7:06 AM", "November 2026"],
  [
    "ko",
    "2026년 11월 27일 오전 7:06 GMT+9",
    "11월 27일 오전 7:06",
    "(금) 오전 7:06",
    "2026년 11월",
  ],
  ["ja", "2026年11月27日 7:06 GMT+9", "11月27日 7:06", "(金) 7:06", "2026年11月"],
  ["zh", "2026年11月27日 07:06 GMT+9", "11月27日 07:06", "周五 07:06", "2026年11月"],
  ["th", "27 พ.ย. 2026 07:06 GMT+9", "27 พ.ย. 07:06", "ศ. 07:06", "พฤศจิกายน 2026"],
  ["vi", "07:06 GMT+9 27 thg 11, 2026", "07:06 27 thg 11", "Th6 07:06", "tháng 11 năm 2026"],
])("A233 %s writes a time alike in every engine: %s", (language, moment, dayTime, match, month) => {
  expect(write(language, "moment")).toBe(moment);
  expect(write(language, "monthDayTime")).toBe(dayTime);
  expect(write(language, "weekdayTime")).toBe(match);
  expect(write(language, "month")).toBe(month);
  expect(write(language, "hour")).toBe("07:06");
});

it.each(["en", "ja", "th-u-ca-gregory", "vi"])(
  "A233 %s writes a day as people know it: as Intl does",
  (tag) => {
    const language = tag.slice(0, 2);
    for (let month = 0; month < 12; month += 1) {
      const at = Date.UTC(2027, month, 3 + month, 4, 5);
      const known = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "Etc/GMT-9" });
      expect(write(language, "day", at)).toBe(known.format(at));
    }
  },
);

it.each(Object.keys(dateWords))("A233 %s asks no words of the engine for a date", (language) => {
  vi.stubGlobal("Intl", {});
  for (const way of ["moment", "momentInZone", "timeWithZone", "day", "monthDay"] as const) {
    expect(write(language, way)).toMatch(/\d/);
  }
  vi.unstubAllGlobals();
});

it("A69 a day and an hour are those of the brand's clocks, also with minutes in its zone", () => {
  expect(dateTime(morning, "en", "-04:30")).toBe("Nov 26, 2026, 5:36 PM GMT-4:30");
  expect(dateTime(Date.UTC(2026, 0, 1), "en", "+00:00")).toBe("Jan 1, 2026, 12:00 AM UTC");
  expect(dateTime(Date.UTC(2026, 0, 1, 12), "ko", "+00:00", "time")).toBe("오후 12:00");
});

const now = Date.UTC(2026, 10, 27, 3);
const inList = (language: string, at: number) => nearDateTime(at, now, language, "+09:00");

it.each([
  [
    "en",
    "today 08:22",
    "yesterday 23:59",
    "tomorrow 00:00",
    "Nov 20, 21:10",
    "Dec 31, 2025, 21:10",
  ],
  ["ko", "오늘 08:22", "어제 23:59", "내일 00:00", "11월 20일 21:10", "2025. 12. 31. 21:10"],
  ["ja", "今日 08:22", "昨日 23:59", "明日 00:00", "11月20日 21:10", "2025/12/31 21:10"],
  ["zh", "今天 08:22", "昨天 23:59", "明天 00:00", "11月20日 21:10", "2025年12月31日 21:10"],
  ["th", "วันนี้ 08:22", "เมื่อวาน 23:59", "พรุ่งนี้ 00:00", "20 พ.ย. 21:10", "31 ธ.ค. 2025 21:10"],
  [
    "vi",
    "08:22 hôm nay",
    "23:59 hôm qua",
    "00:00 ngày mai",
    "21:10 20 thg 11",
    "21:10 31 thg 12, 2025",
  ],
])(
  "A250 %s writes times near now by the brand's days",
  (language, today, before, after, day, year) => {
    expect(inList(language, Date.UTC(2026, 10, 26, 23, 22))).toBe(today);
    expect(inList(language, Date.UTC(2026, 10, 26, 14, 59))).toBe(before);
    expect(inList(language, Date.UTC(2026, 10, 27, 15))).toBe(after);
    expect(inList(language, Date.UTC(2026, 10, 20, 12, 10))).toBe(day);
    expect(inList(language, Date.UTC(2025, 11, 31, 12, 10))).toBe(year);
  },
);
