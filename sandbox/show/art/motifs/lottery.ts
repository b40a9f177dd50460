import { at, box, disc, flat, type Motif, oval, path, type Sheet, star } from "../svg.ts";

/** A numbered ball, for use inside `lettered`. */
function ball(paint: string, label: number): string {
  return `${disc(0, 0, 50, paint)}<use href="#lo"/><text y="14">${label}</text>`;
}

const paints = ["R", "U", "J", "O", "W", "F", "C", "Y"] as const;

/** What all balls inside share: the white field, the gloss, and digits in the device's sans-serif. */
function lettered(body: string): string {
  const face =
    disc(0, 2, 28, "#fff") + oval(-16, -32, 18, 8, "#fffb", 'transform="rotate(-24-16-32)"');
  return `<style>.n text{font:900 34px Arial,sans-serif;text-anchor:middle;stroke:none;fill:#20103a}</style><defs><g id="lo" stroke="none">${face}</g></defs><g class="n">${body}</g>`;
}

function some(
  art: Sheet,
  top: number,
  places: readonly (readonly [number, number, number])[],
): string {
  const first = art.whole(0, 7);
  return lettered(
    places
      .map(([x, y, s], i) =>
        at(x, y, s, ball(paints[(first + i * 3) % 8] ?? "R", art.whole(1, top))),
      )
      .join(""),
  );
}

export const balls: Motif = (art) =>
  some(art, art.pick([45, 49, 59]), [
    [-58, -34, 0.8],
    [62, -38, 0.8],
    [0, -62, 0.72],
    [-46, 42, 0.95],
    [54, 44, 0.92],
    [4, 2, 1.12],
  ]);

export const drum: Motif = (art) =>
  path("M-60 70H60L76 108H-76Z", "g") +
  disc(0, -10, 94, "#ffffff28", 'stroke="#fffa"') +
  some(art, 45, [
    [-40, 36, 0.6],
    [38, 38, 0.6],
    [0, 48, 0.6],
    [-58, -8, 0.5],
    [22, -4, 0.62],
    [-16, 2, 0.56],
    [58, -2, 0.5],
    [0, -56, 0.5],
  ]) +
  `<circle cy="-10" r="94" fill="none" stroke="url(#g)" stroke-width="9"/>` +
  flat(path("M-76-44A84 84 0 0 1 6-92Q-44-70-62-10-80-20-76-44Z", "#fff9"));

export const bingoCard: Motif = (art) => {
  let cells = "";
  for (let i = 0; i < 16; i += 1) {
    const x = -60 + (i % 4) * 34;
    const y = -34 + Math.floor(i / 4) * 32;
    cells += box([x, y, 29, 27], 6, art.chance(0.4) ? "#ff4b6e" : "#e9e2ff");
  }
  return (
    at(
      0,
      4,
      1,
      box([-74, -88, 152, 190], 16, art.pick(["m", "b", "v", "f"])) +
        flat(box([-66, -42, 136, 136], 10, "#fff"), cells) +
        [-48, -14, 20, 54].map((x, i) => disc(x, -64, 16, ["R", "Y", "J", "C"][i] ?? "R")).join(""),
      -9,
    ) + lettered(at(64, 62, 0.72, ball(art.pick(paints), art.whole(1, 75)), 10))
  );
};

export const ticket: Motif = (art) =>
  at(
    0,
    0,
    1,
    path("M-100-52H100V-18A20 20 0 0 0 100 18V52H-100V18A20 20 0 0 0-100-18Z", "g") +
      `<path d="M46-48V50" stroke="${art.ink}" stroke-width="4" stroke-dasharray="8 8"/>` +
      path(star(5, 36, 15), art.pick(["r", "m"]), 'transform="translate(-24 2)"') +
      disc(73, 0, 14, "R") +
      flat(path("M-92-46H40L-10-24H-92Z", "#fff7")),
    -16,
  );

/** Glowing digits of the electronic lottery. */
export const digits: Motif = (art) => {
  const one = (x: number): string =>
    box([x - 31, -58, 60, 116], 12, "k") +
    flat(
      box([x - 25, -52, 48, 104], 8, "#0b0620"),
      `<text x="${x - 1}" y="30" style="font-size:84px;fill:url(#n)">${art.whole(0, 9)}</text>`,
      path(`M${x - 25}-52H${x + 23}V-10L${x - 25} 10Z`, "#fff2"),
    );
  return (
    lettered(box([-106, -76, 212, 152], 22, "g") + one(-64) + one(1) + one(66)) +
    art.twin(disc(-84, -66, 5, "Y") + disc(-84, 66, 5, "Y"))
  );
};
