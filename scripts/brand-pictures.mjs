/**
 * Draws the icons and the cards for shared links of every brand anew. Run it after a change of a mark, a logo, a tile
 * or colours; the files are in git.
 */
import { runnerImport } from "vite";
import { drawPictures } from "../tooling/brand/pictures/draw-pictures.mjs";
import { at, root } from "../tooling/command/paths.mjs";

const loading = /** @type {const} */ ({ configFile: false, root, logLevel: "error" });
/** @type {{module: typeof import("../brands/index.ts")}} */
const { module: brands } = await runnerImport(at("brands/index.ts"), loading);
/** @type {{module: typeof import("../brands/look/palette.ts")}} */
const { module: palettes } = await runnerImport(at("brands/look/palette.ts"), loading);

for (const { id, theme, logo, tiles } of brands.brandFiles)
  await drawPictures(root, { id, palette: palettes.firstPalette(theme), logo, tiles });
