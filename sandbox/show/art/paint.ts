import { type Hsl, hex } from "./colour.ts";

/** Stops of a vertical gradient, from light to dark; `@` marks a radial one. */
type Ramp = readonly string[];

/** Paint letters of one picture. Capitals are radial, small letters run from top to bottom. */
export type Paints = Readonly<Record<string, Ramp>>;

/** Materials every picture may use, whatever its colours. */
const materials: Paints = {
  g: ["#fff6b8", "#ffc933", "#c26a00"], // gold
  r: ["#ff8a70", "#e8222e", "#8c0620"], // red lacquer
  o: ["#ffd36b", "#ff8a1c", "#c43c04"], // orange
  y: ["#fffbd6", "#ffe14d", "#f0a300"], // yellow
  j: ["#b8f58a", "#2fb457", "#07603f"], // leaf, jade
  c: ["#c9fbff", "#2fc8ee", "#0a63b8"], // cyan, water
  b: ["#8cc4ff", "#2f6be8", "#14268c"], // blue
  v: ["#d9a6ff", "#8b38e0", "#3b0f80"], // violet
  f: ["#ffd0e6", "#ff5fa8", "#b8126e"], // pink
  s: ["#fff", "#c3d0e4", "#66779c"], // silver
  k: ["#5a5f86", "#2a2c4a", "#0e0f20"], // dark metal
  h: ["#d99a5b", "#96561f", "#4f270c"], // wood, brown fur
  e: ["#fff", "#fff1d6", "#e3bf8c"], // cream, ivory
  t: ["#ffe3c8", "#f7bd92", "#cf7d5c"], // skin
};

/** A highlight from the upper left is what makes a flat circle a ball. */
const ball = new Set(["R", "O", "Y", "J", "C", "U", "W", "F", "S", "K", "G", "M", "N"]);
const ballOf: Readonly<Record<string, string>> = { U: "b", W: "v" };

export const glowLight = "L";
export const sky = "B";
export const shade = "D";

function stops(ramp: Ramp): string {
  return ramp
    .map((colour, i) => {
      const [plain, opacity] = colour.split("/");
      const offset = i === 0 ? "" : ` offset="${Math.round((i / (ramp.length - 1)) * 100) / 100}"`;
      return `<stop${offset.replace("0.", ".")} stop-color="${plain}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`;
    })
    .join("");
}

function definition(letter: string, paints: Paints): string {
  if (ball.has(letter)) {
    const ramp = paints[ballOf[letter] ?? letter.toLowerCase()] ?? [];
    return `<radialGradient id="${letter}" cx=".38" cy=".3" r=".75">${stops(ramp)}</radialGradient>`;
  }
  const ramp = paints[letter] ?? [];
  if (letter === sky) {
    return `<radialGradient id="B" cx=".5" cy=".42" r=".72">${stops(ramp)}</radialGradient>`;
  }
  if (letter === glowLight || letter === "H") {
    return `<radialGradient id="${letter}">${stops(ramp)}</radialGradient>`;
  }
  return `<linearGradient id="${letter}" x2="0" y2="1">${stops(ramp)}</linearGradient>`;
}

/** Definitions of the paints a body names, in alphabetical order. */
export function defsFor(body: string, paints: Paints): string {
  const letters = new Set([...body.matchAll(/url\(#([a-zA-Z])\)/g)].map((found) => found[1] ?? ""));
  return [...letters]
    .sort()
    .map((letter) => definition(letter, paints))
    .join("");
}

/** Scheme of a picture: three background colours from center to edge, and two for the motif. */
export interface Scheme {
  readonly sky: readonly [Hsl, Hsl, Hsl];
  readonly main: Hsl;
  readonly accent: Hsl;
}

function ramp(colour: Hsl): Ramp {
  const [h, s, l] = colour;
  return [
    hex([h + 8, s, Math.min(92, l + 30)]),
    hex(colour),
    hex([h - 16, s, Math.max(14, l - 28)]),
  ];
}

/** All paints of a picture with this scheme. */
export function paintsOf(scheme: Scheme): Paints {
  const edge = hex(scheme.sky[2]);
  const heart = hex([scheme.sky[0][0], 100, 88]);
  return {
    ...materials,
    m: ramp(scheme.main),
    n: ramp(scheme.accent),
    w: ["#fff/.75", "#fff/0"],
    B: scheme.sky.map(hex),
    L: [`${heart}`, `${heart}/.45`, `${heart}/0`],
    H: ["#fff/.9", "#fff/0"],
    D: [`${edge}/0`, `${edge}/.25`, `${edge}/.9`],
    q: [hex(scheme.sky[1]), edge],
  };
}

/** The outline colour that goes with a scheme. */
export function inkOf(scheme: Scheme): string {
  return hex([scheme.sky[2][0], 70, 12]);
}
