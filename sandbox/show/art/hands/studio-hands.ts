import type { Sheet } from "../assets.ts";
import { type Hsl, hex } from "../colour.ts";
import type { Scheme } from "../schemes.ts";
import { at, box, disc, num, path } from "../svg.ts";
import { flat, lined, printed } from "./repaint.ts";

/** A cover before a hand draws it: its size, where its hero stands and how large, and the hero without outlines. */
export interface Canvas {
  readonly art: Sheet;
  readonly colours: Scheme;
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hero: string;
}

/** Everything on a cover, from the ground up; `currentColor` is the hand's ink. */
export interface Drawing {
  readonly ink: string;
  readonly body: string;
}

type Hand = (canvas: Canvas) => Drawing;

const tone = ([h]: Hsl, s: number, l: number) => hex([h, s, l]);
const ground = ({ w, h }: Canvas, fill: string) => box([0, 0, w, h], 0, fill);
const define = (body: string) => `<defs><g id="hero">${body}</g></defs>`;

/** The defined hero once more, in its place. */
const placed = ({ x, y, size }: Canvas, more: string, grow = 1, turn = 0, dx = 0, dy = 0) =>
  at(x + dx, y + dy, size * grow, `<use href="#hero" ${more}/>`, turn);

/** Even colours without outlines, before a large disc over a hill. */
const flatHand: Hand = (canvas) => {
  const { art, colours, w, h, x, y } = canvas;
  const [light, middle] = colours.sky;
  const hill = art.whole(8, 22) / 100;
  return {
    ink: tone(colours.sky[2], 60, 16),
    body:
      ground(canvas, tone(middle, 62, 46)) +
      disc(x + art.whole(-20, 20), y - 6, h * 0.36, tone(light, 80, 72)) +
      path(
        `M0 ${num(h * (0.78 - hill / 2))}Q${num(w / 2)} ${num(h * (0.66 + hill))} ${w} ${num(h * 0.74)}V${h}H0Z`,
        tone(middle, 56, 32),
      ) +
      define(flat(canvas.hero, colours)) +
      placed(canvas, 'stroke="none"', 0.96),
  };
};

/** A sticker with a thick white edge, aslant on dots. */
const stickerHand: Hand = (canvas) => {
  const { art, colours, w, h } = canvas;
  const [light, middle] = colours.sky;
  const turn = art.pick([-7, -4, 4, 7]);
  const step = art.pick([26, 34, 44]);
  const dot = disc(step / 2, step / 2, step * 0.2, tone(light, 88, 76));
  return {
    ink: tone(colours.sky[2], 70, 14),
    body:
      `<defs><pattern id="dots" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${dot}</pattern></defs>` +
      ground(canvas, tone(light, 86, 66)) +
      `<rect width="${w}" height="${h}" fill="url(#dots)"/>` +
      define(flat(canvas.hero, colours)) +
      placed(
        canvas,
        `stroke="${tone(middle, 70, 30)}" stroke-width="26" opacity=".35"`,
        0.9,
        turn,
        6,
        9,
      ) +
      placed(canvas, 'stroke="#fff" stroke-width="26"', 0.9, turn) +
      placed(canvas, 'stroke="currentColor" stroke-width="3"', 0.9, turn),
  };
};

/** Thin lines on an even ground, with one disc of colour behind. */
const lineHand: Hand = (canvas) => {
  const { art, colours, w, h, x, y } = canvas;
  const dark = art.chance(0.6);
  const base = dark ? tone(colours.sky[1], 34, 18) : tone(colours.sky[1], 34, 90);
  const line = dark ? tone(colours.accent, 60, 86) : tone(colours.sky[2], 60, 22);
  const r = h * 0.3;
  return {
    ink: line,
    body:
      ground(canvas, base) +
      disc(x, y - 4, r, tone(colours.main, 60, dark ? 42 : 72)) +
      disc(x, y - 4, r + 12, "none", 'stroke="currentColor" stroke-width="1.5"') +
      box(
        [14, 14, w - 28, h - 28],
        art.pick([0, 24, 120]),
        "none",
        'stroke="currentColor" stroke-width="1.5"',
      ) +
      define(lined(canvas.hero, colours, "currentColor", base)) +
      placed(canvas, 'fill="currentColor" stroke="currentColor" stroke-width="3"', 0.9),
  };
};

/** Rays from a center, to the edges. */
function rays({ w, h, x, y }: Canvas, count: number, fill: string): string {
  const far = w + h;
  const points = Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * 2, i * 2 + 1].map((part) => (part * Math.PI) / count);
    const end = (angle = 0) =>
      `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
    return `M${x} ${y}L${end(from)} ${end(to)}Z`;
  });
  return path(points.join(""), fill);
}

/** A print in four inks on paper, with rays and a border. */
const posterHand: Hand = (canvas) => {
  const { art, colours, w, h } = canvas;
  const paper = hex([38, 60, 90]);
  const ink = tone(colours.sky[2], 60, 16);
  const inks = [ink, tone(colours.sky[1], 64, 40), tone(colours.main, 74, 56), paper];
  return {
    ink,
    body:
      ground(canvas, inks[art.pick([1, 2])] ?? ink) +
      rays({ ...canvas, y: canvas.y + 20 }, art.pick([9, 12, 16]), tone(colours.sky[0], 70, 80)) +
      define(printed(canvas.hero, colours, inks)) +
      placed(canvas, 'stroke="currentColor" stroke-width="5"', 1.06, 0, 0, 10) +
      `<path d="M0 0H${w}V${h}H0ZM12 12V${h - 12}H${w - 12}V12Z" fill="${paper}" fill-rule="evenodd"/>`,
  };
};

/** Quarters, halves and bars in four colours, and the hero in a disc. */
const geometricHand: Hand = (canvas) => {
  const { art, colours, w, h, x, y } = canvas;
  const side = w > h ? w / 5 : w / 3;
  const inks = [
    tone(colours.sky[1], 58, 34),
    tone(colours.main, 68, 58),
    tone(colours.accent, 74, 66),
    hex([40, 46, 92]),
  ];
  const shapes = [
    `M0 0H${num(side)}A${num(side)} ${num(side)} 0 0 1 0 ${num(side)}Z`,
    `M0 0H${num(side)}V${num(side / 2)}H0Z`,
    `M0 0L${num(side)} ${num(side)}H0Z`,
    `M${num(side)} 0A${num(side)} ${num(side)} 0 0 1 0 ${num(side)}H${num(side)}Z`,
  ];
  const count = Math.round(w / side) * Math.ceil(h / side);
  const tiles = Array.from({ length: count }, (_, i) => {
    const across = Math.round(w / side);
    const place = `translate(${num((i % across) * side)} ${num(Math.floor(i / across) * side)})`;
    const [under, over] = [art.whole(0, 3), art.whole(1, 3)];
    const back = `<rect width="${num(side + 1)}" height="${num(side + 1)}" fill="${inks[under]}"/>`;
    return `<g transform="${place}">${back}${path(art.pick(shapes), inks[(under + over) % 4] ?? "")}</g>`;
  });
  const r = h * (w > h ? 0.44 : 0.35);
  return {
    ink: tone(colours.sky[2], 50, 16),
    body:
      tiles.join("") +
      `<defs><clipPath id="round">${disc(x, y, r, "#000")}</clipPath></defs>` +
      disc(x, y, r + 7, inks[3] ?? "") +
      `<g clip-path="url(#round)">${disc(x, y, r, tone(colours.sky[0], 62, 78))}${define(flat(canvas.hero, colours))}${placed(canvas, 'stroke="none"', 0.8, 0, 0, 6)}</g>`,
  };
};

/** Glowing tubes before the dark. */
const neonHand: Hand = (canvas) => {
  const { art, colours, w, h } = canvas;
  const dark = tone(colours.sky[2], 60, 8);
  const glow = hex([colours.main[0] + art.whole(-14, 14), 100, 66]);
  const floor = Array.from({ length: 7 }, (_, i) => `M0 ${num(h - i * i * 3.2)}H${w}`).join("");
  const bars = Array.from(
    { length: 9 },
    (_, i) => `M${num((w / 8) * i)} ${num(h * 0.7)}L${num(w / 2 + (i - 4) * w * 0.3)} ${h}`,
  );
  return {
    ink: glow,
    body:
      ground(canvas, dark) +
      path(
        floor + bars.join(""),
        "none",
        `stroke="${tone(colours.accent, 90, 56)}" stroke-width="1.5" opacity=".5"`,
      ) +
      box(
        [22, 22, w - 44, h - 44],
        art.pick([8, 30, 90]),
        "none",
        `stroke="${tone(colours.accent, 90, 62)}" stroke-width="4"`,
      ) +
      define(lined(canvas.hero, colours, "currentColor", dark)) +
      placed(canvas, 'stroke="currentColor" stroke-width="16" opacity=".22"', 0.88) +
      placed(canvas, 'stroke="currentColor" stroke-width="4"', 0.88),
  };
};

/** One ink and one colour on a cream card with a double frame. */
const cardHand: Hand = (canvas) => {
  const { colours, w, h, x, y } = canvas;
  const cream = hex([42, 56, 91]);
  const ink = tone(colours.sky[2], 48, 20);
  const colour = tone(colours.main, 62, 46);
  const corner = `<g id="corner"><path d="M22 62V22H62M34 50Q50 50 50 34" fill="none" stroke="${colour}" stroke-width="3"/><circle cx="34" cy="34" r="5" fill="${colour}"/></g>`;
  const others = [
    `translate(${w})scale(-1 1)`,
    `translate(0 ${h})scale(1 -1)`,
    `translate(${w} ${h})scale(-1)`,
  ];
  return {
    ink,
    body:
      ground(canvas, cream) +
      `<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0H7" stroke="${colour}" stroke-width="1.6"/></pattern></defs>` +
      `<circle cx="${x}" cy="${y}" r="${num(h * 0.33)}" fill="url(#hatch)" stroke="${colour}" stroke-width="3"/>` +
      define(printed(canvas.hero, colours, [ink, colour, cream, cream])) +
      placed(canvas, 'stroke="currentColor" stroke-width="3.5"', 0.92) +
      box([12, 12, w - 24, h - 24], 6, "none", 'stroke="currentColor" stroke-width="2"') +
      corner +
      others.map((place) => `<use href="#corner" transform="${place}"/>`).join(""),
  };
};

/** Shades of one colour, close up. */
const tonalHand: Hand = (canvas) => {
  const { art, colours, w, h } = canvas;
  const shade = ([hue]: Hsl) => [16, 34, 52, 70, 88].map((l, i) => hex([hue + i * 7, 64, l]));
  const inks = shade(art.pick([colours.sky[1], colours.main]));
  return {
    ink: inks[0] ?? "",
    body:
      `<defs><linearGradient id="fade" x2="0" y2="1"><stop stop-color="${inks[3]}"/><stop offset="1" stop-color="${inks[1]}"/></linearGradient></defs>` +
      `<rect width="${w}" height="${h}" fill="url(#fade)"/>` +
      disc(w * 0.78, h * 0.2, h * 0.16, inks[4] ?? "", 'opacity=".5"') +
      define(printed(canvas.hero, colours, inks)) +
      placed(canvas, 'stroke="none"', 1.2, 0, 0, 16),
  };
};

/** Sheets of paper cut one behind the other. */
const paperHand: Hand = (canvas) => {
  const { art, colours, w, h, x, y } = canvas;
  const far = Math.hypot(w, h) / 2;
  const sheets = [0.86, 0.7, 0.55, 0.42].map((share, i) => {
    const r = far * share;
    const l = 30 + i * 15;
    const [px, py] = [x + art.whole(-12, 12), y + art.whole(-10, 14)];
    return (
      disc(px + 3, py + 6, r, "#000", 'opacity=".16"') +
      disc(px, py, r, tone(colours.sky[1], 52, l))
    );
  });
  return {
    ink: tone(colours.sky[2], 50, 18),
    body:
      ground(canvas, tone(colours.sky[1], 56, 20)) +
      sheets.join("") +
      define(flat(canvas.hero, colours)) +
      placed(canvas, 'stroke="none"', 0.84),
  };
};

/** The hands of studios besides the painted one, by name. */
export const studioHands: ReadonlyMap<string, Hand> = new Map([
  ["flat", flatHand],
  ["sticker", stickerHand],
  ["line", lineHand],
  ["poster", posterHand],
  ["geometric", geometricHand],
  ["neon", neonHand],
  ["card", cardHand],
  ["tonal", tonalHand],
  ["paper", paperHand],
]);
