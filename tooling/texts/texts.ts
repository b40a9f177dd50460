/** Texts that languages lack: what they are, one file of them to translate, and taking the translations back. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { neededKeys, textsOf } from "../../app/i18n/missing-texts.ts";
import locales from "../../app/locales/all.ts";
import { glossary, type Thing } from "../../app/locales/glossary.ts";
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";
import { insert, namesAt } from "../new/insert.mjs";
import { textFaults } from "./check-text.ts";

type Trees = Readonly<Record<MessageLanguage, Parameters<typeof textsOf>[0]>>;

/** A text that languages lack. A file to translate is a list of them. */
export interface MissingText {
  key: string;
  english: string;
  /** Below `app/locales/<language>/`. */
  file: string;
  usedIn: string[];
  /** The glossary's terms for what the English text names. */
  terms: Partial<Record<MessageLanguage, string[]>>;
  /** The translations, by the languages that lack it; empty ones are still to do. */
  texts: Partial<Record<MessageLanguage, string>>;
}

/** The terms of every language as a table of Markdown (`docs/glossary.md`). */
export function glossaryTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(messageLanguages),
    row(messageLanguages.map(() => "---")),
    ...(Object.keys(glossary.en) as Thing[]).map((thing) =>
      row(messageLanguages.map((tag) => glossary[tag][thing].term)),
    ),
  ].join("\n");
}

const others = messageLanguages.filter((tag) => tag !== "en");
const plural = /_(zero|one|two|few|many|other)$/;

/** The English text of a key of any language. */
function englishOf(english: ReadonlyMap<string, string>, key: string): string | undefined {
  return english.get(key) ?? english.get(key.replace(plural, "_other"));
}

/** @param root the repository's folder */
export function missingTexts(root: string, trees: Trees = locales): MissingText[] {
  const english = new Map(textsOf(trees.en));
  const missing = new Map<string, MessageLanguage[]>();
  for (const tag of others) {
    const known = new Set(textsOf(trees[tag]).map(([key]) => key));
    for (const key of neededKeys(trees.en, tag)) {
      if (!known.has(key)) missing.set(key, [...(missing.get(key) ?? []), tag]);
    }
  }
  const sources = missing.size > 0 ? sourcesOfPages(root) : [];
  return [...missing].map(([key, tags]) => {
    const text = englishOf(english, key) ?? "";
    return {
      key,
      english: text,
      file: placeOf(root, key)?.file ?? "?",
      usedIn: usesOf(key, sources),
      terms: Object.fromEntries(
        tags.map((tag) => [tag, thingsIn(text).map((thing) => glossary[tag][thing].term)]),
      ),
      texts: Object.fromEntries(tags.map((tag) => [tag, ""])),
    };
  });
}

const thingsIn = (text: string) =>
  Object.entries(glossary.en).flatMap(([thing, { term }]) =>
    new RegExp(`\\b${term}s?\\b`, "i").test(text) ? [thing as Thing] : [],
  );

/** The modules that name a text, or else the beginning of its key. */
function usesOf(key: string, sources: { path: string; code: string }[]): string[] {
  const parts = key.replace(plural, "").split(".");
  const begins = parts.map((_part, at) => `\`${parts.slice(0, -1 - at).join(".")}.\${`);
  const said = [`"${parts.join(".")}"`, ...begins.slice(0, -1)];
  const found = said.map((each) => sources.filter(({ code }) => code.includes(each)));
  return (found.find((some) => some.length > 0) ?? []).map(({ path }) => path);
}

const sourcesOfPages = (root: string) =>
  readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/^(locales|graphql\/generated)\/|\.test\./.test(path),
    )
    .map((path) => ({ path: `app/${path}`, code: readFileSync(join(root, "app", path), "utf8") }));

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a text below `app/locales/<language>/`, and the names that lead to it there. */
function placeOf(root: string, key: string): { file: string; names: string[] } | undefined {
  const names = key.split(".");
  const [area = "", inner = ""] = names;
  const english = join(root, "app/locales/en");
  const shared = readdirSync(join(english, "everywhere")).map((file) => `everywhere/${file}`);
  return [
    { file: `${kebab(area)}/${kebab(inner)}.ts`, names: names.slice(2) },
    ...[`${kebab(area)}.ts`, `everywhere/${kebab(area)}.ts`, ...shared].map((file) => ({
      file,
      names: names.slice(1),
    })),
  ].find(({ file, names: own }) => {
    const name = own.at(-1) ?? "";
    const place = ["default", ...own.slice(0, -1)].join(".");
    const path = join(english, file);
    const known = existsSync(path) ? namesAt(readFileSync(path, "utf8"), place) : null;
    return known?.some((each) => each.replace(plural, "") === name.replace(plural, ""));
  });
}

/**
 * Takes translations back into the locale files.
 * @returns the changed files by path, how many texts they gained, and a line for each refused text
 */
export function takeTexts(root: string, given: unknown, trees: Trees = locales) {
  const english = new Map(textsOf(trees.en));
  const files = new Map<string, string>();
  const refused: string[] = [];
  let taken = 0;
  for (const { key, texts = {} } of Array.isArray(given) ? (given as Partial<MissingText>[]) : []) {
    for (const [tag, text] of Object.entries(texts)) {
      if (text === "") continue;
      const faults = refusals(trees, english, { key: String(key), tag, text });
      const place = placeOf(root, String(key));
      if (faults.length > 0 || !place) {
        refused.push(`${tag} ${key}: ${faults.join("; ") || "no file has it"}`);
        continue;
      }
      const path = `app/locales/${tag}/${place.file}`;
      const model = readFileSync(join(root, "app/locales/en", place.file), "utf8");
      const before = files.get(path) ?? read(join(root, path)) ?? "export default {};\n";
      files.set(path, withText(path, { text: before, model }, place.names, text));
      taken += 1;
    }
  }
  return { files, taken, refused };
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

function refusals(
  trees: Trees,
  english: ReadonlyMap<string, string>,
  { key, tag, text }: { key: string; tag: string; text: unknown },
): string[] {
  const language = others.find((each) => each === tag);
  const said = englishOf(english, key);
  if (!language) return ["no such language"];
  if (said === undefined) return ["there is no English text with this key"];
  if (!neededKeys(trees.en, language).includes(key))
    return ["the language has no such plural form"];
  if (textsOf(trees[language]).some(([known]) => known === key)) return ["is there already"];
  if (typeof text !== "string") return ["is no text"];
  return textFaults(language, key, text, said);
}

/** A locale file with one more text, in the order of the English file. */
function withText(
  path: string,
  its: { text: string; model: string },
  names: string[],
  text: string,
) {
  const placeAt = (depth: number) => ["default", ...names.slice(0, depth)].join(".");
  const depth = names.findLastIndex((_name, at) => namesAt(its.text, placeAt(at)) !== null);
  const [first = "", ...rest] = names.slice(depth);
  const value = rest.reduceRight((inner, name) => `{ ${name}: ${inner} }`, JSON.stringify(text));
  const order = namesAt(its.model, placeAt(depth)) ?? [];
  const known = namesAt(its.text, placeAt(depth)) ?? [];
  const next = order.slice(order.indexOf(first) + 1).find((name) => known.includes(name));
  return insert(path, its.text, `${placeAt(depth)}<${next ?? ""}`, `${first}: ${value},`);
}
