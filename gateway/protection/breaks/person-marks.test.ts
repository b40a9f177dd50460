import { describe, expect, it } from "vitest";
import { registerTablesInMemory } from "../../testing/protection.ts";
import { marksOf, nearMarksOf, type Person } from "./person-marks.ts";
import { PersonRegister } from "./person-register.ts";

const born = "1990-01-31";
const named = (name: string, birthday = born): Person => ({ name, birthday });

/** Spellings of one value each. */
const spellings: Record<string, readonly Person[]> = {
  "a mobile number": [
    { mobile: "+82 10-5555-0001" },
    { mobile: "01055550001" },
    { mobile: "０１０５５５５０００１" },
    { mobile: "821055550001" },
    { mobile: "\u202a(010)\u00a05555\u20110001\u202c" },
    { mobile: "๐๑๐๕๕๕๕๐๐๐๑" },
  ],
  "a mail address": [
    { email: "kim@example.com" },
    { email: " Kim@Example.COM " },
    { email: "kim+2@example.com" },
    { email: "kim+a+b@example.com." },
    { email: "ｋｉｍ@example.com" },
    { email: "kim\u200b@example.com" },
  ],
  "a card": [
    { cards: ["123456789012"] },
    { cards: ["1234 5678-9012"] },
    { cards: ["１２３４５６７８９０１２"] },
    { cards: ["1234\u20115678.9012"] },
    { cards: ["1234/5678/\u200e9012"] },
  ],
  "a name": [
    named("Kim Min-su"),
    named("MIN SU  KIM", "1990/01/31"),
    named("KimMinsu"),
    named("minsu, kim"),
    named("Kim Min·su", "１９９０-01-31"),
    named("Kim\u00a0Min\u200dsu"),
  ],
  "a name with accents": [
    named("Nguyễn Văn Đức"),
    named("Nguyễn Văn Đức".normalize("NFD")),
    named("Duc Van Nguyen"),
    named("NGUYEN VAN ĐUC"),
    named("nguyenvanduc"),
  ],
  "a name with an apostrophe": [
    named("Seán O’Brien"),
    named("Sean O'Brien"),
    named("Sean OBrien"),
    named("O`Brien, Sean"),
    named("Seanʼ O ´ Brien"),
    named("Sean O＇Brien"),
  ],
  "a name with letters of one language": [
    named("Jørgen Weiß Łæ İlker"),
    named("jorgen weiss lae ilker"),
    named("JORGEN WEISS LAE ILKER"),
    named("Jörgen Weiẞ Lae Ilker"),
  ],
  "a name in Hangul": [
    named("김민수"),
    named("김 민수"),
    named("민수김"),
    named("김민수".normalize("NFD")),
  ],
  "a name in kana": [named("カトウ ｶﾞｸ"), named("ｶﾄｳ ガク"), named("ガクカトウ")],
  "a name in Thai": [named("สมชาย ใจดี"), named("สมชาย\u200bใจดี"), named("ใจดี สมชาย")],
};

describe.each(Object.entries(spellings))(
  "G17 G41 %s has one form, however it is typed",
  (_name, people) => {
    const [first = {}, ...others] = people;
    it.each(others)("%j", (other) => {
      expect(marksOf(other)).toEqual(marksOf(first));
      expect(marksOf(other)).toHaveLength(1);
    });
  },
);

it.each<[Person, Person]>([
  [named("Kim Min-su"), named("Kim Min-su", "1990-01-30")],
  [named("Kim Min-su"), named("Kim Min-ju")],
  [named("สมชาย"), named("สมชัย")],
  [named("がく"), named("かく")],
  [{ email: "kim@example.com" }, { email: "kin@example.com" }],
  [{ email: "kim+2@example.com" }, { email: "+2@example.com" }],
])("G17 %j and %j are two persons", (one, other) => {
  expect(marksOf(other)).toHaveLength(1);
  expect(marksOf(other)).not.toEqual(marksOf(one));
});

it.each([
  { mobile: "****0001" },
  { mobile: "xxx-xxxx-0001" },
  { email: "ki***@example.com" },
  { email: "kixxxx@example.com" },
  { cards: ["**** 9012"] },
  { name: "Kim Min-su" },
  named("K** M*"),
  named("Kim XX"),
  named("- ’"),
  {},
])("G17 %j identifies nobody", (person) => {
  expect(marksOf(person)).toEqual([]);
});

it("G17 a name with a double x is no mask", () => {
  expect(marksOf(named("Jamie Foxx"))).toEqual(marksOf(named("foxx jamie")));
  expect(marksOf(named("Jamie Foxx"))).toHaveLength(1);
});

describe("G41 what may be the same person, for the operator to judge", () => {
  it.each<[string, Person, Person]>([
    ["a middle name", named("Kim Lee"), named("Kim Anna Lee")],
    ["two middle names", named("Anna Kim Lee"), named("Lee B. Kim")],
    ["a letter of another script", named("Kim Lee"), named("Кim Lee")],
    ["an umlaut as two letters", named("Anna Müller"), named("Anna Mueller")],
    ["a doubled letter", named("Ana Lee"), named("Anna Lee")],
    ["hiragana", named("かとう がく"), named("カトウ ガク")],
    [
      "dots of one mail provider",
      { email: "kim.lee@gmail.com" },
      { email: "kimlee+a@googlemail.com" },
    ],
  ])("%s", (_name, one, other) => {
    expect(marksOf(one)).not.toEqual(marksOf(other));
    const near = nearMarksOf(one);
    expect(nearMarksOf(other).some((mark) => near.includes(mark))).toBe(true);
  });

  it("is not one word of a name, nor dots elsewhere", () => {
    const near = nearMarksOf(named("Kim Lee"));
    expect(nearMarksOf(named("Kim Park")).some((mark) => near.includes(mark))).toBe(false);
    expect(nearMarksOf({ email: "kim.lee@example.com" })).toEqual([]);
    expect(nearMarksOf({ ...named("K** L*"), email: "k***@gmail.com" })).toEqual([]);
  });
});

it("G17 a value that two breaks share is free after both, and entries end with their break", () => {
  const register = new PersonRegister(registerTablesInMemory());
  register.set("one", ["mobile"], 100, 0);
  register.set("two", ["mobile"], null, 0);
  expect(register.among(["mobile"], 500)).toEqual(["mobile"]);
  register.set("two", ["mobile"], 600, 0);
  expect(register.among(["other", "mobile"], 599)).toEqual(["mobile"]);
  expect(register.among(["mobile"], 600)).toEqual([]);
});

it("G17 an entry whose end can't be read counts as running, stays, and is reported", () => {
  const tables = registerTablesInMemory();
  const reported: string[] = [];
  const register = new PersonRegister(tables, ({ subject }) => reported.push(subject));
  tables.put({ key: "mobile", subject: "one", until: "soon" as never });
  tables.put({ key: "mail", subject: "two", until: Number.NaN });
  expect(register.among(["mobile", "mail"], 100)).toEqual(["mobile", "mail"]);
  expect(register.list("three", ["mobile"], 200)).toBe(true);
  expect(reported).toEqual(["one", "two", "one"]);
});

it("G42 a break finds the other accounts that have a value, for two days after they were listed", () => {
  const register = new PersonRegister(registerTablesInMemory());
  const day = 86_400_000;
  expect(register.list("one", ["mobile", "mail"], 0)).toBe(false);
  expect(register.list("two", ["mail"], day)).toBe(false);
  expect(register.set("one", ["mobile", "mail"], null, day)).toEqual(["two"]);
  expect(register.set("three", ["mobile", "mail"], null, day)).toEqual(["one", "two"]);
  expect(register.set("three", ["mobile", "mail"], null, 2 * day)).toEqual(["two"]);
  expect(register.set("three", ["mail"], 10, 10)).toEqual([]);
  expect(register.list("four", ["mail"], 3 * day)).toBe(true);
});
