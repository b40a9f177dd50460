import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { missingTexts, takeTexts } from "./texts.ts";

const root = mkdtempSync(join(tmpdir(), "portico-texts-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const code = ['t("some.lead"); t(`some.kinds.$', "{kind}`);"].join("");
const files: Record<string, string> = {
  "app/page.tsx": code,
  "app/locales/en/some.ts": `/** Some. */
export default {
  title: "Title",
  kinds: { A: "Bonus", B: "Deposits of {{who}}" },
  lead: "A lead",
  count_one: "{{count}} bet",
  count_other: "{{count}} bets",
};
`,
  "app/locales/ko/some.ts":
    '/** Some. */\nexport default {\n  title: "제목",\n  count_other: "베팅 {{count}}건",\n};\n',
  "app/locales/en/everywhere/home.ts": 'export default { hello: "Hello" };\n',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const some = {
  title: "Title",
  kinds: { A: "Bonus", B: "Deposits of {{who}}" },
  lead: "A lead",
  count_one: "{{count}} bet",
  count_other: "{{count}} bets",
};
const whole = { some, home: { hello: "Hello" } };
const ko = { some: { title: "제목", count_other: "베팅 {{count}}건" }, home: {} };
const trees = { en: whole, ko, vi: whole, th: whole, zh: whole, ja: whole } as never;

it("A67 lists what a language lacks, where it is used and its terms", () => {
  const missing = missingTexts(root, trees).filter(({ texts }) => "ko" in texts);
  expect(missing.map(({ key, file, usedIn }) => [key, file, ...usedIn])).toEqual([
    ["some.kinds.A", "some.ts", "app/page.tsx"],
    ["some.kinds.B", "some.ts", "app/page.tsx"],
    ["some.lead", "some.ts", "app/page.tsx"],
    ["home.hello", "everywhere/home.ts"],
  ]);
  expect(missing[0]).toMatchObject({
    english: "Bonus",
    terms: { ko: ["보너스"] },
    texts: { ko: "" },
  });
});

it("A67 takes translations to their places, in the order of English", () => {
  const given = [
    { key: "some.kinds.B", texts: { ko: "{{who}}의 입금" } },
    { key: "some.lead", texts: { ko: "소개", vi: "" } },
    { key: "home.hello", texts: { ko: "안녕" } },
  ];
  const { files: changed, taken, refused } = takeTexts(root, given, trees);
  expect({ taken, refused }).toEqual({ taken: 3, refused: [] });
  expect([...changed.keys()]).toEqual([
    "app/locales/ko/some.ts",
    "app/locales/ko/everywhere/home.ts",
  ]);
  const text = changed.get("app/locales/ko/some.ts") ?? "";
  const order = ["title:", "kinds: { B:", "lead:", "count_other:"];
  expect(order.map((each) => text.indexOf(each))).toEqual(
    order.map((each) => text.indexOf(each)).toSorted((a, b) => a - b),
  );
  expect(text).toContain('kinds: { B: "{{who}}의 입금" }');
  expect(readFileSync(join(root, "app/locales/ko/some.ts"), "utf8")).toBe(
    files["app/locales/ko/some.ts"],
  );
});

it.each([
  ["some.nothing", "ko", "x", "there is no English text with this key"],
  ["some.lead", "xx", "x", "no such language"],
  ["some.lead", "ko", 7, "is no text"],
  ["some.lead", "ko", "A lead", "is left in English"],
  ["some.title", "ko", "제목", "is there already"],
  ["some.count_one", "ko", "한 건", "the language has no such plural form"],
  ["some.kinds.B", "ko", "입금", "the placeholders are {{who}}"],
  ["some.kinds.B", "ko", "{{who}}의 충전", 'it does not name "입금"; the term is "입금"'],
  ["some.lead", "ko", "소개!", "an exclamation mark, or repeated marks"],
  ["some.lead", "ko", "선택하세요", "another register"],
])("A67 A158 refuses %s in %s as %s: %s", (key, tag, text, why) => {
  const { files: changed, refused } = takeTexts(root, [{ key, texts: { [tag]: text } }], trees);
  expect(refused).toEqual([`${tag} ${key}: ${why}`]);
  expect(changed.size).toBe(0);
});
