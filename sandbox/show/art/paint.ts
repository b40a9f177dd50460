import { wholePicture } from "./assets.ts";
import { type Hsl, hex } from "./colour.ts";
import type { Scheme } from "./schemes.ts";
import { box, num } from "./svg.ts";

/** Vertical, of colours from light to dark; `#fff/.5` is a colour with its opacity. */
function linear(id: string, colours: readonly string[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`;
}

function radial(id: string, place: string, colours: readonly string[]): string {
  return `<radialGradient id="${id}"${place}>${stops(colours)}</radialGradient>`;
}

function stops(colours: readonly string[]): string {
  return colours
    .map((each, i) => {
      const [colour, opacity] = each.split("/");
      const offset = i ? ` offset="${num(i / (colours.length - 1))}"` : "";
      const more = opacity ? ` stop-opacity="${opacity}"` : "";
      return `<stop${offset} stop-color="${colour}"${more}/>`;
    })
    .join("");
}

/** A highlight from the upper left is what makes a flat circle a ball. */
const ball = ' cx=".38" cy=".3" r=".75"';

/**
 * Definitions of the paints a body names, each by one letter: those of `assets/paints`, the same in every picture, and
 * those of its scheme: main (m, as a ball M), accent (n, N), sky B, glow L, shade at the foot D, what is far away q.
 */
export function defsFor(body: string, { sky, main, accent }: Scheme): string {
  const ramp = ([h, s, l]: Hsl) =>
    [[h + 8, s, Math.min(92, l + 30)] as const, [h, s, l] as const]
      .concat([[h - 16, s, Math.max(14, l - 28)]])
      .map(hex);
  const edge = hex(sky[2]);
  const heart = hex([sky[0][0], 100, 88]);
  const own = [
    linear("m", ramp(main)),
    linear("n", ramp(accent)),
    linear("q", [hex(sky[1]), edge]),
    linear("D", [`${edge}/0`, `${edge}/.25`, `${edge}/.9`]),
    radial("M", ball, ramp(main)),
    radial("N", ball, ramp(accent)),
    radial("B", ' cx=".5" cy=".42" r=".72"', sky.map(hex)),
    radial("L", "", [heart, `${heart}/.45`, `${heart}/0`]),
  ];
  const all = own.join("") + wholePicture("paints/materials");
  return [...all.matchAll(/<(\w+) id="(\w)".*?<\/\1>/g)]
    .map(([definition, , letter]) => (body.includes(`url(#${letter})`) ? definition : ""))
    .join("");
}

/** The outline colour that goes with a scheme. */
export function inkOf(scheme: Scheme): string {
  return hex([scheme.sky[2][0], 70, 12]);
}

/** A whole document; only the paints that the body uses are written out. */
export function document(w: number, h: number, ink: string, colours: Scheme, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" color="${ink}" stroke-linejoin="round" stroke-linecap="round"><defs>${defsFor(body, colours)}</defs>${body}</svg>`;
}

/** A document on the sky of its colours. */
export const picture = (w: number, h: number, colours: Scheme, body: string, corner = 0): string =>
  document(w, h, inkOf(colours), colours, box([0, 0, w, h], corner, "B") + body);
