/** The portal's own texts contain no facts of the operator's business (A116). */
import { expect, it } from "vitest";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { sourcesIn, textOf } from "./sources.ts";

/** Words that make a figure a promise: percent, time, tries, money, in each language. */
const units = [
  "% percent 퍼센트 phần\\s?trăm เปอร์เซ็นต์",
  "min(ute)?s?\\b hours?\\b 분(?![\\p{L}]) 시간 phút นาที 分钟 分間? 小时 時間",
  "tries\\b times\\b 회(?![\\p{L}]) lần ครั้ง 次 回",
  "\\$ ₩ ¥ ₫ ฿ USD KRW VND THB CNY JPY yuan 원(?![\\p{L}])",
]
  .join(" ")
  .split(" ");
const promise = new RegExp(`\\d[\\d.,]*\\s?(${units.join("|")})|[$₩¥₫฿]\\s?\\d`, "iu");

/** Figures of the specification: how often salary and contracts are settled (K30, K66). */
const fixed = /\b(FIVE_MINUTES|HALF_MONTHLY): /;

/** The portal's own wait for a higher limit (G5, `coolingMs`). */
const limitWait = /\b24 ?(hours|시간|小时|時間)/g;

const vendorCodes = brandIds
  .flatMap((id) => pickBrand(id).lobbyRoutes)
  .flatMap(({ vendors }) => vendors ?? []);
const vendor = new RegExp(`\\b(${[...new Set(vendorCodes), "TCG"].join("|")})\\d*\\b`);

const saysOfBusiness = (line: string) =>
  !fixed.test(line) && (promise.test(line.replace(limitWait, "")) || vendor.test(line));

it("A116 message files name no vendor, and no figure of bonuses, limits, minutes or tries", () => {
  // The operator's console says what it shows itself: spans and percentiles of ours.
  const files = sourcesIn(["app/locales"], /(?<!\/operator)\.ts$/);
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((path) =>
    textOf(path)
      .split("\n")
      .filter((line) => /["`]/.test(line) && saysOfBusiness(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'lead: "A bonus of 100 % for you.",',
  'lead: "Try 3 times.",',
  'lead: "It takes 5 minutes.",',
  'lead: "Up to $131.",',
  'lead: "1분 안에 끝납니다.",',
  'lead: "Slots by JDB.",',
])("A116 finds %s", (line) => expect(saysOfBusiness(line)).toBe(true));
