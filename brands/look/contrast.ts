import type { Palette } from "../brand.ts";

/** WCAG 2.2 AA for text of normal size (1.4.3). */
export const leastContrast = 4.5;

/** Which colour of text the portal puts on which colour. */
const pairs: readonly [text: keyof Palette, on: keyof Palette][] = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink", "raised"],
  ["quiet", "ground"],
  ["quiet", "surface"],
  ["quiet", "raised"],
  ["accent", "ground"],
  ["accent", "surface"],
  ["gold", "surface"],
  ["onAccent", "accent"],
];

export interface Contrast {
  text: keyof Palette;
  on: keyof Palette;
  ratio: number;
}

/**
 * The contrast of each pair. Colours that are not written as `#rgb` or `#rrggbb` are left out, because only a browser can
 * resolve them.
 */
export function contrasts(palette: Palette): Contrast[] {
  return pairs.flatMap(([text, on]) => {
    const ratio = contrast(palette[text], palette[on]);
    return ratio === null ? [] : [{ text, on, ratio }];
  });
}

/** The pairs of a palette whose contrast is too low to read. */
export const lowContrasts = (palette: Palette): Contrast[] =>
  contrasts(palette).filter(({ ratio }) => ratio < leastContrast);

/** The contrast of two colours by WCAG, from 1 to 21; null if either is written in another way than `#rgb`. */
export function contrast(one: string, other: string): number | null {
  const [above, below] = [luminance(one), luminance(other)];
  if (above === null || below === null) return null;
  return (Math.max(above, below) + 0.05) / (Math.min(above, below) + 0.05);
}

/** The relative luminance of WCAG, from 0 to 1; null for another notation. */
function luminance(color: string): number | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
