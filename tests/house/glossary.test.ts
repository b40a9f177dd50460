/** One word per thing, in every language (A158). */
import { describe, expect, it } from "vitest";
import { noticeWords } from "../../app/edge/gate/notice-texts.ts";
import { messagesOf } from "../../app/i18n/messages.server.ts";
import type { MessageTree } from "../../app/i18n/text.ts";
import { glossary, type Thing } from "../../app/locales/glossary.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";

function textsOf(tree: MessageTree, before = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, inner]): [string, string][] =>
    typeof inner === "string" ? [[before + name, inner]] : textsOf(inner, `${before}${name}.`),
  );
}

/** Texts of a brand file by language: wherever it holds a record of languages. */
function brandTexts(value: unknown, tag: string, place: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    name === tag && typeof inner === "string"
      ? [[place, inner]]
      : brandTexts(inner, tag, `${place}.${name}`),
  );
}

/** Everything that is written for people in a language. */
const everyText = (tag: MessageLanguage) => [
  ...textsOf(messagesOf(tag)),
  ...textsOf(noticeWords(tag), "notice."),
  ...brandIds.flatMap((id) => brandTexts(pickBrand(id), tag, `brand.${id}`)),
];

/** The terms that a text says in another word. */
function broken(tag: MessageLanguage, text: string): Thing[] {
  const own = text.replace(/\{\{\w+\}\}/g, "");
  return Object.entries(glossary[tag]).flatMap(([thing, { not = [] }]) =>
    not.some((word) => word.test(own)) ? [thing as Thing] : [],
  );
}

/** What would speak to people in another register than the rest of the language's texts. */
const otherRegister: Partial<Record<MessageLanguage, readonly RegExp[]>> = {
  ko: [/(?:하|누르|고르|끄)세요/, /[가-힣](?:한다|했다|된다|됐다)[.]/],
  vi: [/quý khách/i, /\bbạn ơi\b/i],
  th: [/ครับ/, /ค่ะ/, /กรุณา/],
  zh: [/你/],
  ja: [/(?:だ|である|しろ|せよ)。/],
};

describe.each(messageLanguages)("A158 %s", (tag) => {
  it("calls each thing by its one word", () => {
    const found = everyText(tag).flatMap(([key, text]) =>
      broken(tag, text).map((thing) => `${key}: "${text}" (${glossary[tag][thing].term})`),
    );
    expect(found).toEqual([]);
  });

  it("speaks to people in one register", () => {
    const rules = otherRegister[tag] ?? [];
    const found = everyText(tag).filter(([, text]) => rules.some((rule) => rule.test(text)));
    expect(found).toEqual([]);
  });

  it("has terms that keep to each other", () => {
    const terms = Object.values(glossary[tag]).map(({ term }) => term);
    expect(terms.filter((term) => broken(tag, term).length > 0)).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it("has no exclamation mark and no run of marks", () => {
    const loud = everyText(tag).filter(([, text]) => /[!！]|\?\?|\.\.\./.test(text));
    expect(loud).toEqual([]);
  });
});

it.each<[MessageLanguage, string, Thing]>([
  ["en", "Stake at least", "bet"],
  ["en", "Percent of won stakes", "rate"],
  ["en", "Line of account", "team"],
  ["en", "No account is called so", "account"],
  ["ko", "보유 금액", "balance"],
  ["vi", "Hủy lần rút này", "withdrawal"],
  ["th", "ยอดคงเหลือ", "balance"],
  ["zh", "取款详情", "withdrawal"],
  ["ja", "確定したベット", "settled"],
  ["ko", "게임 제공사", "provider"],
  ["th", "ศูนย์ตัวแทน", "agent"],
  ["zh", "续签合约", "contract"],
])("A158 would see in %s: %s", (tag, text, thing) => {
  expect(broken(tag, text)).toContain(thing);
});
