import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noticeTexts } from "../../app/edge/gate/notice-texts.ts";
import { keyFaults, textsOf } from "../../app/i18n/missing-texts.ts";
import locales from "../../app/locales/all.ts";
import en from "../../app/locales/en/index.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { scripts, textFaults } from "../../tooling/texts/check-text.ts";
import { root } from "./sources.ts";

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The English texts; for plurals the form that every language has. */
const english = new Map(textsOf(en).filter(([key]) => !key.endsWith("_one")));
const englishOf = (key: string) => english.get(key) ?? english.get(`${stem(key)}_other`) ?? "";

it("A67 brands may use exactly the languages with messages", () => {
  const folders = readdirSync(join(root, "app/locales"), { withFileTypes: true });
  const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(tags.sort()).toEqual([...messageLanguages].sort());
});

it("A67 the texts with types are those of the folder", () => {
  expect(locales.en).toEqual(en);
});

it("H7 the number of unread messages has the word that the messages have", () => {
  for (const tag of messageLanguages) {
    const texts = new Map(textsOf(locales[tag]));
    const word = (texts.get("shell.messagesNone") ?? "").toLowerCase().replace(/s$/, "");
    for (const key of ["shell.messages_other", "home.personal.messages_other"]) {
      const text = texts.get(key);
      expect(text?.toLowerCase(), `${tag} ${key}`).toContain(word);
    }
  }
});

it("A67 every language has every text, and no plural form that it does not use", () => {
  const faults = keyFaults(locales);
  if (faults.length > 0) throw new Error([...faults, "`npm run texts` lists them."].join("\n"));
});

describe.each(messageLanguages)("A67 A158 %s", (tag) => {
  it("has texts with the placeholders of English, in its own script, terms and register", () => {
    const faults = textsOf(locales[tag]).flatMap(([key, text]) =>
      textFaults(tag, key, text, englishOf(key)).map((fault) => `${key}: "${text}": ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it("has texts for the pages that replace the portal", () => {
    const words = textsOf(noticeTexts(tag));
    expect(words.map(([key]) => key)).toEqual(textsOf(noticeTexts("en")).map(([key]) => key));
    expect(words.filter(([, text]) => !scripts[tag].test(text))).toEqual([]);
  });
});

it("A251 titles and labels end without a full stop, and every text is short enough to read", () => {
  const label = /(^|\.)(\w*[tT]itle|submit|save|send|retry|label)$/;
  for (const tag of messageLanguages) {
    for (const [key, text] of textsOf(locales[tag])) {
      if (label.test(key)) expect(text, `${tag} ${key}`).not.toMatch(/[.。]$/);
      expect(text.length, `${tag} ${key}`).toBeLessThanOrEqual(340);
    }
  }
});

it.each(brandIds)("A23 %s has names and pictures for its lobby pages", (id) => {
  const { lobbyRoutes, logo } = pickBrand(id);
  const nameless = lobbyRoutes.filter(({ titleKey, group }) =>
    [titleKey, group].some((key) => key !== undefined && !(key in en.nav)),
  );
  expect(nameless.map(({ path }) => path)).toEqual([]);
  expect(Object.values(logo).filter((path) => !existsSync(join(root, "public", path)))).toEqual([]);
});
