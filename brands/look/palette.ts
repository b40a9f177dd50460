import type { Palette, Theme } from "../brand.ts";

export const schemes = ["dark", "light"] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Returns the colours of a brand's first scheme: for what has one look only, such as an icon on a home screen.
 * @throws Error for a brand without them, which `check-brand.ts` refuses
 */
export function firstPalette(theme: Theme): Palette {
  const palette = theme[theme.scheme];
  if (!palette) throw new Error(`The scheme "${theme.scheme}" has no palette.`);
  return palette;
}
