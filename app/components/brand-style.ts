import type { PublicBrand } from "~/portal-context.ts";
import type { Palette } from "../../brands/brand.ts";
import { type Scheme, schemes } from "../../brands/look/palette.ts";
import type { FontFamilies } from "./typeface.server.ts";

/** Colours with a meaning, alike in every brand, and the text on them. Each has a contrast of 4.5 on usual grounds. */
const meanings = {
  dark: "--danger:#ff7a85;--gain:#58d68d;--hot:#ff5d5d;--new:#6fb6ff;--on-status:#000;--shade:0.7;--sign:1",
  light:
    "--danger:#b3202c;--gain:#12693a;--hot:#b8232f;--new:#1b5fa8;--on-status:#fff;--shade:0.18;--sign:0",
} as const;

function colours(scheme: Scheme, { onAccent, ...palette }: Palette): string {
  const rules = Object.entries(palette).map(([name, value]) => `--brand-${name}:${value}`);
  return `color-scheme:${scheme};${rules.join(";")};--brand-on-accent:${onAccent};${meanings[scheme]}`;
}

/**
 * Returns a brand's colours, corners and font families as custom properties; the second scheme, where the brand has one,
 * holds for `data-scheme`. The brand's schema rejects values with `;` or `}`.
 * @param fonts null if the pages have the fonts of the visitor's system only
 */
export function brandStyle(
  { theme, form, art }: Pick<PublicBrand, "theme" | "form" | "art">,
  fonts: FontFamilies | null,
): string {
  // A page's own fonts follow (`app/styles/scripts.css`).
  const families = fonts
    ? `;--brand-headings:${fonts.headings};--brand-figures:${fonts.figures}`
    : "";
  const blocks = schemes.map((scheme) => {
    const palette = theme[scheme];
    if (!palette) return "";
    if (scheme === theme.scheme)
      return `:root{${colours(scheme, palette)};--brand-radius:${form.corners}px${families}}`;
    return theme.switchable ? `:root[data-scheme="${scheme}"]{${colours(scheme, palette)}}` : "";
  });
  // The brand's picture for empty lists takes the place of their icons.
  const empty = art.empty
    ? `.empty-art{width:6rem;height:6rem;background:url("${art.empty}") center/contain no-repeat}.empty-art>i{visibility:hidden}`
    : "";
  return blocks.join("") + empty;
}
