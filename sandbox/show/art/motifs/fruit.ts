import { at, disc, flat, line, type Motif, oval, path } from "../svg.ts";

const stalk = (d: string, ink: string): string => line(d, ink, 13) + line(d, "#4f9a2c", 7);

export const cherries: Motif = (art) =>
  stalk("M-44 30C-36-20-4-60 40-88M46 38C50-10 48-50 40-88", art.ink) +
  path("M40-88C60-104 92-96 100-70 74-60 52-66 40-88Z", "j") +
  disc(-46, 44, 44, "R") +
  disc(48, 52, 40, "R") +
  flat(
    oval(-60, 28, 13, 9, "#fffb", 'transform="rotate(-30-60 28)"'),
    oval(36, 38, 12, 8, "#fffb", 'transform="rotate(-30 36 38)"'),
  );

export const melon: Motif = (art) =>
  path("M-100-30C-84 60 84 60 100-30A104 104 0 0 1-100-30Z", "j") +
  path("M-96-32A100 92 0 0 0 96-32Z", "j") +
  flat(path("M-86-32A88 76 0 0 0 86-32Z", "e"), path("M-78-32A80 66 0 0 0 78-32Z", "r")) +
  flat(
    [-48, -16, 16, 48].map((x, i) => oval(x, i % 2 ? 6 : -12, 5, 8, art.ink)).join(""),
    path("M-70-30H40L-40-22Z", "#fff6"),
  );

export const lemon: Motif = () =>
  at(
    0,
    0,
    1,
    path("M-98 8C-84-10-80-56 0-56S80-10 98 0C84 14 80 60 0 60S-84 26-98 8Z", "Y") +
      flat(oval(-30, -22, 30, 12, "#fffb", 'transform="rotate(-16-30-22)"')),
    -18,
  ) + path("M66-62C80-92 104-90 108-84 104-60 86-52 66-62Z", "j");

export const orange: Motif = () =>
  disc(0, 12, 76, "O") +
  flat(oval(-28, -22, 24, 14, "#fffa", 'transform="rotate(-34-28-22)"')) +
  path("M0-58C10-92 48-96 66-84 56-58 30-50 0-58Z", "j") +
  path("M-10-62-4-84 6-82 4-60Z", "h");

export const grapes: Motif = (art) => {
  const rows = [[-54, -18, 18, 54], [-36, 0, 36], [-18, 18], [0]];
  const one = (x: number, y: number): string =>
    disc(x, y, 24, "W") + flat(oval(x - 8, y - 9, 6, 4, "#fffb"));
  return (
    stalk("M0-50Q4-76 24-96", art.ink) +
    path("M4-56C-20-92-60-86-72-70-54-46-24-44 4-56Z", "j") +
    rows.map((xs, i) => xs.map((x) => one(x, -30 + i * 36)).join("")).join("")
  );
};

export const strawberry: Motif = () =>
  path("M0-50C40-70 92-40 78 10 66 56 30 88 0 96-30 88-66 56-78 10-92-40-40-70 0-50Z", "R") +
  `<path d="M-44 0V10M-10-14V-4M24 0V10M54-10V0M-26 34V44M8 30V40M38 36V46M-4 66V76" stroke="#ffe680" stroke-width="7"/>` +
  path(
    "M0-52C-30-34-60-40-70-50-50-54-44-64-34-74-24-70-14-72-8-96H8C14-72 24-70 34-74 44-64 50-54 70-50 60-40 30-34 0-52Z",
    "j",
  );

export const peach: Motif = () =>
  path("M0-56C60-90 106-30 84 30 66 70 30 84 0 92-30 84-66 70-84 30-106-30-60-90 0-56Z", "F") +
  flat(
    path("M0-52C-30-20-26 40-2 88-18 40-16-10 0-52Z", "#b8126e60"),
    oval(40, -28, 22, 14, "#fff9", 'transform="rotate(30 40-28)"'),
  ) +
  path("M0-54C-30-60-64-40-74-20-40-10-12-24 0-54ZM0-54C20-84 60-88 84-74 66-46 30-40 0-54Z", "j");

export const chilli: Motif = () =>
  path("M-34-54C-60 0-40 70 84 92 20 50 40-10 30-54 10-70-20-70-34-54Z", "R") +
  flat(path("M-24-40C-36 0-24 40 20 64-6 30-14 0-8-42Z", "#fff8")) +
  path("M-42-46C-40-76 40-76 38-46 20-54 10-44 0-44S-20-54-42-46Z", "j") +
  path("M-8-66C-6-84 4-94 20-98L28-88C16-84 10-78 8-64Z", "j");

export const sweet: Motif = (art) => {
  const paint = art.pick(["F", "C", "J", "Y", "W"]);
  return at(
    0,
    0,
    1,
    path("M-56 0-100-36Q-84 0-100 36ZM56 0 100-36Q84 0 100 36Z", "f") +
      disc(0, 0, 62, paint) +
      `<g fill="none" stroke="#fffc" stroke-width="13"><path d="M-8-54Q30-20 8 54M-44-38Q-14 0-34 46"/></g>` +
      flat(oval(-26, -30, 18, 10, "#fffc", 'transform="rotate(-34-26-30)"')),
    -20,
  );
};

export const lollipop: Motif = (art) =>
  line("M0 0 20 104", art.ink, 17) +
  line("M0 0 20 104", "e", 10) +
  disc(0, -24, 72, "F") +
  line("M0-24C10-40 30-30 26-10S-16 20-34 0-34-60 0-70 62-50 60-12", "#fff", 14) +
  flat(oval(-30, -60, 18, 9, "#fffb", 'transform="rotate(-36-30-60)"'));
