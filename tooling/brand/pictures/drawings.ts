/** Placeholders of a new brand's pictures: its initial and simple shapes in its colours. */
import type { Palette } from "../../../brands/brand.ts";
import type { Form } from "../../../brands/look/form.ts";
import type { newLanguages } from "../languages.ts";

export type TileArt = keyof (typeof newLanguages)["en"]["tiles"];

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`;

const font = 'font-family="system-ui,Noto Sans,sans-serif" font-weight="700"';
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The square with the initial. Its first `rect` is the ground of icons. */
function badge(name: string, { accent, onAccent }: Palette, corners: number): string {
  const initial = [...name][0]?.toUpperCase() ?? "";
  return `<rect width="40" height="40" rx="${corners}" fill="${accent}"/><text x="20" y="28" text-anchor="middle" ${font} font-size="23" fill="${onAccent}">${escaped(initial)}</text>`;
}

export const markOf = (name: string, palette: Palette, corners: Form["corners"]) =>
  svg(40, 40, badge(name, palette, Math.min(20, corners)));

export function logoOf(name: string, palette: Palette, corners: Form["corners"]): string {
  // A letter beyond Latin is about as wide as it is high.
  const width = [...name].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 23 : 14), 56);
  const word = `<text x="52" y="28" ${font} font-size="22" fill="${palette.ink}">${escaped(name)}</text>`;
  return svg(width, 40, badge(name, palette, Math.min(20, corners)) + word);
}

const shapes: Record<TileArt, (palette: Palette) => string> = {
  live: ({ ink, accent, surface }) =>
    `<g stroke="${accent}" stroke-width="6"><rect x="76" y="84" width="100" height="148" rx="14" fill="${surface}" transform="rotate(-12 126 158)"/><rect x="146" y="84" width="100" height="148" rx="14" fill="${ink}" transform="rotate(10 196 158)"/></g>`,
  slots: ({ ink, accent, gold }) =>
    `<rect x="56" y="96" width="208" height="128" rx="18" fill="${accent}"/>${[72, 138, 204].map((x) => `<rect x="${x}" y="112" width="44" height="96" rx="8" fill="${ink}"/><circle cx="${x + 22}" cy="160" r="15" fill="${gold}"/>`).join("")}`,
  lottery: ({ ink, accent, gold }) =>
    `<circle cx="112" cy="186" r="50" fill="${accent}"/><circle cx="210" cy="186" r="50" fill="${gold}"/><circle cx="161" cy="106" r="50" fill="${ink}"/>`,
  sports: ({ ink, accent, surface }) =>
    `<circle cx="160" cy="160" r="88" fill="${ink}"/><path d="m160 116 42 30-16 50h-52l-16-50Z" fill="${accent}"/><path d="M160 116V72M202 146l42-14M186 196l26 36M134 196l-26 36M118 146l-42-14" stroke="${surface}" stroke-width="8"/>`,
};

export const tileOf = (art: TileArt, palette: Palette) =>
  svg(
    320,
    320,
    `<circle cx="160" cy="160" r="150" fill="${palette.raised}"/>${shapes[art](palette)}`,
  );

/** What an empty list shows. */
export const emptyOf = ({ raised, line, accent }: Palette) =>
  svg(
    160,
    120,
    `<rect x="20" y="16" width="120" height="88" rx="10" fill="${raised}" stroke="${line}" stroke-width="2"/><path d="M40 44h52M40 62h80M40 80h36" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>`,
  );
