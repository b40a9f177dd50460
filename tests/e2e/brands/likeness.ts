import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Takes pictures and colours away, so that only the form of a page is left. */
const bare = `*, ::before, ::after {
  background: none !important; color: #000 !important; fill: #000 !important; border-color: #000 !important;
  box-shadow: none !important; text-shadow: none !important; animation: none !important; transition: none !important;
}
html, body { background: #fff !important; }
img, svg, picture, video, canvas, i[class*="icon-"] { visibility: hidden !important; }`;

/** How finely a page is looked at: cells across its width, and rows of the same height from its top. */
const across = 48;
const rowsOf = { phone: 90, desk: 40 };

/** Returns the darkness of each cell of a page's upper part, without its pictures and colours. */
export async function formOf(page: Page, size: keyof typeof rowsOf): Promise<number[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, bare);
  const rows = rowsOf[size];
  const { width = 0 } = page.viewportSize() ?? {};
  const height = Math.round((width / across) * rows);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: "disabled",
  });
  const cells = await sharp(picture)
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(across, rows, { fit: "fill" })
    .raw()
    .toBuffer();
  return [...cells];
}

/** Pearson's correlation of two pages: 1 for the same form, 0 for forms that have nothing in common. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [mean(one), mean(other)];
  let product = 0;
  let squares = 0;
  let others = 0;
  one.forEach((value, at) => {
    const [a, b] = [value - first, (other[at] ?? second) - second];
    product += a * b;
    squares += a * a;
    others += b * b;
  });
  return product / Math.sqrt(squares * others);
}
