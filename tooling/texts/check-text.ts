/** What is wrong with a text of a language. `npm run texts -- take` and tests of `tests/house` refuse it. */
import { glossary, type Thing } from "../../app/locales/glossary.ts";
import type { MessageLanguage } from "../../brands/languages.ts";

const placeholder = /\{\{\w+\}\}/g;
const placeholders = (text: string) => (text.match(placeholder) ?? []).sort().join();

/** What is wrong with the placeholders of a text; null if they are those of English. */
export function placeholderFault(key: string, text: string, english: string): string | null {
  // "one" may write the number as a word.
  if (key.endsWith("_one") || placeholders(text) === placeholders(english)) return null;
  return `the placeholders are ${placeholders(english) || "none"}`;
}

/** Names that are the same in every language. */
const sameEverywhere =
  /\b(Face ID|Touch ID|VPN|iOS|Android|iPhone|iPad|Safari|Google Authenticator|CSV|QR|VIP|PVP|ID|IP|SMS|OTP|JavaScript|WhatsApp|Facebook|WeChat|LINE|Zalo|Telegram|QQ|Megaways|Crash|Jackpot|Mini games?|Baccarat|Roulette|Bingo|Menu|Hot|\d*P|png|jpg|MiB|yyyy|MM|dd|name@example\.com)\b/gi;

/** The script in which a text of the language is written. */
export const scripts: Record<MessageLanguage, RegExp> = {
  en: /\p{Script=Latin}/u,
  ko: /\p{Script=Hangul}/u,
  vi: /\p{Script=Latin}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** Phrases in another register than the rest of the language's texts. */
const otherRegister: Partial<Record<MessageLanguage, readonly RegExp[]>> = {
  ko: [/(?:(?<!안녕)하|누르|고르|끄)세요/, /[가-힣](?:한다|했다|된다|됐다)[.]/],
  vi: [/quý khách/i, /\bbạn ơi\b/i],
  th: [/ครับ/, /ค่ะ/, /กรุณา/],
  zh: [/你/],
  ja: [/(?:だ|である|しろ|せよ)。/],
};

/** Wording that the English texts do not have: requests, and the odd phrases that they once had (A251). */
const oddEnglish =
  /\bplease\b|\bin force\b|\bfor ever\b|\bknows of no\b|\bonce the\b.*\bbonus|\bin all (today|in)\b|\be-mail|\bMiB\b|[a-z]’[a-z]/i;

/** Names that keep their capitals within a text. */
const properNames =
  /^(Google|Analytics|Facebook|Authenticator|Face|Touch|Settings|General|Get|Install|Profile|Safari|Android|Southeast|Asian?|Vietnamese|Chinese|Korean|Thai|English|Sunday)$/;

/** A word with a capital within a sentence: titles and buttons are written like sentences (A251). */
function capitalWithin(text: string): string | undefined {
  return text
    .replace(placeholder, "")
    .split(/[.:?“]\s*|\n/)
    .flatMap((sentence) => sentence.trim().split(/\s+/).slice(1))
    .find((word) => /^[A-Z][a-z]+$/.test(word) && !properNames.test(word));
}

/** The terms for which a text uses another word (A158). */
export function otherTerms(tag: MessageLanguage, text: string): Thing[] {
  const own = text.replace(placeholder, "");
  return Object.entries(glossary[tag]).flatMap(([thing, { not = [] }]) =>
    not.some((word) => word.test(own)) ? [thing as Thing] : [],
  );
}

/** Texts in which a word of the glossary means something else: the points of the self-test. */
const otherSense = /^outside\.safe\./;

/** What the English text names and its translation does not. */
function missingTerms(tag: MessageLanguage, key: string, text: string, english: string): Thing[] {
  if (tag === "en" || otherSense.test(key)) return [];
  const named = english.replace(placeholder, "").replace(/\/\w+/g, "");
  return Object.entries(glossary.en).flatMap(([name, { forms: englishForms }]) => {
    const thing = name as Thing;
    const { term, forms } = glossary[tag][thing];
    const isNamed = text.toLowerCase().includes(term) || forms?.test(text);
    return englishForms?.test(named) && !isNamed ? [thing] : [];
  });
}

/** What is wrong with the words of a text, whoever wrote it. */
export function wordFaults(tag: MessageLanguage, text: string): string[] {
  return [
    ...otherTerms(tag, text).map((thing) => `the term is "${glossary[tag][thing].term}"`),
    ...((otherRegister[tag] ?? []).some((rule) => rule.test(text)) ? ["another register"] : []),
    ...(/[!！]|\?\?|\.\.\./.test(text) ? ["an exclamation mark, or repeated marks"] : []),
    // None of the languages has a space there (CLDR).
    ...(/\s%/.test(text) ? ["a space before %"] : []),
    ...(tag === "en" && oddEnglish.test(text) ? ["odd wording"] : []),
  ];
}

/**
 * What is wrong with a text of the portal.
 * @param english the same text in English; of a plural the form that every language has
 */
export function textFaults(
  tag: MessageLanguage,
  key: string,
  text: string,
  english: string,
): string[] {
  const own = text.replace(placeholder, "").replace(sameEverywhere, "");
  const hasWords = /\p{L}/u.test(own);
  const left = tag !== "en" && hasWords && (text === english || !scripts[tag].test(own));
  const capital = tag === "en" ? capitalWithin(text) : undefined;
  const otherPlaceholders = placeholderFault(key, text, english);
  return [
    ...(left ? ["is left in English"] : []),
    ...(otherPlaceholders ? [otherPlaceholders] : []),
    ...(capital ? [`a capital within a sentence: "${capital}"`] : []),
    ...missingTerms(tag, key, text, english).map(
      (thing) => `it does not name "${glossary[tag][thing].term}"`,
    ),
    ...wordFaults(tag, text),
  ];
}
