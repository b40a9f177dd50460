import { defsFor, type Paints } from "./paint.ts";
import { type Dice, dice } from "./seed.ts";

/** One picture being drawn: its dice, its outline colour and the ids it has handed out. */
export interface Sheet extends Dice {
  /** The dark colour of outlines. */
  readonly ink: string;
  /** Draws a left half and its mirror image about x = 0. */
  twin(body: string): string;
}

/** A motif draws itself around the origin, within about -100…100 on both axes. */
export type Motif = (sheet: Sheet) => string;

export function sheet(seed: string, ink: string): Sheet {
  let count = 0;
  return {
    ...dice(seed),
    ink,
    twin: (body) => {
      count += 1;
      return `<g id="t${count}">${body}</g><use href="#t${count}" transform="scale(-1 1)"/>`;
    },
  };
}

/** At most one decimal, no leading zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, "$1.");
}

/** A paint letter (see `paint.ts`) or a literal colour. */
function fillOf(fill: string): string {
  return /^[a-zA-Z]$/.test(fill) ? `url(#${fill})` : fill;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fillOf(fill)}"${more && ` ${more}`}/>`;
}

/** An unfilled stroke. Its ends are round, because `picture` sets that for the whole document. */
export function line(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${fillOf(colour)}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ""): string {
  const place = `${x ? `cx="${num(x)}" ` : ""}${y ? `cy="${num(y)}" ` : ""}`;
  return `<circle ${place}r="${num(r)}" fill="${fillOf(fill)}"${more && ` ${more}`}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string {
  const place = `${x ? `cx="${num(x)}" ` : ""}${y ? `cy="${num(y)}" ` : ""}`;
  return `<ellipse ${place}rx="${num(rx)}" ry="${num(ry)}" fill="${fillOf(fill)}"${more && ` ${more}`}/>`;
}

export function box(
  [x, y, w, h]: readonly [number, number, number, number],
  r: number,
  fill: string,
  more = "",
): string {
  const place = `${x ? ` x="${num(x)}"` : ""}${y ? ` y="${num(y)}"` : ""}`;
  return `<rect${place} width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ""} fill="${fillOf(fill)}"${more && ` ${more}`}/>`;
}

/** Details that carry no outline. */
export function flat(...parts: string[]): string {
  return `<g stroke="none">${parts.join("")}</g>`;
}

/** Moves, scales and turns (degrees) a body. */
export function at(x: number, y: number, scale: number, body: string, turn = 0): string {
  const s = Math.round(scale * 100) / 100;
  const parts = [
    x || y ? `translate(${num(x)} ${num(y)})` : "",
    turn ? `rotate(${num(turn)})` : "",
    s === 1 ? "" : `scale(${String(s).replace(/^0/, "")})`,
  ].join("");
  return parts ? `<g transform="${parts}">${body}</g>` : body;
}

/** The motif with the outline of the picture. */
export function inked(art: Sheet, body: string, width = 4): string {
  return `<g stroke="${art.ink}" stroke-width="${num(width)}">${body}</g>`;
}

/** Points of a regular shape: `spikes` pairs of outer and inner radius. */
export function star(spikes: number, outer: number, inner: number, turn = 0): string {
  let d = "";
  for (let i = 0; i < spikes * 2; i += 1) {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / spikes + (turn * Math.PI) / 180;
    const exact = outer < 30 ? num : (value: number): string => String(Math.round(value) + 0);
    d += `${i ? " " : "M"}${exact(r * Math.sin(a))} ${exact(-r * Math.cos(a))}`;
  }
  return `${d.replace(/ -/g, "-")}Z`;
}

/** A whole document; only the paints that the body uses are written out. */
export function picture(width: number, height: number, paints: Paints, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round"><defs>${defsFor(body, paints)}</defs>${body}</svg>`;
}
