/** The typefaces that brands may choose (H10): what their packages have, and the written font faces. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { brandFiles } from "../../../brands/index.ts";
import {
  koreanTypefaces,
  type Typeface,
  thaiTypefaces,
  typefaces,
} from "../../../brands/typefaces.ts";

const { resolve } = createRequire(import.meta.url);
const all: Record<string, Typeface> = { ...typefaces, ...thaiTypefaces };
const folderOf = ({ package: name }: Typeface) => dirname(resolve(`${name}/package.json`));
const read = (typeface: Typeface, file: string) =>
  JSON.parse(readFileSync(join(folderOf(typeface), file), "utf8"));
const css = readFileSync(new URL("../../../app/styles/typefaces.css", import.meta.url), "utf8");
/** The most that the fonts of a first page may take. */
const most = 40_000;

it.each(Object.entries(all))(
  "H10 %s has the licence OFL, and its faces are written as its package has them",
  (_name, typeface) => {
    expect(Object.values(read(typeface, "package.json"))).toContain("OFL-1.1");
    const ranges: Record<string, string> = read(typeface, "unicode.json");
    for (const [subset, file] of Object.entries(typeface.files)) {
      expect(file).toContain(`-${subset}-`);
      const at = css.indexOf(`${typeface.package}/files/${file}.woff2`);
      expect(at, `${file}: run node scripts/typefaces.mjs`).toBeGreaterThan(0);
      const face = css.slice(css.lastIndexOf("@font-face", at), css.indexOf("}", at));
      expect(face).toContain(`font-family: "${typeface.family}"`);
      expect(face).toContain(`font-weight: ${typeface.weights}`);
      const [, range = ""] = /unicode-range:\s*([^;]+)/.exec(face) ?? [];
      expect(range.replace(/\s+/g, " ")).toBe(ranges[subset]?.replaceAll(",", ", "));
    }
  },
);

const fonts = new URL("../../../brands/fonts/", import.meta.url);
const partBytes = ({ file }: { file: string }) => statSync(new URL(file, fonts)).size;

it("H10 the Korean heading face has every syllable of our titles and of the brands' taglines", () => {
  const drawn = readFileSync(new URL("syllables.txt", fonts), "utf8");
  const folder = fileURLToPath(new URL("../../../app/locales/ko/", import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"));
  const titles = sources.flatMap((source) => [...source.matchAll(/title: "([^"]*)"/gi)]);
  expect(titles.length).toBeGreaterThan(50);
  const taglines = brandFiles.map(({ tagline }) => tagline.ko ?? "");
  const shown = titles.map(([, text = ""]) => text).concat(taglines);
  const missing = shown.flatMap((text) =>
    (text.match(/[가-힣]/g) ?? []).filter((syllable) => !drawn.includes(syllable)),
  );
  expect(missing, "run node scripts/korean-typeface.mjs").toEqual([]);
});

const shown = brandFiles.flatMap((brand) =>
  brand.languages.map(({ tag, currency }) => ({ name: brand.name, brand, tag, currency })),
);

it.each(shown)("H10 the fonts of $name in $tag take 40 kB at most", ({ brand, tag, currency }) => {
  if (!brand.typeface) return;
  const { latin, thai, korean } = brand.typeface;
  if (tag === "ko" && korean) {
    const { headings, figures } = koreanTypefaces[korean];
    expect(partBytes(headings) + partBytes(figures)).toBeLessThanOrEqual(most);
    return;
  }
  const bytes = (name: string, subset: keyof Typeface["files"]) => {
    const typeface = all[name];
    const file = typeface?.files[subset];
    if (!typeface || !file) throw new Error(`${name} has no ${subset}`);
    return statSync(join(folderOf(typeface), `files/${file}.woff2`)).size;
  };
  // The sign of the dong is in the Vietnamese file; a first page names amounts in the language's currency.
  const vietnamese = tag === "vi" || currency === "VND" ? bytes(latin, "vietnamese") : 0;
  const thaiBytes = tag === "th" && thai ? bytes(thai, "thai") : 0;
  expect(bytes(latin, "latin") + vietnamese + thaiBytes).toBeLessThanOrEqual(most);
});
