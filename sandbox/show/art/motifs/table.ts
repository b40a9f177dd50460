import { at, box, disc, flat, line, type Motif, num, oval, path, star } from "../svg.ts";

const heart = "M0 30C-40 4-36-30-16-30-6-30 0-22 0-16 0-22 6-30 16-30 36-30 40 4 0 30Z";
const spade =
  "M0-34C34-6 40 22 18 24 8 24 4 18 3 14 4 24 8 32 14 36H-14C-8 32-4 24-3 14-4 18-8 24-18 24-40 22-34-6 0-34Z";
const diamond = "M0-36 28 0 0 36-28 0Z";
const club =
  "M0-34A16 16 0 0 1 13-9 16 16 0 1 1 4 16Q6 28 14 34H-14Q-6 28-4 16A16 16 0 1 1-13-9 16 16 0 0 1 0-34Z";
export const suits = [spade, heart, club, diamond] as const;

/** A playing card, face up; suit 0…3 as spade, heart, club, diamond. */
function card(suit: number): string {
  const colour = suit % 2 ? "#e01a34" : "#191a2e";
  const pip = suits[suit] ?? spade;
  return (
    box([-44, -62, 88, 124], 11, "e") +
    flat(
      path(pip, colour, 'transform="translate(0 4)scale(.9)"'),
      path(pip, colour, 'transform="translate(-28-44)scale(.3)"'),
      path(pip, colour, 'transform="translate(28 44)scale(-.3)"'),
    )
  );
}

export const cards: Motif = (art) => {
  const first = art.whole(0, 3);
  return [-30, -8, 16]
    .map((turn, i) => at(turn * 1.5, Math.abs(turn) * 0.5 - 6, 1.1, card((first + i) % 4), turn))
    .join("");
};

export const suit: Motif = (art) => {
  const i = art.whole(0, 3);
  return at(
    0,
    0,
    2.5,
    path(suits[i] ?? spade, i % 2 ? "r" : "k", 'stroke="#ffd765" stroke-width="3"') +
      flat(oval(-12, -12, 6, 9, "#fff7", 'transform="rotate(30-12-12)"')),
  );
};

/** A chip seen from the front. */
export const chip: Motif = (art) =>
  disc(0, 0, 90, art.pick(["R", "U", "J", "W", "K", "M"])) +
  `<circle r="76" fill="none" stroke="#fff" stroke-width="24" stroke-dasharray="30 49.6" stroke-linecap="butt"/><circle r="58" fill="none" stroke="#fff9" stroke-width="4"/>` +
  disc(0, 0, 48, "g") +
  path(suits[art.whole(0, 3)] ?? spade, art.ink) +
  flat(path("M-66-44A80 80 0 0 1 10-80Q-40-50-54 10-76-20-66-44Z", "w"));

export const chips: Motif = (art) => {
  const stack = (x: number, count: number, paint: string): string => {
    let body = "";
    for (let i = 0; i < count; i += 1) {
      const y = 70 - i * 17;
      body +=
        path(`M${x - 40} ${y - 12}V${y}A40 15 0 0 0 ${x + 40} ${y}V${y - 12}Z`, paint) +
        `<path d="M${x - 22} ${y}V${y + 12}M${x + 4} ${y + 3}V${y + 14}M${x + 28} ${y - 2}V${y + 9}" stroke="#fffc" stroke-width="9" stroke-linecap="butt"/>`;
    }
    const top = 58 - (count - 1) * 17;
    return (
      body +
      oval(x, top, 40, 15, paint) +
      flat(oval(x, top, 26, 9, "#fff9"), oval(x, top, 20, 6, paint))
    );
  };
  const [a, b, c] = art.pick([
    ["r", "k", "b"],
    ["j", "r", "v"],
    ["m", "k", "g"],
    ["v", "g", "r"],
  ] as const);
  return (
    stack(-48, art.whole(3, 5), a) +
    stack(46, art.whole(4, 7), b) +
    at(0, 22, 1, stack(0, art.whole(2, 4), c))
  );
};

/** One die with `pips` on its front, seen from above right. */
export function die(paint: string, pips: number, dots: string): string {
  const spots: readonly (readonly [number, number])[] = [
    [0, 0],
    [-28, -28],
    [28, 28],
    [28, -28],
    [-28, 28],
    [-28, 0],
    [28, 0],
  ];
  const used = pips % 2 ? spots.slice(0, pips) : spots.slice(1, pips + 1);
  return (
    path("M-60-40-20-84H84L60-40ZM60-40 84-84V20L60 64Z", paint) +
    box([-64, -44, 124, 112], 16, paint) +
    flat(
      path("M-54-34H40Q-30-26-50 30Z", "#fff6"),
      used.map(([x, y]) => disc(x - 2, y + 12, 11, dots)).join(""),
      oval(10, -64, 14, 6, dots),
      oval(-14, -54, 10, 4, dots),
      oval(40, -74, 10, 4, dots),
      oval(72, -36, 6, 11, dots),
      oval(72, 10, 6, 11, dots),
    )
  );
}

export const pairOfDice: Motif = (art) => {
  const [paint, dots] = art.pick([
    ["r", "#fff"],
    ["e", "#c01030"],
    ["b", "#fff"],
    ["m", "#fff"],
    ["k", "#ffd23f"],
  ] as const);
  return (
    at(34, -30, 0.72, die(paint, art.whole(1, 6), dots), 18) +
    at(-30, 26, 0.86, die(paint, art.whole(1, 6), dots), -14)
  );
};

/** A roulette wheel, tilted. */
export const roulette: Motif = (art) => {
  let reds = "";
  const count = 18;
  for (let i = 0; i < count; i += 1) {
    const a = (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    const p = (r: number, t: number): string => `${num(r * Math.cos(t))} ${num(r * Math.sin(t))}`;
    reds += `M${p(84, a)}L${p(84, b)} ${p(56, b)} ${p(56, a)}Z`;
  }
  return `<g transform="scale(1 .74)">${disc(0, 6, 108, "h")}${disc(0, 0, 104, "g")}${disc(0, 0, 92, "k")}${flat(
    disc(0, 0, 84, "#14151f"),
    path(reds, "r"),
    path("M84-7A84 84 0 0 1 84 7L56 5V-5Z", "j"),
  )}<circle r="56" fill="url(#h)" stroke="#ffd765"/>${path(star(4, 46, 9), "g")}${disc(0, 0, 18, "G")}${flat(disc(art.between(-60, 60), -44, 9, "#fff"), path("M-90-30A94 94 0 0 1 0-94Q-60-60-72 0Z", "#fff4"))}</g>`;
};

/** Money wheel standing upright. */
export const moneyWheel: Motif = (art) => {
  const paints = art.pick([
    ["r", "y"],
    ["v", "f"],
    ["b", "c"],
    ["m", "n"],
  ] as const);
  let wedges = "";
  for (let i = 0; i < 5; i += 1) {
    wedges += `<use href="#wz" transform="rotate(${i * 72})"/>`;
  }
  return (
    path("M-40 112 0 40 40 112Z", "h") +
    disc(0, 0, 98, "g") +
    disc(0, 0, 84, paints[0]) +
    `<path id="wz" d="M0 0-26-80A84 84 0 0 1 26-80Z" fill="url(#${paints[1]})" stroke="none"/>${wedges.replace('<use href="#wz" transform="rotate(0)"/>', "")}` +
    `<circle r="91" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="1 22.8"/>` +
    disc(0, 0, 24, "G") +
    path(star(5, 15, 7), "r") +
    path("M-16-112H16L0-74Z", "r") +
    flat(path("M-70-40A82 82 0 0 1 10-80Q-40-50-50 10Z", "#fff3"))
  );
};

export const mahjong: Motif = (art) => {
  const tile = (face: string): string =>
    path("M-44-52 -34-66H54L44-52ZM44-52 54-66V54L44 68Z", "j") +
    box([-46, -54, 90, 122], 9, "e") +
    face;
  const bamboo = `<path d="M-24-30V44M0-30V44M22-30V44" stroke="#128a45" stroke-width="12" stroke-dasharray="30 12"/>`;
  const dots = flat(
    [-28, 8, 44]
      .map((y, i) => disc(-18, y, 13, i % 2 ? "R" : "U") + disc(18, y, 13, i % 2 ? "J" : "R"))
      .join(""),
  );
  const dragonTile = line("M0-34V50M-24-16H24V18H-24Z", "#d3142c", 9);
  const [left, right] = art.pick([
    [bamboo, dragonTile],
    [dots, bamboo],
    [dragonTile, dots],
  ] as const);
  return at(46, -10, 0.92, tile(left), 12) + at(-40, 8, 1, tile(right), -10);
};

/** Two halves of one disc, dragon against tiger; the suits name the sides. */
export const dragonTiger: Motif = (art) => {
  const [one, two] = art.pick([
    ["r", "b"],
    ["j", "o"],
    ["v", "o"],
    ["r", "k"],
  ] as const);
  const half = (turn: number, paint: string, pip: string): string =>
    `<g transform="rotate(${turn})">${path("M0-92A92 92 0 0 0 0 92 46 46 0 0 0 0 0 46 46 0 0 1 0-92Z", paint)}${disc(0, 46, 27, "G")}</g>${at(0, turn ? -46 : 46, 0.5, path(pip, art.ink))}`;
  return `${disc(0, 0, 104, "g")}${half(0, one, heart)}${half(180, two, spade)}${flat(path("M-80-40A88 88 0 0 1 0-88Q-50-60-60 0Z", "#fff5"))}`;
};
