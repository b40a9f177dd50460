import { at, box, disc, flat, line, type Motif, oval, path } from "../svg.ts";

export const pagoda: Motif = () => {
  const floor = (y: number, w: number): string =>
    box([-w * 0.62, y, w * 1.24, 34], 0, "r") +
    flat(
      box([-w * 0.4, y + 8, w * 0.2, 24], 0, "#ffd765"),
      box([-w * 0.1, y + 8, w * 0.2, 24], 0, "#ffd765"),
      box([w * 0.2, y + 8, w * 0.2, 24], 0, "#ffd765"),
    ) +
    path(
      `M${-w - 12} ${y - 2}Q${-w * 0.5} ${y - 6} ${-w * 0.4} ${y - 30}H${w * 0.4}Q${w * 0.5} ${y - 6} ${w + 12} ${y - 2}Q${w} ${y + 10} ${w * 0.8} ${y + 10}H${-w * 0.8}Q${-w} ${y + 10} ${-w - 12} ${y - 2}Z`,
      "j",
    );
  return (
    line("M0-106V-80", "g", 7) +
    disc(0, -104, 8, "G") +
    floor(66, 88) +
    floor(4, 68) +
    floor(-54, 48)
  );
};

export const pyramid: Motif = () =>
  path("M0-88 112 78H-112Z", "y") +
  flat(path("M0-88 112 78H30Z", "h", 'opacity=".75"')) +
  line("M-28-46H16M-56-4H22M-84 38H28", "#a8763c80", 4) +
  path("M0-88 27-48 8-44-27-48Z", "g") +
  at(0, -104, 0.3, disc(0, 0, 70, "O"));

export const eyeOfLuck: Motif = (art) =>
  line("M-20 30C-30 70-60 76-70 60M10 32 30 84", "g", 12) +
  path("M-106 0C-60-56 50-60 106-14 60 40-50 46-106 0Z", "b") +
  path("M-78-2C-40-40 40-44 78-10 40 26-40 28-78-2Z", "e") +
  disc(0, -6, 30, "C") +
  flat(disc(0, -6, 15, art.ink), disc(-10, -16, 7, "#fff")) +
  line("M-110-28C-50-90 60-92 112-44", "g", 13);

export const volcano: Motif = () =>
  path("M-34-30C-50-70-20-80-26-108-4-96 0-90 6-78 14-100 24-104 34-110 34-84 56-70 36-30Z", "o") +
  path("M-38-40H38C50 10 84 60 108 92H-108C-84 60-50 10-38-40Z", "h") +
  path(
    "M-38-40H38C44-10 30 0 34 30 20 50 22 20 10 10 0 30 4 60-10 70-20 50-12 20-26 16-44 20-40-20-38-40Z",
    "o",
  ) +
  flat(path("M-26-38H26L20-22C10-10-10-20-22-16Z", "#fff3a0"));

export const mushroom: Motif = () =>
  path("M-34 10C-40 50-50 70-44 92H44C50 70 40 50 34 10Z", "e") +
  path("M-100 16C-100-60-50-96 0-96S100-60 100 16C60 34-60 34-100 16Z", "r") +
  flat(
    disc(-44, -34, 19, "#fff"),
    disc(18, -60, 15, "#fff"),
    disc(54, -14, 17, "#fff"),
    disc(-4, -6, 12, "#fff"),
    path("M-80-20C-70-60-40-82-10-86-40-70-64-46-80-20Z", "w"),
  );

export const pumpkin: Motif = (art) =>
  path("M-8-62C-10-90 6-104 26-104L30-90C14-88 12-78 12-62Z", "j") +
  path("M0-60C-60-80-104-40-98 20-90 76-50 92 0 84 50 92 90 76 98 20 104-40 60-80 0-60Z", "O") +
  line("M-40-62C-66-20-66 40-40 82M40-62C66-20 66 40 40 82M0-58V-20", "#8c3a00", 5) +
  art.twin(path("M-58-2-34-36-14-2Z", "y")) +
  path(
    "M-62 26-40 36-28 26-12 40 0 28 12 40 28 26 40 36 62 26C50 66 24 74 0 74S-50 66-62 26Z",
    "y",
  );

export const ship: Motif = (art) =>
  line("M-8-104V50M46-60V50", art.ink, 10) +
  path("M0-98C40-70 44-40 34-8H0ZM-16-90C-60-60-64-20-70 0H-16ZM52-60C84-40 88-16 84 14H52Z", "e") +
  `<path d="M0-70Q24-66 40-56M0-40Q24-38 40-34" stroke="#d3142c" stroke-width="8" fill="none"/>` +
  path("M-110 24C-60 44 60 44 112 14 104 60 80 92 40 92H-50C-90 92-104 60-110 24Z", "h") +
  line("M-100 46C-50 60 60 60 102 40", "g", 6) +
  flat(disc(-44, 66, 8, art.ink), disc(-8, 68, 8, art.ink), disc(28, 66, 8, art.ink)) +
  path("M-8-106 30-114 22-98 32-86-8-90Z", "k");

export const cactus: Motif = () =>
  path(
    "M-22 100V40H-50C-76 40-84 20-84-20-84-36-60-36-58-20V10C-58 16-54 18-48 18H-22V-70C-22-104 22-104 22-70V0H44C52 0 54-4 54-12V-40C56-56 80-56 80-40V-6C80 20 68 28 48 28H22V100Z",
    "j",
  ) +
  `<path d="M-8-80V96M8-80V96M-71-16V16M67-36V0" stroke="#0a4d2a80" stroke-width="4" stroke-dasharray="7 9"/>` +
  disc(0, -98, 17, "F") +
  path("M-60 100H60L50 112H-50Z", "h");

export const guitar: Motif = (art) =>
  at(
    0,
    0,
    1,
    path("M-9-104H9V10H-9Z", "h") +
      path("M-16-124H16L20-96H-20Z", "k") +
      path(
        "M0-16C40-30 54 0 36 24 80 40 66 104 0 104S-80 40-36 24C-54 0-40-30 0-16Z",
        art.pick(["o", "r", "m"]),
      ) +
      disc(0, 36, 20, "k") +
      line("M-4-100V80M4-100V80", "#fff9", 2) +
      path("M-22 74H22V84H-22Z", "h") +
      flat(path("M-34 0C-20-14-4-8 4-8-14 0-24 10-22 20-34 14-38 8-34 0Z", "w")),
    24,
  );

export const microphone: Motif = (art) =>
  at(
    0,
    0,
    1,
    path("M-22 10H22L12 112H-12Z", "k") +
      path("M-30-6H30V14H-30Z", "g") +
      disc(0, -48, 48, "S") +
      `<path d="M-44-64H44M-48-48H48M-44-32H44M-20-92V-4M0-96V0M20-92V-4" stroke="${art.ink}80" stroke-width="3"/>` +
      flat(oval(-16, -70, 14, 8, "#fffc", 'transform="rotate(-30-16-70)"')),
    26,
  );

export const snowman: Motif = (art) =>
  disc(0, 54, 52, "S") +
  disc(0, -22, 42, "S") +
  line("M-38 8Q0 30 40 6M20 18 34 56", "r", 15) +
  path("M-34-54H34V-104H-34Z", "k") +
  path("M-56-60H56V-46H-56Z", "k") +
  flat(
    path("M-34-70H34V-60H-34Z", "#e8222e"),
    disc(-14, -28, 6, art.ink),
    disc(14, -28, 6, art.ink),
    path("M0-20 34-12 0-8Z", "#ff8a1c"),
    disc(0, 44, 5, art.ink),
    disc(0, 66, 5, art.ink),
  ) +
  line("M-14-2Q0 6 14-2", art.ink, 4);
