/** What is wrong with a brand file, each mistake with its place (`languages.2.tag`). */
import * as v from "valibot";
import { type Brand, brandSchema } from "./brand.ts";
import { lowContrasts } from "./look/contrast.ts";
import { schemes } from "./look/palette.ts";

export type Problem = readonly [place: string, says: string];

/** Whether a file below `public/` exists, such as "/brands/aurora/wide.svg". */
type FileExists = (path: string) => boolean;

/**
 * Checks a brand file.
 * @returns the brand, or one sentence for each mistake
 */
export function checkBrand(
  file: unknown,
  exists?: FileExists,
): { brand: Brand } | { problems: string[] } {
  const { brand, problems } = read(file, exists);
  if (brand && problems.length === 0) return { brand };
  return {
    problems: problems.map(([place, says]) => `Brand "${nameOf(file)}": ${place}: ${says}.`),
  };
}

/** The mistakes of a brand file, each with its place. */
export function brandProblems(file: unknown, exists: FileExists): Problem[] {
  return read(file, exists).problems;
}

/**
 * Reads a brand file. Rules between settings are checked only if each of these settings is valid by itself.
 * @param exists returns whether a picture exists; omitted where files can't be read, as in the Worker
 */
function read(file: unknown, exists: FileExists = () => true) {
  const result = v.safeParse(brandSchema, file, { abortPipeEarly: true });
  const issues = (result.issues ?? []).map(
    (issue): Problem => [v.getDotPath(issue) ?? "file", issue.message],
  );
  const wrong = new Set(issues.map(([place]) => place.split(".")[0] ?? place));
  const isWhole = !wrong.has("file") && typeof file === "object" && file !== null;
  const compared = comparisons.flatMap(({ settings, check }) =>
    isWhole && settings.every((name) => !wrong.has(name)) ? check(file as Brand, exists) : [],
  );
  return { brand: result.success ? result.output : null, problems: [...issues, ...compared] };
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

/** What is checked across settings, and the settings that each check reads. */
const comparisons: {
  settings: (keyof Brand)[];
  check: (brand: Brand, exists: FileExists) => Problem[];
}[] = [
  {
    settings: [
      "languages",
      "defaultLanguage",
      "tagline",
      "licence",
      "tiles",
      "claims",
      "customerService",
    ],
    check: wordsMissing,
  },
  {
    settings: ["languages"],
    check: ({ languages }) => twice(languages.map(({ tag }, at) => [`languages.${at}.tag`, tag])),
  },
  { settings: ["accountTypes"], check: typesTwice },
  { settings: ["lobbyRoutes"], check: routeMistakes },
  { settings: ["socialSignIn"], check: signInMistakes },
  {
    settings: ["navigation"],
    check: ({ navigation: { main, extra, bottom } }) =>
      Object.entries({ main, extra, bottom }).flatMap(([bar, entries]) =>
        twice(entries.map((entry, at) => [`navigation.${bar}.${at}`, entry])),
      ),
  },
  {
    settings: ["theme"],
    check: schemeMistakes,
  },
  { settings: ["languages", "typeface"], check: typefaceMistakes },
  { settings: ["languages", "voice"], check: voiceMistakes },
  { settings: ["form", "art"], check: heroMistakes },
  { settings: ["id", "logo", "tiles", "art"], check: picturesMissing },
];

/** A scheme that visitors may see has a palette, whose texts can be read. */
function schemeMistakes({ theme }: Brand): Problem[] {
  return schemes.flatMap((scheme): Problem[] => {
    const palette = theme[scheme];
    if (palette)
      return lowContrasts(palette).map(({ text, on, ratio }) => [
        `theme.${scheme}.${text}`,
        `has a contrast of ${ratio.toFixed(1)} on ${on}; text needs 4.5`,
      ]);
    return theme.switchable || theme.scheme === scheme
      ? [[`theme.${scheme}`, "is missing: visitors can see this scheme"]]
      : [];
  });
}

function voiceMistakes({ languages, voice = {} }: Brand): Problem[] {
  const tags: string[] = languages.map(({ tag }) => tag);
  return Object.keys(voice)
    .filter((tag) => !tags.includes(tag))
    .map((tag) => [`voice.${tag}`, "is no language of the brand"]);
}

function heroMistakes({ form, art }: Brand): Problem[] {
  return form?.hero === "art" && !art?.hero
    ? [["art.hero", "is missing: `form.hero` shows it"]]
    : [];
}

function typesTwice({ accountTypes: { member, agent, trial } }: Brand): Problem[] {
  return twice(
    Object.entries({ member, agent, trial }).flatMap(([role, numbers]) =>
      numbers.map((number, at): [string, number] => [`accountTypes.${role}.${at}`, number]),
    ),
  );
}

function routeMistakes({ lobbyRoutes }: Brand): Problem[] {
  return [
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
  ];
}

function typefaceMistakes({ languages, typeface }: Brand): Problem[] {
  if (!typeface) return [];
  const hasThai = languages.some(({ tag }) => tag === "th");
  if (hasThai && !typeface.thai) return [["typeface.thai", "is missing for headings in Thai"]];
  if (!hasThai && typeface.thai) return [["typeface.thai", "is for brands with Thai only"]];
  if (typeface.korean && !languages.some(({ tag }) => tag === "ko"))
    return [["typeface.korean", "is for brands with Korean only"]];
  return [];
}

function signInMistakes({ socialSignIn }: Brand): Problem[] {
  return [
    ...twice(
      (socialSignIn?.providers ?? []).map((name, at) => [`socialSignIn.providers.${at}`, name]),
    ),
    // Firebase reserves these names for its emulator, whose tokens anyone can forge.
    ...(socialSignIn?.firebase?.projectId.startsWith("demo-")
      ? [["socialSignIn.firebase.projectId", "is a name of Firebase's emulator"] as const]
      : []),
  ];
}

function artFiles({ hero, ...others }: Brand["art"] = {}): Problem[] {
  const sizes = hero ? [hero, `${hero}-phone`] : [];
  return [
    ...sizes.flatMap((path): Problem[] => [
      ["art.hero", `${path}.avif`],
      ["art.hero", `${path}.webp`],
    ]),
    ...Object.entries(others).map(([name, path]): Problem => [`art.${name}`, path]),
  ];
}

/** The pictures that a brand's pages name; `scripts/brand-pictures.mjs` draws icons and cards. */
function picturesMissing({ id, logo, tiles, art }: Brand, exists: FileExists): Problem[] {
  const drawn = [...icons.map((icon) => `${icon}.png`), "card.jpg"];
  const pictures: Problem[] = [
    ["logo.wide", logo.wide],
    ["logo.mark", logo.mark],
    ...artFiles(art),
    ...drawn.map((name): Problem => ["id", `/brands/${id}/${name}`]),
    ...tiles.flatMap(({ art }, at): Problem[] => [
      [`tiles.${at}.art`, `/brands/${id}/tile-${art}.svg`],
      [`tiles.${at}.art`, `/brands/${id}/card-${art}.jpg`],
    ]),
  ];
  return pictures
    .filter(([, path]) => !exists(path))
    .map(([place, path]) => [place, `public${path} is missing`]);
}

const icons = ["icon-192", "icon-512", "icon-maskable", "icon-apple"];

/** The second and later places of a value that may be there once. */
function twice(places: readonly (readonly [place: string, value: string | number])[]): Problem[] {
  return places.flatMap(([place, value], at): Problem[] => {
    const first = places.find((other) => other[1] === value);
    return first && first !== places[at]
      ? [[place, `"${value}" stands at ${first[0]} already`]]
      : [];
  });
}
