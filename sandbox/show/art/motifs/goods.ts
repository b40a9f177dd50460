/** Rewards as things on a shelf; each one stands on y = 84. */
import { at, box, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";

/** A cash coupon with a torn edge and a star instead of its value; `paint` distinguishes coupons. */
export function coupon(paint: string, stars: 1 | 2 | 3): Motif {
  return () => {
    const shape = "M-104-52H104V-22A20 20 0 0 0 104 18V50H-104V18A20 20 0 0 0-104-22ZM-56-52V50";
    const marks = Array.from({ length: stars }, (_, i) => {
      const x = 14 + (i - (stars - 1) / 2) * 42;
      return path(star(5, 22, 9), "y", `transform="translate(${x} -2)"`);
    });
    return at(
      0,
      14,
      1,
      at(6, 24, 0.94, path(shape, "k"), -4) +
        path(shape, paint) +
        line("M-56-44V44", "#fff9", 4, 'stroke-dasharray="2 12"') +
        flat(path("M-98-46H98V-34H-98Z", "#fff5"), disc(-80, -1, 12, "#fff6")) +
        marks.join("") +
        line("M-20 34H72", "#fff8", 6),
      -8,
    );
  };
}

export const coffee: Motif = () =>
  path("M-52-50H52L38 84H-38Z", "e") +
  path("M-47-8H47L40 50H-40Z", "h") +
  path("M-60-66H60L56-48H-56Z", "s") +
  path("M-44-84H44L50-66H-50Z", "s") +
  flat(
    path("M-40-44-30 78H-18L-24-44Z", "#fff8"),
    oval(0, 20, 15, 21, "#fff2"),
    path("M4 2Q-10 20 4 38 14 20 4 2Z", "e"),
  ) +
  line("M-20-96Q-30-108-18-120M14-96Q4-108 16-120", "#fff9", 6);

export const phone: Motif = () =>
  box([-46, -100, 92, 184], 18, "k") +
  box([-39, -90, 78, 164], 10, "b") +
  flat(path("M-39-90H10L-39 20Z", "#fff3"), box([-14, -86, 28, 8], 4, "#0009")) +
  [0, 1, 2, 3].map((i) => box([-28 + i * 16, 26 - i * 16, 10, 16 + i * 16], 3, "y")).join("") +
  line("M-14 62H14", "#fffc", 5);

export const headphones: Motif = (art) =>
  `<path d="M-66 22C-82-110 82-110 66 22" fill="none" stroke="${art.ink}" stroke-width="26"/>` +
  line("M-66 22C-82-110 82-110 66 22", "k", 18) +
  line("M-48-52C-30-86 30-86 48-52", "#fff5", 6) +
  art.twin(
    box([-96, 0, 34, 76], 17, "m") +
      box([-72, 6, 22, 64], 11, "k") +
      flat(box([-90, 12, 8, 40], 4, "#fff6")),
  );

export const kettle: Motif = () =>
  path("M-26-66C-26-104 74-104 74-26", "none", 'stroke-width="16"') +
  path("M50-20 100-44 106-28 64 30Z", "s") +
  path("M-54-48H54C66-10 72 40 74 84H-74C-72 40-66-10-54-48Z", "r") +
  oval(0, -48, 54, 13, "s") +
  disc(0, -66, 11, "K") +
  path("M-74 70H74V84H-74Z", "k") +
  flat(path("M-46-34C-54 0-60 30-60 64H-44C-44 26-38-6-30-34Z", "#fff7"));

export const watch: Motif = (art) =>
  path("M-34-108H34L42-40H-42ZM-42 18H42L34 84H-34Z", "h") +
  line("M-16-104-20-50M16-104 20-50M-20 30-16 78M20 30 16 78", "#0004", 3) +
  disc(0, -12, 62, "g") +
  disc(0, -12, 50, "K") +
  box([60, -20, 14, 16], 4, "g") +
  flat(
    [0, 90, 180, 270]
      .map((turn) => `<g transform="rotate(${turn} 0 -12)">${box([-3, -56, 6, 12], 2, "y")}</g>`)
      .join(""),
    path("M-34-44A48 48 0 0 1 20-54L-20 20A48 48 0 0 1-34-44Z", "#fff2"),
  ) +
  line("M0-12V-44M0-12 22 2", "#fff", 5) +
  disc(0, -12, 5, "r", `stroke="${art.ink}" stroke-width="2"`);

export const tickets: Motif = () => {
  const ticket = (paint: string) =>
    path("M-84-32H84V-12A12 12 0 0 0 84 12V32H-84V12A12 12 0 0 0-84-12Z", paint) +
    line("M44-28V28", "#fff8", 4, 'stroke-dasharray="2 10"') +
    path("M-40-16-10 0-40 16Z", "e") +
    line("M6-10H28M6 10H28", "#fff9", 6);
  return at(-4, -22, 1, ticket("v"), -18) + at(6, 34, 1, ticket("f"), 6);
};

export const speaker: Motif = () =>
  box([-58, -104, 116, 188], 26, "k") +
  box([-48, -94, 96, 168], 18, "v") +
  disc(0, 26, 40, "K") +
  disc(0, 26, 26, "S") +
  disc(0, 26, 11, "K") +
  disc(0, -50, 24, "K") +
  disc(0, -50, 12, "S") +
  flat(path("M-44-86H-30V70H-44Z", "#fff3"));

export const suitcase: Motif = () =>
  line("M-26-60V-108H26V-60", "s", 10) +
  box([-78, -62, 156, 140], 20, "c") +
  line("M-40-58V74M0-58V74M40-58V74", "#0a63b888", 6) +
  box([-88, -8, 18, 36], 6, "k") +
  box([70, -8, 18, 36], 6, "k") +
  flat(path("M-70-50H-52V66H-70Z", "#fff7")) +
  disc(-50, 82, 9, "K") +
  disc(50, 82, 9, "K");

/** Fruit in a basket: what is delivered fresh. */
export const basket: Motif = (art) =>
  `<path d="M-70 6C-60-120 60-120 70 6" fill="none" stroke="${art.ink}" stroke-width="18"/>` +
  line("M-70 6C-60-120 60-120 70 6", "h", 11) +
  disc(-34, -16, 34, "R") +
  disc(34, -14, 36, "O") +
  disc(0, -34, 32, "J") +
  line("M0-64Q4-78 16-80M-34-48Q-32-58-24-62", "#4f270c", 5) +
  path("M-92 8H92L74 84H-74Z", "h") +
  path("M-96 0H96V22H-96Z", "e") +
  line("M-52 28-44 82M-18 28-16 82M18 28 16 82M52 28 44 82M-82 46H82M-78 66H78", "#0004", 4);
