/**
 * Writes the fonts of Korean pages into `brands/fonts/`: a heading face with the syllables that our short texts have, and
 * the figures of the Latin typeface (decision 0037). Both have to fit into the 40 kB of a first page. Run it when many
 * texts have changed; the files are in git.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { runnerImport } from "vite";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** @template T @param {string} path @returns {Promise<T>} */
const load = async (path) => {
  const { module } = await runnerImport(at(path), {
    configFile: false,
    root: at("."),
    logLevel: "error",
  });
  return /** @type {T} */ (module);
};
/** @type {typeof import("../brands/typefaces.ts")} */
const brands = await load("brands/typefaces.ts");
/** @type {typeof import("../brands/index.ts")} */
const { brandFiles } = await load("brands/index.ts");

/** What fits, found by trying. */
const mostSyllables = 355;
const longestHeading = 12;

const folder = at("app/locales/ko");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(`${folder}/${path}`, "utf8"));
const texts = sources.flatMap((source) => [...source.matchAll(/(\w+):\s*"([^"]*)"/g)]);

/** How often each syllable is in a short text; those of titles and taglines come first. @type {Map<string, number>} */
const counts = new Map();
/** @param {string} text @param {number} weight */
const count = (text, weight) => {
  for (const syllable of new Set(text.match(/[가-힣]/g) ?? []))
    counts.set(syllable, (counts.get(syllable) ?? 0) + weight);
};
for (const [, key = "", text = ""] of texts)
  count(text, /title$/i.test(key) ? 1000 : text.length <= longestHeading ? 1 : 0);
for (const { tagline } of brandFiles) count(tagline.ko ?? "", 1000);
const syllables = [...counts]
  .sort(([a, some], [b, others]) => others - some || a.localeCompare(b, "ko"))
  .slice(0, mostSyllables)
  .map(([syllable]) => syllable);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** @param {string} name @param {string} from @param {string} text @param {object} [options] */
async function write(name, from, text, options) {
  const subset = await subsetFont(readFileSync(resolve(from)), text, {
    targetFormat: "woff2",
    ...options,
  });
  const file = at(`brands/fonts/${name}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, subset);
  process.stdout.write(`brands/fonts/${name}: ${subset.length} bytes\n`);
}

for (const { headings, figures } of Object.values(brands.koreanTypefaces)) {
  await write(headings.file, headings.from, ascii + syllables.join(""));
  writeFileSync(at("brands/fonts/syllables.txt"), `${syllables.toSorted().join("")}\n`);
  await write(figures.file, figures.from, "0123456789.,+-−–×%/:()€$¥£ ", {
    variationAxes: { wght: { min: 400, max: 800 } },
  });
}
