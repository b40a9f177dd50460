/**
 * Draws a brand's icons for browsers and home screens and its cards for shared links into public/brands/<id>/. They
 * are drawn from the brand's mark, logo, tiles and colours without text, so they fit every language. Run it after a
 * change of these; the files are in git.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { findBrowser } from "../tooling/test/browser.mjs";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @type {{module: typeof import("../brands/index.ts")}} */
const { module: brands } = await runnerImport(at("brands/index.ts"), {
  configFile: false,
  root: at("."),
  logLevel: "error",
});

/** @type {{module: typeof import("../brands/look/palette.ts")}} */
const { module: palettes } = await runnerImport(at("brands/look/palette.ts"), {
  configFile: false,
  root: at("."),
  logLevel: "error",
});

/** @param {string} path a file below public/ */
const svg = (path) =>
  `data:image/svg+xml;base64,${readFileSync(at(`public${path}`)).toString("base64")}`;

/**
 * Returns the background colour of a mark, which fills the icon up to its edges where a system masks it.
 * @param {string} path
 */
const squareOf = (path) =>
  /<rect [^>]*fill="(#[0-9a-f]+)"/.exec(readFileSync(at(`public${path}`), "utf8"))?.[1] ?? "#000";

/**
 * @param {string} mark
 * @param {{size: number, share: number, ground?: string}} look how much of the width the mark takes
 */
const icon = (mark, { size, share, ground = "transparent" }) =>
  `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}">
    <img src="${svg(mark)}" style="width:${share * 100}%;height:${share * 100}%">`;

/**
 * @param {import("../brands/brand.ts").Brand} brand
 * @param {string | null} art a file below public/; without one the logo has the card to itself
 */
const card = ({ theme, logo }, art) => {
  const { accent, gold, ground } = palettes.firstPalette(theme);
  return `<body style="margin:0;width:1200px;height:630px;display:grid;grid-template-columns:${art ? "1fr 440px" : "720px"};
      justify-content:center;
      align-items:center;gap:40px;padding:0 72px;box-sizing:border-box;
      background:radial-gradient(900px 520px at 85% 0,color-mix(in oklab,${accent} 30%,transparent),transparent),
        radial-gradient(700px 420px at 0 100%,color-mix(in oklab,${gold} 16%,transparent),transparent),${ground}">
    <img src="${svg(logo.wide)}" style="width:100%">
    ${art ? `<img src="${svg(art)}" style="width:440px">` : ""}`;
};

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined });
/**
 * @param {string} html
 * @param {[number, number]} size
 * @param {string} file below public/; a photograph's format where nothing has to be see-through
 */
async function draw(html, [width, height], file) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const requested = file.endsWith(".jpg")
    ? { type: "jpeg", quality: 86 }
    : { omitBackground: true };
  writeFileSync(at(`public${file}`), await page.screenshot(/** @type {object} */ (requested)));
  await page.close();
}

for (const brand of brands.brandFiles) {
  const { mark } = brand.logo;
  const ground = squareOf(mark);
  const folder = `/brands/${brand.id}`;
  for (const size of [192, 512])
    await draw(icon(mark, { size, share: 1 }), [size, size], `${folder}/icon-${size}.png`);
  const cut = { size: 512, share: 0.8, ground };
  await draw(icon(mark, cut), [512, 512], `${folder}/icon-maskable.png`);
  const apple = { size: 180, share: 1, ground };
  await draw(icon(mark, apple), [180, 180], `${folder}/icon-apple.png`);
  await draw(card(brand, null), [1200, 630], `${folder}/card.jpg`);
  for (const { art } of brand.tiles) {
    const tile = `${folder}/tile-${art}.svg`;
    await draw(card(brand, tile), [1200, 630], `${folder}/card-${art}.jpg`);
  }
}
await browser.close();
