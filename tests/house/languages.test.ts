import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noticeTexts } from "../../app/edge/gate/notice-texts.ts";
import { keyFaults, textsOf } from "../../app/i18n/missing-texts.ts";
import locales from "../../app/locales/all.ts";
import en from "../../app/locales/en/index.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { root } from "./sources.ts";

const plural = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(plural, "");
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = textsOf(en);
/** The English texts; for plurals the form that every language has. */
const said = new Map(english.filter(([key]) => !key.endsWith("_one")));

/** Texts that are the same in every language. */
const sameEverywhere =
  /\b(Face ID|Touch ID|VPN|iOS|Android|iPhone|iPad|Safari|Google Authenticator|CSV|QR|VIP|PVP|ID|IP|SMS|OTP|JavaScript|WhatsApp|Facebook|WeChat|LINE|Zalo|Telegram|QQ|Megaways|Crash|Jackpot|Mini games?|Baccarat|Roulette|Bingo|Menu|Hot|\d*P|png|jpg|MiB|yyyy|MM|dd|name@example\.com)\b/gi;
const withoutNames = (text: string) => text.replace(/\{\{\w+\}\}/g, "").replace(sameEverywhere, "");

/** The script in which a text of the language is written. */
const scripts: Record<(typeof messageLanguages)[number], RegExp> = {
  en: /\p{Script=Latin}/u,
  ko: /\p{Script=Hangul}/u,
  vi: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

it("A67 brands may use exactly the languages with messages", () => {
  const folders = readdirSync(join(root, "app/locales"), { withFileTypes: true });
  const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(tags.sort()).toEqual([...messageLanguages].sort());
});

it("A67 the texts with types are those of the folder", () => {
  expect(locales.en).toEqual(en);
});

it("A67 every language has every text, and no plural form that it does not use", () => {
  const faults = messageLanguages.flatMap((tag) => keyFaults(en, locales[tag], tag));
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

describe.each(messageLanguages)("A67 %s", (tag) => {
  const texts = textsOf(locales[tag]);

  it("uses the placeholders of English", () => {
    const wrong = texts.filter(([key, text]) => {
      const model = said.get(key) ?? said.get(`${stem(key)}_other`) ?? "";
      // "one" may write the number as a word.
      if (key.endsWith("_one")) return false;
      return holes(text).join() !== holes(model).join();
    });
    expect(wrong).toEqual([]);
  });

  it("has texts for the pages that replace the portal", () => {
    const words = textsOf(noticeTexts(tag));
    expect(words.map(([key]) => key)).toEqual(textsOf(noticeTexts("en")).map(([key]) => key));
    expect(words.filter(([, text]) => !scripts[tag].test(text))).toEqual([]);
  });
});

it.each(messageLanguages.filter((tag) => tag !== "en"))(
  "A67 %s has no text left in English",
  (tag) => {
    const left = textsOf(locales[tag]).filter(([key, text]) => {
      const own = withoutNames(text);
      return /\p{L}/u.test(own) && (text === said.get(key) || !scripts[tag].test(own));
    });
    expect(left).toEqual([]);
  },
);

it.each(brandIds)("A23 %s has names and pictures for its lobby pages", (id) => {
  const { lobbyRoutes, logo } = pickBrand(id);
  const nameless = lobbyRoutes.filter(({ titleKey, group }) =>
    [titleKey, group].some((key) => key !== undefined && !(key in en.nav)),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  expect(Object.values(logo).filter((path) => !existsSync(join(root, "public", path)))).toEqual([]);
});
