import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws a brand's icons for browsers and home screens and its cards for shared links into public/brands/<id>/. They
 * are drawn from the brand's mark, logo, tiles and colours without text, so they fit every language.
 * @param {string} root the repository's folder
 * @param {{ id: string, palette: import("../../../brands/brand.ts").Palette, logo: { wide: string, mark: string },
 *   tiles: readonly { art: string }[] }} brand
 * @returns {Promise<string[]>} the paths of the pictures
 */
export async function drawPictures(root, { id, palette, logo, tiles }) {
  /** @param {string} path a file below public/ */
  const source = (path) => readFileSync(join(root, "public", path));
  const mark = source(logo.mark);
  const ground = groundOf(mark) ?? palette.ground;
  const wide = source(logo.wide);
  const folder = `public/brands/${id}`;
  /** @type {[name: string, picture: import("sharp").Sharp][]} */
  const pictures = [
    ["icon-192.png", await icon(mark, { size: 192, share: 1 })],
    ["icon-512.png", await icon(mark, { size: 512, share: 1 })],
    ["icon-maskable.png", await icon(mark, { size: 512, share: 0.8, ground })],
    ["icon-apple.png", await icon(mark, { size: 180, share: 1, ground })],
    ["card.jpg", await card(palette, wide)],
  ];
  for (const { art } of tiles) {
    const tile = source(`/brands/${id}/tile-${art}.svg`);
    pictures.push([`card-${art}.jpg`, await card(palette, wide, tile)]);
  }
  for (const [name, picture] of pictures)
    writeFileSync(join(root, folder, name), await picture.toBuffer());
  return pictures.map(([name]) => `${folder}/${name}`);
}

/** The colour of a drawn mark, which fills an icon up to its edges where a system masks it. @param {Buffer} mark */
const groundOf = (mark) => /<rect [^>]*fill="(#[0-9a-f]+)"/.exec(mark.toString())?.[1];

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** A drawing in a width. @param {Buffer} svg @param {number} width @param {number} [height] */
const drawn = (svg, width, height) =>
  sharp(svg, { density: 600 })
    .resize(width, height, { fit: "contain", background: transparent })
    .png()
    .toBuffer();

/**
 * @param {Buffer} mark
 * @param {{ size: number, share: number, ground?: string }} look how much of the width the mark takes
 */
async function icon(mark, { size, share, ground }) {
  const inner = Math.round(size * share);
  const create = {
    width: size,
    height: size,
    channels: /** @type {const} */ (4),
    background: ground ?? transparent,
  };
  return sharp({ create })
    .composite([{ input: await drawn(mark, inner, inner) }])
    .png();
}

/**
 * @param {import("../../../brands/brand.ts").Palette} palette
 * @param {Buffer} wide
 * @param {Buffer} [tile] without one the logo has the card to itself
 */
async function card({ ground, accent, gold }, wide, tile) {
  /** @param {string} name @param {string} color @param {number} most */
  const glow = (name, color, most) =>
    `<radialGradient id="${name}"><stop stop-color="${color}" stop-opacity="${most}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  const back = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs>${glow("a", accent, 0.3)}${glow("b", gold, 0.16)}</defs>
    <rect width="1200" height="630" fill="${ground}"/><ellipse cx="0" cy="630" rx="700" ry="420" fill="url(#b)"/><ellipse cx="1020" cy="0" rx="900" ry="520" fill="url(#a)"/></svg>`;
  // Beside a tile the logo has what the margins, the gap and the tile leave.
  const [width, left] = tile ? [576, 72] : [720, 240];
  const logo = await sharp(await drawn(wide, width))
    .resize({ width, height: 440, fit: "inside" })
    .png()
    .toBuffer();
  const { height = 0 } = await sharp(logo).metadata();
  const parts = [{ input: logo, left, top: Math.round((630 - height) / 2) }];
  if (tile) parts.push({ input: await drawn(tile, 440, 440), left: 688, top: 95 });
  return sharp(Buffer.from(back))
    .composite(parts)
    .flatten({ background: ground })
    .jpeg({ quality: 86 });
}
