import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrandFolder, copyBrandFolder } from "../tests/support/brand-folder.ts";
import { safeSvg } from "../tooling/brand/pictures/safe-svg.ts";
import { readUpload } from "../tooling/brand/pictures/take-pictures.ts";

let folder: BrandFolder;
beforeAll(() => {
  folder = copyBrandFolder();
});
afterAll(() => folder.remove());

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c04020" } });
/** A photograph's worth of detail. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
const markSvg = `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="urn:x"
  viewBox="0 0 40 40" inkscape:version="1"><metadata><x:a>b</x:a></metadata><style>.a{fill:#fff}</style>
  <rect width="40" height="40" fill="#224466"/><circle class="a" cx="20" cy="20" r="9"/></svg>`;

describe("npm run brand -- pictures", () => {
  it("B10 makes sizes, formats and icons from a logo, a mark and a hero, and names them in the brand's file", async () => {
    writeFileSync(join(folder.path, "logo.png"), await bitmap(1600, 400).png().toBuffer());
    writeFileSync(join(folder.path, "mark.svg"), markSvg);
    writeFileSync(join(folder.path, "hero.jpg"), await noise(1600, 800).blur(2).jpeg().toBuffer());
    const uploads = ["--logo", "logo.png", "--mark", "mark.svg", "--hero", "hero.jpg"];
    const { status, stdout, stderr } = folder.brand("pictures", "mekong", ...uploads);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const at = (name: string) => join(folder.path, "public/brands/mekong", name);
    for (const [name, format, width, height] of [
      ["wide.webp", "webp", 800, 200],
      ["hero.avif", "heif", 1920, 613],
      ["hero.webp", "webp", 1920, 613],
      ["hero-phone.avif", "heif", 780, 520],
      ["hero-phone.webp", "webp", 780, 520],
      ["icon-192.png", "png", 192, 192],
      ["icon-512.png", "png", 512, 512],
      ["icon-maskable.png", "png", 512, 512],
      ["icon-apple.png", "png", 180, 180],
      ["card.jpg", "jpeg", 1200, 630],
    ] as const)
      expect(await sharp(readFileSync(at(name))).metadata(), name).toMatchObject({
        format,
        width,
        height,
      });
    for (const name of ["hero.avif", "hero.webp", "hero-phone.avif", "hero-phone.webp"])
      expect(readFileSync(at(name)).length, name).toBeLessThanOrEqual(60_000);
    // A masked icon is filled to its edges with the mark's ground.
    const { data } = await sharp(readFileSync(at("icon-maskable.png")))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0x22, 0x44, 0x66, 255]);
    expect(readFileSync(at("mark.svg"), "utf8")).not.toContain("metadata");
    const changed = stdout.split("\n").filter((line) => /^[-+]/.test(line));
    expect(changed).toEqual([
      '-   logo: { wide: "/brands/mekong/wide.svg", mark: "/brands/mekong/mark.svg" },',
      '+   logo: { wide: "/brands/mekong/wide.webp", mark: "/brands/mekong/mark.svg" },',
      '-   art: { empty: "/brands/mekong/empty.svg" },',
      '+   art: { empty: "/brands/mekong/empty.svg", hero: "/brands/mekong/hero" },',
    ]);
    expect(folder.brand("check", "mekong").stdout).toContain("no mistakes");
  });

  it("B10 names everything that is wrong with the uploads and writes nothing", async () => {
    const before = folder.textOf("brands/hanbit.ts");
    writeFileSync(join(folder.path, "small.png"), await bitmap(200, 40).png().toBuffer());
    writeFileSync(
      join(folder.path, "run.svg"),
      markSvg.replace("<rect", "<script>1</script><rect"),
    );
    writeFileSync(join(folder.path, "text.jpg"), "no picture");
    const uploads = ["--logo", "small.png", "--mark", "run.svg", "--hero", "text.jpg"];
    const { status, stderr } = folder.brand("pictures", "hanbit", ...uploads);
    expect(status).toBe(1);
    expect(stderr).toContain("logo: has 200 × 40 px; it needs 240 × 60.");
    expect(stderr).toContain("mark: has <script>, which a drawing does not need.");
    expect(stderr).toContain("hero: can't be read");
    expect(folder.textOf("brands/hanbit.ts")).toBe(before);
    expect(existsSync(join(folder.path, "public/brands/hanbit/hero.avif"))).toBe(false);
  });
});

describe("an upload", () => {
  it("B10 is read by its bytes: kind, pixels, shape", async () => {
    const says = async (use: "logo" | "mark" | "hero", bytes: Buffer) => {
      const read = await readUpload(use, bytes);
      return "problem" in read ? read.problem : "";
    };
    expect(await says("hero", await bitmap(1600, 800).avif().toBuffer())).toBe("");
    expect(await says("logo", await bitmap(600, 150).webp().toBuffer())).toBe("");
    expect(await says("mark", await bitmap(900, 600).png().toBuffer())).toContain("about square");
    expect(await says("hero", await bitmap(1600, 800).tiff().toBuffer())).toContain("must be SVG");
    const cut = await noise(1600, 800).jpeg().toBuffer();
    expect(await says("hero", cut.subarray(0, cut.length / 2))).toContain("can't be read");
    expect(await says("hero", Buffer.alloc(10 * 1024 * 1024 + 1))).toContain("10 MB");
    const bomb = await bitmap(9000, 9000).png().toBuffer();
    expect(await says("mark", bomb)).toContain("can't be read");
  });

  it.each([
    ["<rect onload='x()'/>", "has onload"],
    ["<foreignObject><p>x</p></foreignObject>", "has <foreignObject>"],
    ["<image href='https://a.test/x.png'/>", "has <image>"],
    ["<use href='https://a.test/x.svg#a'/>", "refers to"],
    ["<use xlink:href='data:image/svg+xml,x'/>", "refers to"],
    ["<a href='javascript:x()'><rect/></a>", "has <a>"],
    ["<animate attributeName='href' values='x'/>", "has <animate>"],
    ["<style>@import 'https://a.test/x.css';</style>", "has a style sheet"],
    ["<style><![CDATA[a{background:url(https://a.test)}]]></style>", "has a style sheet"],
    ["<style>a{background:u\\72l(https://a.test)}</style>", "has a style sheet"],
    ["<rect style='fill:url(https://a.test/x)'/>", "has style"],
    ["<rect fill='url(&#104;ttps://a.test/x)'/>", "has fill"],
    ["<g><rect></g>", "is no well-formed SVG"],
    ["<rect", "is no well-formed SVG"],
    ["<rect a=1/>", "is no well-formed SVG"],
  ])("B10 refuses a drawing with %s", (part, says) => {
    const read = safeSvg(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`);
    expect("problem" in read && read.problem).toContain(says);
  });

  it("B10 refuses entities of a drawing's own, and what only begins as a drawing", () => {
    const entity = '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>';
    expect(safeSvg(entity)).toEqual({ problem: "is no well-formed SVG" });
    expect(safeSvg("<svg></svg><script>1</script>")).toEqual({ problem: "is no SVG" });
    expect(safeSvg("<html></html>")).toEqual({ problem: "is no SVG" });
  });

  it("B10 keeps how a drawing looks, and no more", () => {
    const read = safeSvg(
      `<svg viewBox='0 0 4 4' data-x='1' inkscape:v='1'><title>A &amp; B</title><defs><linearGradient id='a'>` +
        `<stop offset='0' stop-color='#fff'/></linearGradient></defs><path d='M0 0h4' fill='url(#a)'/>` +
        `<use xlink:href='#a'/><metadata><rdf:RDF><b>x</b></rdf:RDF></metadata></svg>`,
    );
    expect(read).toEqual({
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><title>A &amp; B</title><defs><linearGradient id="a">' +
        '<stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h4" fill="url(#a)"/><use href="#a"/></svg>\n',
    });
  });
});
