import { wholePicture } from "../assets.ts";
import { hex } from "../colour.ts";
import type { Scheme } from "../schemes.ts";

/** What a paint becomes: a colour, or `none`. */
type Repaint = (paint: string, attribute: string) => string;

/** Translucent light and shade of the painted hand, which the other hands do without. */
const lights = new Set(["w", "H", "D", "L"]);

/** The middle colour of each paint of `assets/paints`. */
function middles(): ReadonlyMap<string, string> {
  const found = (wholePicture("paints/materials") ?? "").matchAll(
    /id="(\w)".*?offset="\.5" stop-color="(#\w+)"/g,
  );
  return new Map([...found].map(([, letter = "", colour = ""]) => [letter, colour]));
}

/** A literal colour or the middle of a paint, such as `url(#g)`; null for light and shade. */
function solid(paint: string, { main, accent, sky }: Scheme): string | null {
  const letter = /^url\(#(\w)\)$/.exec(paint)?.[1];
  if (letter === undefined) return paint;
  if (lights.has(letter)) return null;
  const own: Record<string, string> = {
    m: hex(main),
    M: hex(main),
    n: hex(accent),
    N: hex(accent),
  };
  return own[letter] ?? (letter === "q" ? hex(sky[1]) : (middles().get(letter) ?? null));
}

/** From 0 to 1, as the eye weighs the channels; 0.5 for what is no hex colour. */
export function lightness(colour: string): number {
  const digits = colour.replace("#", "");
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  const value = channel(0) * 0.3 + channel(2) * 0.59 + channel(4) * 0.11;
  return Number.isNaN(value) ? 0.5 : value;
}

/** A colour that lets through what is behind it: `#fff9`, `#0b2a4a80`. */
const isSheer = (colour: string) => /^#(\w{4}|\w{8})$/.test(colour);

/** Every paint of a body anew; light and shade are left out. */
function repainted(body: string, colours: Scheme, repaint: Repaint): string {
  return body.replace(/ (fill|stroke)="([^"]*)"/g, (all, name: string, paint: string) => {
    if (paint === "none" || paint === "currentColor") return all;
    const colour = solid(paint, colours);
    return ` ${name}="${colour === null ? "none" : repaint(colour, name)}"`;
  });
}

/** In its own colours, without light and shade. */
export const flat = (body: string, colours: Scheme): string =>
  repainted(body, colours, (colour) => colour);

/** In few inks, from dark to light; a sheer facet stays. */
export function printed(body: string, colours: Scheme, inks: readonly string[]): string {
  const inkOf = (colour: string) =>
    inks[Math.min(inks.length - 1, Math.floor(lightness(colour) * inks.length))] ?? "none";
  return repainted(body, colours, (colour) => (isSheer(colour) ? colour : inkOf(colour)));
}

/** In lines: what is dark is of the line, a sheer facet is a tint of it, all else of the ground. */
export function lined(body: string, colours: Scheme, line: string, ground: string): string {
  return repainted(body, colours, (colour, attribute) => {
    if (isSheer(colour)) return `${line}" ${attribute}-opacity=".2`;
    return attribute === "stroke" || lightness(colour) < 0.22 ? line : ground;
  });
}
