/** What is wrong with a brand file, each mistake with its place (`languages.2.tag`). */
import * as v from "valibot";
import { type Brand, brandSchema } from "./brand.ts";

type Problem = readonly [place: string, says: string];

/**
 * @returns the brand, or a sentence for each mistake: first those of single settings, and once there are
 *   none, those of settings that don't go together
 */
export function checkBrand(file: unknown): { brand: Brand } | { problems: string[] } {
  const result = v.safeParse(brandSchema, file, { abortPipeEarly: true });
  const problems = result.success
    ? [...wordsMissing(result.output), ...contradictions(result.output)]
    : result.issues.map((issue): Problem => [v.getDotPath(issue) ?? "file", issue.message]);
  if (result.success && problems.length === 0) return { brand: result.output };
  return {
    problems: problems.map(([place, says]) => `Brand "${nameOf(file)}": ${place}: ${says}.`),
  };
}

function nameOf(file: unknown): string {
  const read = v.safeParse(v.object({ id: v.string() }), file);
  return read.success ? read.output.id : "?";
}

/** Texts that have to be there in every language of the brand, and in no other. */
function wordsMissing(brand: Brand): Problem[] {
  const { languages, defaultLanguage, tagline, licence, tiles, claims, customerService } = brand;
  const tags: string[] = languages.map(({ tag }) => tag);
  const tileTexts = tiles.map(({ text }, at) => [`tiles.${at}.text`, text] as const);
  const claimTexts = claims.map(({ text }, at) => [`claims.${at}.text`, text] as const);
  const contactNames = customerService.map(
    ({ name }, at) => [`customerService.${at}.name`, name] as const,
  );
  const texts = [...Object.entries({ tagline, licence }), ...tileTexts];
  const foreign = (setting: string, words: Readonly<Record<string, string>>) =>
    Object.keys(words)
      .filter((tag) => !tags.includes(tag))
      .map((tag): Problem => [`${setting}.${tag}`, "is no language of the brand"]);
  const missing = [...texts, ...contactNames].flatMap(([setting, words]) => [
    ...tags
      .filter((tag) => !(tag in words))
      .map((tag): Problem => [`${setting}.${tag}`, "is missing"]),
    ...foreign(setting, words),
  ]);
  const claimed = claimTexts.flatMap(([setting, words]) => foreign(setting, words));
  if (tags.includes(defaultLanguage)) return [...missing, ...claimed];
  return [
    ...missing,
    ...claimed,
    ["defaultLanguage", `"${defaultLanguage}" is no language of the brand`],
  ];
}

function contradictions(brand: Brand): Problem[] {
  const { languages, accountTypes, lobbyRoutes, navigation, socialSignIn } = brand;
  const { member, agent, trial } = accountTypes;
  const types = Object.entries({ member, agent, trial }).flatMap(([role, numbers]) =>
    numbers.map((number, at): [string, number] => [`accountTypes.${role}.${at}`, number]),
  );
  const { main, extra, bottom } = navigation;
  return [
    ...twice(languages.map(({ tag }, at) => [`languages.${at}.tag`, tag])),
    ...twice(types),
    ...twice(lobbyRoutes.map(({ path }, at) => [`lobbyRoutes.${at}.path`, path])),
    ...lobbyRoutes.flatMap(({ area, type, classKey, vendors }, at): Problem[] => {
      if (type || (area === "classPage" && (classKey || vendors))) return [];
      const needs = area === "classPage" ? "a type, vendors or a classKey" : "a type";
      return [[`lobbyRoutes.${at}`, `needs ${needs}, or it shows nothing`]];
    }),
    ...lobbyRoutes.flatMap(({ titleKey, vendors }, at): Problem[] =>
      titleKey || vendors
        ? []
        : [[`lobbyRoutes.${at}.titleKey`, "is missing: nothing else names the page"]],
    ),
    ...twice(
      (socialSignIn?.providers ?? []).map((name, at) => [`socialSignIn.providers.${at}`, name]),
    ),
    // Firebase keeps these names for its emulator, whose tokens anybody can write.
    ...(socialSignIn?.firebase?.projectId.startsWith("demo-")
      ? [["socialSignIn.firebase.projectId", "is a name of Firebase's emulator"] as const]
      : []),
    ...Object.entries({ main, extra, bottom }).flatMap(([bar, entries]) =>
      twice(entries.map((entry, at) => [`navigation.${bar}.${at}`, entry])),
    ),
  ];
}

/** The second and later places of a value that may be there once. */
function twice(places: readonly (readonly [place: string, value: string | number])[]): Problem[] {
  return places.flatMap(([place, value], at): Problem[] => {
    const first = places.find((other) => other[1] === value);
    return first && first !== places[at]
      ? [[place, `"${value}" stands at ${first[0]} already`]]
      : [];
  });
}
