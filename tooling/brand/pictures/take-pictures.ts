/** A brand's pictures from uploaded ones (B10): logo, square mark and hero, in the sizes and formats that its pages need. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Brand } from "../../../brands/brand.ts";
import { firstPalette } from "../../../brands/look/palette.ts";
import { Refusal } from "../../command/refusal.mjs";
import { brandWith, saveBrand } from "../save-brand.ts";
import { drawPictures } from "./draw-pictures.mjs";
import { safeSvg } from "./safe-svg.ts";

export const uses = ["logo", "mark", "hero"] as const;
type Use = (typeof uses)[number];
export type Uploads = Partial<Record<Use, Buffer>>;

const mostBytes = 10 * 1024 * 1024;
const mostPixels = 50_000_000;
/** What each picture must be: the least width and height in px, and how wide it may be for its height. */
const rules: Record<Use, { least: [number, number]; shape: [number, number]; says: string }> = {
  logo: { least: [240, 60], shape: [0.8, 10], says: "between a square and 10:1" },
  mark: { least: [512, 512], shape: [0.8, 1.25], says: "about square" },
  hero: { least: [1440, 460], shape: [1.4, 4], says: "between 1.4:1 and 4:1" },
};
/** Of a hero in one format; a house test holds every brand to it. */
const mostHeroBytes = 60_000;
const heroSizes = [
  { name: "hero", width: 1920, height: 613 },
  { name: "hero-phone", width: 780, height: 520 },
];

interface Read {
  /** A drawing is safe already. */
  bytes: Buffer;
  isDrawing: boolean;
  width: number;
  height: number;
}

/** @returns what is in an upload, by its bytes and not by its name; or what is wrong with it */
export async function readUpload(use: Use, bytes: Buffer): Promise<Read | { problem: string }> {
  if (bytes.length > mostBytes) return { problem: "is larger than 10 MB" };
  const start = bytes
    .subarray(0, 1000)
    .toString()
    .replace(/^\uFEFF/, "")
    .trimStart();
  const isDrawing = /^<(\?xml|svg|!--|!DOCTYPE svg)/i.test(start);
  const safe = isDrawing ? safeSvg(bytes.toString()) : null;
  if (safe && "problem" in safe) return safe;
  const input = safe ? Buffer.from(safe.svg) : bytes;
  try {
    const picture = sharp(input, { limitInputPixels: mostPixels, failOn: "error" }).autoOrient();
    const { format, compression, pages = 1 } = await picture.metadata();
    const isKnown =
      ["svg", "png", "jpeg", "webp"].includes(format) ||
      (format === "heif" && compression === "av1");
    if (!isKnown || pages > 1)
      return { problem: "must be SVG, PNG, JPEG, WebP or AVIF, not moving" };
    // All of it is decoded: a header alone may say anything.
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { least, shape, says } = rules[use];
    const { width, height } = info;
    if (!isDrawing && (width < least[0] || height < least[1]))
      return { problem: `has ${width} × ${height} px; it needs ${least.join(" × ")}` };
    if (width / height < shape[0] || width / height > shape[1])
      return { problem: `has ${width} × ${height} px; it must be ${says}` };
    return { bytes: input, isDrawing, width, height };
  } catch (error) {
    return {
      problem: `can't be read: ${String(error instanceof Error ? error.message : error).split("\n")[0]}`,
    };
  }
}

/** A raster picture at the quality at which it is small enough. */
async function small(encode: (quality: number) => Sharp): Promise<Buffer> {
  for (const quality of [68, 50, 34]) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= mostHeroBytes) return bytes;
  }
  return encode(22).toBuffer();
}

async function heroFiles({ bytes }: Read): Promise<[name: string, bytes: Buffer][]> {
  const files: [string, Buffer][] = [];
  for (const { name, width, height } of heroSizes) {
    const cut = sharp(bytes, { density: 200 })
      .autoOrient()
      .resize(width, height, { fit: "cover", position: "attention" });
    files.push([
      `${name}.avif`,
      await small((quality) => cut.clone().avif({ quality, effort: 3 })),
    ]);
    files.push([
      `${name}.webp`,
      await small((quality) => cut.clone().webp({ quality, effort: 5 })),
    ]);
  }
  return files;
}

/** A logo or a mark: a drawing stays one, anything else becomes a WebP or, as icons must be, a PNG. */
async function logoFile(
  use: "logo" | "mark",
  { bytes, isDrawing }: Read,
): Promise<[string, Buffer]> {
  const name = use === "logo" ? "wide" : "mark";
  if (isDrawing) return [`${name}.svg`, bytes];
  const picture = sharp(bytes).autoOrient();
  if (use === "logo") {
    const inside = picture.resize(800, 200, { fit: "inside", withoutEnlargement: true });
    return [`${name}.webp`, await inside.webp({ quality: 90, alphaQuality: 100 }).toBuffer()];
  }
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return [
    `${name}.png`,
    await picture.resize(512, 512, { fit: "contain", background }).png().toBuffer(),
  ];
}

/**
 * Makes a brand's pictures from uploads, draws its icons and cards anew and names them in its file.
 * @returns the paths of the pictures, what changed in the file, and the brand as it is then
 * @throws Refusal with all that is wrong; everything is as before then
 */
export async function takePictures(
  root: string,
  id: string,
  uploads: Uploads,
): Promise<{ written: string[]; diff: string; brand: Brand }> {
  const brand = brandWith(id);
  const read: Partial<Record<Use, Read>> = {};
  const problems: string[] = [];
  for (const use of uses) {
    const upload = uploads[use];
    const result = upload && (await readUpload(use, upload));
    if (result && "problem" in result) problems.push(`${use}: ${result.problem}.`);
    else if (result) read[use] = result;
  }
  if (problems.length > 0) throw new Refusal(problems.concat("Nothing was written.").join("\n"));
  // A square logo is its own mark.
  const { logo } = read;
  if (logo && !read.mark && logo.width / logo.height <= 1.25) read.mark = logo;
  const made: [string, Buffer][] = read.hero ? await heroFiles(read.hero) : [];
  const names = { wide: brand.logo.wide, mark: brand.logo.mark };
  const folder = `/brands/${id}`;
  for (const use of ["logo", "mark"] as const) {
    const upload = read[use];
    if (!upload) continue;
    const file = await logoFile(use, upload);
    names[use === "logo" ? "wide" : "mark"] = `${folder}/${file[0]}`;
    made.push(file);
  }
  const settings = structuredClone(brand);
  settings.logo = names;
  if (read.hero) settings.art.hero = `${folder}/hero`;
  const undo = remembered(join(root, `public${folder}`));
  try {
    for (const [name, bytes] of made) writeFileSync(join(root, `public${folder}`, name), bytes);
    const { theme, tiles } = brand;
    const palette = firstPalette(theme);
    const isDrawn = read.logo || read.mark;
    const drawn = isDrawn ? await drawPictures(root, { id, palette, logo: names, tiles }) : [];
    const saved = await saveBrand(root, id, settings);
    if ("problems" in saved)
      throw new Refusal(saved.problems.map(([place, says]) => `${place}: ${says}.`).join("\n"));
    return {
      written: made.map(([name]) => `public${folder}/${name}`).concat(drawn),
      diff: saved.diff,
      brand: settings,
    };
  } catch (error) {
    undo();
    throw error;
  }
}

/** Returns what puts a folder's files back. */
function remembered(folder: string) {
  const before = existsSync(folder)
    ? readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const)
    : [];
  return () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of before) writeFileSync(join(folder, name), bytes);
  };
}
