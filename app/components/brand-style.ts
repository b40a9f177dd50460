import type { PublicBrand } from "~/portal-context.ts";
import type { FontFamilies } from "./typeface.server.ts";

/**
 * Returns a brand's theme and font families as custom properties. The brand's schema rejects values with `;` or `}`.
 * @param fonts null if the pages have the fonts of the visitor's system only
 */
export function brandStyle(theme: PublicBrand["theme"], fonts: FontFamilies | null): string {
  const { radius, onAccent, ...colors } = theme;
  const rules = Object.entries(colors).map(([name, value]) => `--brand-${name}:${value}`);
  // A page's own fonts follow (`app/styles/scripts.css`).
  if (fonts) rules.push(`--brand-headings:${fonts.headings}`, `--brand-figures:${fonts.figures}`);
  return `:root{${rules.join(";")};--brand-on-accent:${onAccent};--brand-radius:${radius}px}`;
}
