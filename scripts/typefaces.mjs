/**
 * Writes app/styles/typefaces.css: the font faces of the typefaces in brands/typefaces.ts. Beside each typeface stand
 * local fonts in its size, so that a page has the same height with and without it (H10). Chromium measures them. Run
 * it after a change of a typeface or its package; the file is in git.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { findBrowser } from "../tooling/test/browser.mjs";
import { unpackFont } from "../tooling/test/fonts.mjs";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** @type {{module: typeof import("../brands/typefaces.ts")}} */
const { module: brands } = await runnerImport(at("brands/typefaces.ts"), {
  configFile: false,
  root: at("."),
  logLevel: "error",
});

/** What headings and figures look like: the widths of fonts are compared with it. */
const sample = "Popular games, live dealers, recent winners, promotions 0123456789 1,234,567.89";

/** Fonts of visitors' systems. Liberation Sans has the widths of Arial. */
const locals = [
  {
    name: "Arial",
    package: "fonts-liberation",
    file: (/** @type {string} */ style) => `liberation/LiberationSans-${style}.ttf`,
    sources: {
      Regular: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
      Bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
    },
  },
  {
    name: "Roboto",
    package: "fonts-roboto-unhinted",
    file: (/** @type {string} */ style) => `roboto/unhinted/RobotoTTF/Roboto-${style}.ttf`,
    sources: {
      Regular: ["Roboto", "Roboto-Regular"],
      Bold: ["Roboto Bold", "Roboto-Bold", "Roboto"],
    },
  },
];

const styles = /** @type {const} */ ([
  { style: "Regular", weight: 400, range: "1 550" },
  { style: "Bold", weight: 700, range: "551 1000" },
]);

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined });
const page = await browser.newPage();

/**
 * Returns a font's width of the sample, ascent and descent, in em.
 * @param {string} file @param {number} weight @param {string} weights that the file has
 */
const measure = (file, weight, weights = String(weight)) =>
  page.evaluate(
    async ({ data, weight, weights, sample }) => {
      const face = new FontFace("Measured", `url(data:font/woff2;base64,${data})`, {
        weight: weights,
      });
      document.fonts.clear();
      document.fonts.add(await face.load());
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("There is no canvas.");
      canvas.font = `${weight} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(sample);
      return {
        width: width / 1000,
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      };
    },
    { data: readFileSync(file).toString("base64"), weight, weights, sample },
  );

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** @param {import("../brands/typefaces.ts").Typeface} typeface */
function ownFaces({ family, package: name, weights, files }) {
  const folder = dirname(resolve(`${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  return Object.entries(files).map(
    ([subset, file]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: optional;
  src: url("${name}/files/${file}.woff2") format("woff2");
  unicode-range: ${ranges[subset].replaceAll(",", ", ")};
}`,
  );
}

/** @param {import("../brands/typefaces.ts").Typeface & {files: {latin: string}}} typeface */
async function localFaces({ family, package: name, weights, files }) {
  const own = resolve(`${name}/files/${files.latin}.woff2`);
  const faces = [];
  for (const local of locals) {
    const folder = await unpackFont(local.package, (text) => process.stdout.write(`${text}\n`));
    for (const { style, weight, range } of styles) {
      const typeface = await measure(own, weight, weights);
      const file = join(folder, "usr/share/fonts/truetype", local.file(style));
      const size = typeface.width / (await measure(file, weight)).width;
      faces.push(`@font-face {
  font-family: "${family} ${local.name}";
  font-weight: ${range};
  src: ${local.sources[style].map((each) => `local("${each}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(typeface.ascent / size)};
  descent-override: ${percent(typeface.descent / size)};
  line-gap-override: 0%;
}`);
    }
  }
  return faces;
}

const faces = [];
for (const typeface of Object.values(brands.typefaces)) {
  faces.push(...ownFaces(typeface), ...(await localFaces(typeface)));
}
for (const typeface of Object.values(brands.thaiTypefaces)) faces.push(...ownFaces(typeface));
for (const parts of Object.values(brands.koreanTypefaces)) {
  for (const { family, weights, file } of Object.values(parts))
    faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: optional;
  src: url("../../brands/fonts/${file}") format("woff2");
}`);
}
await browser.close();
writeFileSync(
  at("app/styles/typefaces.css"),
  `/*
 * Written by \`node scripts/typefaces.mjs\`: the typefaces that brands may choose (brands/typefaces.ts, decision 0037).
 * A browser loads a file only where a page uses its family and its glyphs.
 */
${faces.join("\n\n")}
`,
);
