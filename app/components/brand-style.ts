import type { PublicBrand } from "~/portal-context.ts";

/** Returns a brand's theme as custom properties. The brand's schema rejects values with `;` or `}`. */
export function brandStyle(theme: PublicBrand["theme"]): string {
  const { radius, onAccent, ...colors } = theme;
  const rules = Object.entries(colors).map(([name, value]) => `--brand-${name}:${value}`);
  return `:root{${rules.join(";")};--brand-on-accent:${onAccent};--brand-radius:${radius}px}`;
}
