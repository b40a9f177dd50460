/**
 * Finds messages and fills in their placeholders. The files in `app/locales/` keep i18next's format
 * (`{{name}}`, `_one`, `_other`), so any tool for that format can edit them. i18next itself would add
 * 18 kB to every first page (docs/decisions/0002-messages.md).
 */
import { memoize } from "./memoize.ts";

export type MessageTree = { readonly [key: string]: string | MessageTree };

type Leaf<T, P extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaf<T[K], `${P}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> =
  K extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : K;

/** Every key of a message tree, without plural endings. */
export type KeyOf<T> = WithoutPlural<Leaf<T>>;

export type Values = Readonly<Record<string, string | number>>;

const plurals = memoize((language) => new Intl.PluralRules(language));
const counts = memoize((language) => new Intl.NumberFormat(language));

/**
 * The separators of thousands and of decimals, for languages with at most two plural forms. The first use of `Intl`
 * takes 140 ms on a phone during hydration. Numbers in these languages don't need it. A test compares the results.
 */
export const separators: Readonly<Record<string, readonly [string, string]>> = {
  en: [",", "."],
  ko: [",", "."],
  vi: [".", ","],
  th: [",", "."],
  zh: [",", "."],
  ja: [",", "."],
};

/** A number as the language writes it, with at most three decimals. */
export function count(value: number, language: string): string {
  const separator = separators[language];
  if (!separator || !Number.isSafeInteger(Math.round(value * 1000))) {
    return counts(language).format(value);
  }
  const [group, point] = separator;
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? grouped : grouped + point + decimals;
}

const pluralOf = (value: number, language: string) =>
  language in separators && Number.isInteger(value)
    ? Math.abs(value) === 1
      ? "one"
      : "other"
    : plurals(language).select(value);

function find(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split(".")) {
    if (typeof node !== "object") return undefined;
    node = node[part];
  }
  return typeof node === "string" ? node : undefined;
}

/** Texts of a brand's own by key, in the page's language (B1). */
export type Voice = Readonly<Record<string, string>>;

/**
 * The message of a key with its placeholders filled. `count` picks the plural form.
 * A missing key gives the key itself, so that tests can see it.
 * @param voice texts that replace those of the tree
 */
export function text(
  tree: MessageTree,
  language: string,
  key: string,
  values?: Values,
  voice?: Voice,
): string {
  const found = (name: string) => voice?.[name] ?? find(tree, name);
  const plural =
    typeof values?.count === "number"
      ? (found(`${key}_${pluralOf(values.count, language)}`) ?? found(`${key}_other`))
      : undefined;
  const message = plural ?? found(key);
  if (message === undefined) return key;
  if (!values || !message.includes("{{")) return message;
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? count(value, language) : value;
  });
}
