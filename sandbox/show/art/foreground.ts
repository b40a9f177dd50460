import { coin } from "./motifs/treasure.ts";
import {
  at,
  box,
  disc,
  flat,
  inked,
  line,
  type Motif,
  oval,
  path,
  type Sheet,
  star,
} from "./svg.ts";

/** What lies in front of the motif, at the foot of a 300 by 400 cover. */
export type Foreground = (art: Sheet) => string;

function repeat(id: string, body: string, places: readonly string[]): string {
  return `<defs><g id="${id}">${body}</g></defs>${places.map((place) => `<use href="#${id}" ${place.startsWith("x=") ? place : `transform="${place}"`}/>`).join("")}`;
}

/** A heap of coins, a few of them in the air. */
export const coins: Foreground = (art) => {
  const one = inked(
    art,
    oval(0, 5, 25, 13, "#8a4a00") + oval(0, 0, 25, 13, "g") + flat(oval(0, 0, 16, 7, "#fff7")),
    2,
  );
  const places: string[] = [];
  for (let i = 0; i < 13; i += 1) {
    const side = i % 2 ? 1 : -1;
    const x = 150 + side * (150 - i * 9 + art.whole(-8, 8));
    places.push(`x="${x}" y="${art.whole(352, 378) + i * 2}"`);
  }
  for (let i = 0; i < 3; i += 1) {
    places.push(
      `translate(${art.pick([28, 50, 250, 272])} ${art.whole(40, 280)})rotate(${art.whole(-60, 60)})scale(.${art.whole(6, 9)})`,
    );
  }
  return repeat("fa", one, places);
};

/** Whole coins flying towards the player. */
export const shower: Foreground = (art) => {
  const places: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    places.push(
      `translate(${i % 2 ? art.whole(216, 292) : art.whole(8, 84)} ${40 + i * 50 + art.whole(-12, 12)})rotate(${art.whole(-40, 40)})scale(.${art.whole(16, 30)} .${art.whole(12, 30)})`,
    );
  }
  return repeat("fa", inked(art, coin(art), 6), places);
};

export const jewels: Foreground = (art) => {
  const places: string[] = [];
  const cut = inked(
    art,
    path("M-18-12H18L28 2 0 30-28 2Z", "m") +
      flat(
        path("M-18-12-10 2H-28ZM18-12 10 2H-10L0-12Z", "#fff7"),
        path("M10 2H28L0 30Z", "#0003"),
      ),
    2,
  );
  const other = inked(
    art,
    path("M-14-22H14L26-8V10L14 24H-14L-26 10V-8Z", "n") +
      flat(path("M-8-12H8L14-4V6L8 14H-8L-14 6V-4Z", "#fff6")),
    2,
  );
  const more: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    places.push(
      `translate(${i * 56 + art.whole(0, 20)} ${art.whole(352, 390)})rotate(${art.whole(-40, 40)})scale(1.${art.whole(0, 4)})`,
    );
    more.push(
      `translate(${i * 56 + art.whole(14, 40)} ${art.whole(364, 396)})rotate(${art.whole(-40, 40)})`,
    );
  }
  return repeat("fa", cut, places) + repeat("fb", other, more);
};

export const waves: Foreground = (art) => {
  const y = art.whole(326, 346);
  return (
    path(
      `M0 ${y}C30 ${y - 30} 60 ${y - 30} 80 ${y}S130 ${y + 26} 160 ${y}S220 ${y - 30} 240 ${y}S280 ${y + 20} 300 ${y}V400H0Z`,
      "c",
    ) +
    path("M0 372C40 346 70 350 100 370S170 392 200 368S270 346 300 366V400H0Z", "b") +
    line("M0 372C40 346 70 350 100 370S170 392 200 368S270 346 300 366", "#fff", 4, 'opacity=".8"')
  );
};

export const mist: Foreground = (art) => {
  const puff = (x: number, y: number): string =>
    path(
      `M${x - 70} ${y}C${x - 76} ${y - 34} ${x - 40} ${y - 44} ${x - 24} ${y - 28} ${x - 14} ${y - 60} ${x + 30} ${y - 54} ${x + 34} ${y - 26} ${x + 56} ${y - 36} ${x + 80} ${y - 18} ${x + 74} ${y}V${y + 60}H${x - 70}Z`,
      "e",
    );
  return `<g opacity=".92">${puff(art.whole(30, 60), 372)}${puff(art.whole(230, 262), 366)}${puff(150, 392)}</g>`;
};

export const petals: Foreground = (art) => {
  const places: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    places.push(
      `translate(${art.whole(6, 294)} ${art.whole(20, 390)})rotate(${art.whole(0, 350)})scale(${art.pick([".7", ".9", "1.2"])})`,
    );
  }
  return repeat(
    "fa",
    path("M0 0C-14-8-12-24 0-28 12-24 14-8 0 0Z", art.pick(["f", "n", "r"])),
    places,
  );
};

export const flames: Foreground = (art) =>
  path(
    `M0 400V330C16 350 20 320 14 290 44 310 40 350 58 352 70 340 62 310 72 ${art.whole(280, 300)} 96 320 96 356 122 362 140 352 130 330 144 312 160 330 164 352 180 360 204 352 200 310 226 ${art.whole(278, 300)} 224 316 236 340 250 350 266 340 262 310 286 292 282 320 286 340 300 330V400Z`,
    "o",
  ) +
  path(
    "M0 400V366C20 376 30 350 34 340 50 366 70 380 90 370 100 366 108 372 120 382 150 366 170 384 190 378 214 380 220 350 232 342 240 366 256 380 270 366 280 360 290 350 300 360V400Z",
    "y",
  );

export const confetti: Foreground = (art) => {
  const bits = (paint: string): string => {
    let d = "";
    for (let i = 0; i < 9; i += 1) {
      d += `M${art.whole(4, 296)} ${art.whole(6, 394)}l${art.whole(-9, 9)} ${art.whole(4, 9)}`;
    }
    return `<path d="${d}" stroke="${paint}" stroke-width="6"/>`;
  };
  return bits("#ffd23f") + bits("#ff5f9e") + bits("#4fe0ff");
};

/** Four-pointed glints. */
export const glints: Foreground = (art) => {
  const places: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    places.push(
      `translate(${i % 2 ? art.whole(196, 286) : art.whole(14, 104)} ${art.whole(24, 360)})scale(${art.pick([".5", ".8", "1.1"])})`,
    );
  }
  return repeat("fs", path(star(4, 20, 3), "#fff"), places);
};

/** A strip of three reels with the same symbol, in the foreground of a slot's cover. */
export function reels(symbol: Motif): Foreground {
  return (art) => {
    const face = box([-38, -34, 76, 68], 8, "e") + at(0, 0, 0.3, inked(art, symbol(art), 5));
    return (
      box([12, 300, 276, 92], 14, "g", `stroke="${art.ink}" stroke-width="3"`) +
      repeat("fa", face, ['x="62" y="346"', 'x="150" y="346"', 'x="238" y="346"']) +
      path("M20 308H280V318H20Z", "#0003") +
      line("M16 346H284", "#ff2a4a", 3, 'opacity=".8"') +
      disc(12, 346, 7, "R") +
      disc(288, 346, 7, "R")
    );
  };
}
