import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noticeWords } from "../../app/edge/gate/notice-texts.ts";
import { messagesOf } from "../../app/i18n/messages.server.ts";
import type { MessageTree } from "../../app/i18n/text.ts";
import en from "../../app/locales/en/index.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { root } from "./sources.ts";

/** Every text with its key, such as "forms.retry". */
function textsOf(tree: MessageTree, before = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, inner]): [string, string][] =>
    typeof inner === "string" ? [[before + name, inner]] : textsOf(inner, `${before}${name}.`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(plural, "");
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = textsOf(en);
/** What is said in English; of plurals, the form that every language has. */
const said = new Map(english.filter(([key]) => !key.endsWith("_one")));
/** Stems of what is said of a number. */
const counted = new Set(english.filter(([key]) => plural.test(key)).map(([key]) => stem(key)));

/** What is called the same in every language. */
const sameEverywhere =
  /\b(Face ID|Touch ID|VPN|iOS|Android|iPhone|iPad|Safari|Google Authenticator|CSV|QR|VIP|PVP|ID|IP|SMS|OTP|JavaScript|WhatsApp|Facebook|WeChat|LINE|Zalo|Telegram|QQ|Megaways|Crash|Jackpot|Mini games?|Baccarat|Roulette|Bingo|Menu|Hot|\d*P|png|jpg|MiB|yyyy|MM|dd|name@example\.com)\b/gi;
const withoutNames = (text: string) => text.replace(/\{\{\w+\}\}/g, "").replace(sameEverywhere, "");

/** What a text of the language is written in. */
const scripts: Record<(typeof messageLanguages)[number], RegExp> = {
  en: /\p{Script=Latin}/u,
  ko: /\p{Script=Hangul}/u,
  vi: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

it("A67 the languages that brands may speak are those with messages", () => {
  const folders = readdirSync(join(root, "app/locales"), { withFileTypes: true });
  const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(tags.sort()).toEqual([...messageLanguages].sort());
});

describe.each(messageLanguages)("A67 %s", (tag) => {
  const texts = textsOf(messagesOf(tag));
  const keys = new Set(texts.map(([key]) => key));
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

  it("says everything, and nothing twice for numbers that it doesn't tell apart", () => {
    const needed = [...said.keys()].flatMap((key) =>
      counted.has(stem(key)) ? forms.map((form) => `${stem(key)}_${form}`) : [key],
    );
    expect([...keys].sort()).toEqual([...new Set(needed)].sort());
  });

  it("fills in what English fills in", () => {
    const wrong = texts.filter(([key, text]) => {
      const model = said.get(key) ?? said.get(`${stem(key)}_other`) ?? "";
      // "one" may say the number in words.
      if (key.endsWith("_one")) return false;
      return holes(text).join() !== holes(model).join();
    });
    expect(wrong).toEqual([]);
  });

  it("has its words for the pages that replace the portal", () => {
    const words = textsOf(noticeWords(tag));
    expect(words.map(([key]) => key)).toEqual(textsOf(noticeWords("en")).map(([key]) => key));
    expect(words.filter(([, text]) => !scripts[tag].test(text))).toEqual([]);
  });
});

it.each(messageLanguages.filter((tag) => tag !== "en"))(
  "A67 %s leaves nothing in English",
  (tag) => {
    const left = textsOf(messagesOf(tag)).filter(([key, text]) => {
      const own = withoutNames(text);
      return /\p{L}/u.test(own) && (text === said.get(key) || !scripts[tag].test(own));
    });
    expect(left).toEqual([]);
  },
);

it.each(brandIds)("A23 %s names its lobby pages and has its pictures", (id) => {
  const { lobbyRoutes, logo } = pickBrand(id);
  const nameless = lobbyRoutes.filter(({ titleKey, group }) =>
    [titleKey, group].some((key) => key !== undefined && !(key in en.nav)),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  expect(Object.values(logo).filter((path) => !existsSync(join(root, "public", path)))).toEqual([]);
});
