/**
 * Dates and times as each language writes them, without `Intl`: its words differ between browsers, and between a browser
 * and the server ("07:36" against "7:36" in Thai), and then React draws the page anew. All years are of the common era, as
 * in date fields and files: in Thai there would be two eras on a page.
 */

/** A time by the brand's clocks. */
interface Parts {
  year: number;
  /** From 0 to 11. */
  month: number;
  day: number;
  /** From 0, Sunday, to 6. */
  weekday: number;
  hour: number;
  minute: number;
}

interface DateWords {
  /** A day with its year. */
  day(parts: Parts): string;
  /** The same beside words, where it is written in another way. */
  dayInText?(parts: Parts): string;
  monthDay(parts: Parts): string;
  month(parts: Parts): string;
  /** Of Sunday to Saturday, short. */
  weekdays: string;
  /** Yesterday, today and tomorrow, as in the middle of a sentence. */
  near: readonly [string, string, string];
  time(parts: Parts): string;
  /** Separator of a day and a time. */
  between: string;
  timeFirst?: true;
}

/** Ways to write a point in time; those with a zone are for texts whose surroundings don't name it. */
const ways = {
  moment: ({ dayInText, day, between, time, timeFirst }, parts, zone) =>
    joined((dayInText ?? day)(parts), `${time(parts)} ${zone}`, between, timeFirst),
  momentInZone: ({ day, between, time, timeFirst }, parts) =>
    joined(day(parts), time(parts), between, timeFirst),
  monthDayTime: ({ monthDay, between, time, timeFirst }, parts) =>
    joined(monthDay(parts), time(parts), between, timeFirst),
  weekdayTime: ({ weekdays, time }, parts) =>
    `${weekdays.split(" ")[parts.weekday]} ${time(parts)}`,
  weekdayDay: ({ weekdays, monthDay }, parts) =>
    `${weekdays.split(" ")[parts.weekday]} ${monthDay(parts)}`,
  timeWithZone: ({ time }, parts, zone) => `${time(parts)} ${zone}`,
  time: ({ time }, parts) => time(parts),
  /** On all clocks of 24 hours. */
  hour: (_words, parts) => clock(parts),
  day: ({ day }, parts) => day(parts),
  monthDay: ({ monthDay }, parts) => monthDay(parts),
  month: ({ month }, parts) => month(parts),
} satisfies Record<string, (words: DateWords, parts: Parts, zone: string) => string>;

export type DateWay = keyof typeof ways;

const joined = (day: string, time: string, between: string, timeFirst: true | undefined) =>
  timeFirst ? `${time}${between}${day}` : `${day}${between}${time}`;

const two = (value: number) => String(value).padStart(2, "0");
const clock = ({ hour, minute }: Parts) => `${two(hour)}:${two(minute)}`;
const shortClock = ({ hour, minute }: Parts) => `${hour}:${two(minute)}`;
const twelveHours = ({ hour, minute }: Parts) => `${hour % 12 || 12}:${two(minute)}`;
const inOrder = ({ year, month, day }: Parts) => `${year}年${month + 1}月${day}日`;

const englishMonths =
  "January February March April May June July August September October November December".split(
    " ",
  );
const englishMonthDay = ({ month, day }: Parts) => `${englishMonths[month]?.slice(0, 3)} ${day}`;
const thaiMonths =
  "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม".split(
    " ",
  );
const thaiShort = "ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.".split(" ");

const english: DateWords = {
  day: (parts) => `${englishMonthDay(parts)}, ${parts.year}`,
  monthDay: englishMonthDay,
  month: ({ year, month }) => `${englishMonths[month]} ${year}`,
  weekdays: "Sun Mon Tue Wed Thu Fri Sat",
  near: ["yesterday", "today", "tomorrow"],
  time: (parts) => `${twelveHours(parts)} ${parts.hour < 12 ? "AM" : "PM"}`,
  between: ", ",
};

/** By language; a test compares them with the languages that have messages. */
export const dateWords: Readonly<Record<string, DateWords>> = {
  en: english,
  ko: {
    day: ({ year, month, day }) => `${year}. ${month + 1}. ${day}.`,
    dayInText: ({ year, month, day }) => `${year}년 ${month + 1}월 ${day}일`,
    monthDay: ({ month, day }) => `${month + 1}월 ${day}일`,
    month: ({ year, month }) => `${year}년 ${month + 1}월`,
    weekdays: "(일) (월) (화) (수) (목) (금) (토)",
    near: ["어제", "오늘", "내일"],
    time: (parts) => `${parts.hour < 12 ? "오전" : "오후"} ${twelveHours(parts)}`,
    between: " ",
  },
  ja: {
    day: ({ year, month, day }) => `${year}/${two(month + 1)}/${two(day)}`,
    dayInText: inOrder,
    monthDay: ({ month, day }) => `${month + 1}月${day}日`,
    month: ({ year, month }) => `${year}年${month + 1}月`,
    weekdays: "(日) (月) (火) (水) (木) (金) (土)",
    near: ["昨日", "今日", "明日"],
    time: shortClock,
    between: " ",
  },
  zh: {
    day: inOrder,
    monthDay: ({ month, day }) => `${month + 1}月${day}日`,
    month: ({ year, month }) => `${year}年${month + 1}月`,
    weekdays: "周日 周一 周二 周三 周四 周五 周六",
    near: ["昨天", "今天", "明天"],
    time: clock,
    between: " ",
  },
  th: {
    day: ({ year, month, day }) => `${day} ${thaiShort[month]} ${year}`,
    monthDay: ({ month, day }) => `${day} ${thaiShort[month]}`,
    month: ({ year, month }) => `${thaiMonths[month]} ${year}`,
    weekdays: "อา. จ. อ. พ. พฤ. ศ. ส.",
    near: ["เมื่อวาน", "วันนี้", "พรุ่งนี้"],
    time: clock,
    between: " ",
  },
  vi: {
    day: ({ year, month, day }) => `${day} thg ${month + 1}, ${year}`,
    monthDay: ({ month, day }) => `${day} thg ${month + 1}`,
    month: ({ year, month }) => `tháng ${month + 1} năm ${year}`,
    weekdays: "CN Th2 Th3 Th4 Th5 Th6 Th7",
    near: ["hôm qua", "hôm nay", "ngày mai"],
    time: clock,
    between: " ",
    timeFirst: true,
  },
};

interface Place {
  language: string;
  offsetMs: number;
}

function partsAt(at: number, offsetMs: number): Parts {
  const local = new Date(at + offsetMs);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/**
 * A point in time, in ms, by the clocks of an offset.
 * @param zone the offset's name, such as "GMT+9"
 */
export function dateText(
  at: number,
  way: DateWay,
  { language, offsetMs, zone }: Place & { zone: string },
): string {
  return ways[way](dateWords[language] ?? english, partsAt(at, offsetMs), zone);
}

const dayMs = 86_400_000;

/**
 * A point in time as a list writes it that names its zone once: "today 08:22", "yesterday 21:10", "Nov 12, 21:10", and
 * with the year if that is another one.
 */
export function nearDateText(at: number, now: number, { language, offsetMs }: Place): string {
  const words = dateWords[language] ?? english;
  const parts = partsAt(at, offsetMs);
  const dayOf = (time: number) => Math.floor((time + offsetMs) / dayMs);
  const near = words.near[dayOf(at) - dayOf(now) + 1];
  if (near) return joined(near, clock(parts), " ", words.timeFirst);
  const day = parts.year === partsAt(now, offsetMs).year ? words.monthDay : words.day;
  return joined(day(parts), clock(parts), words.between, words.timeFirst);
}
