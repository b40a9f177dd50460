import { at, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";

export const football: Motif = (art) =>
  disc(0, 0, 90, "S") +
  flat(
    path(
      "M0-28 27-9 17 23H-17L-27-9ZM0-90 26-78 18-58H-18L-26-78ZM86-28 88 6 68-2 60-24 70-44ZM-86-28-88 6-68-2-60-24-70-44ZM54 72 26 86 20 64 38 48 60 50ZM-54 72-26 86-20 64-38 48-60 50Z",
      art.ink,
    ),
  ) +
  line("M0-28V-58M27-9 60-24M17 23 38 48M-17 23-38 48M-27-9-60-24", art.ink, 5) +
  flat(path("M-66-46A80 80 0 0 1 8-80Q-40-54-58 6-76-20-66-46Z", "#fffa"));

export const basketball: Motif = (art) =>
  disc(0, 0, 90, "O") +
  line("M0-90V90M-90 0H90M-60-66C-10-30-10 30-60 66M60-66C10-30 10 30 60 66", art.ink, 6) +
  flat(path("M-66-46A80 80 0 0 1 8-80Q-40-54-58 6-76-20-66-46Z", "w"));

export const baseball: Motif = () =>
  disc(0, 0, 88, "e") +
  `<path d="M-52-70C-10-30-10 30-52 70M52-70C10-30 10 30 52 70" fill="none" stroke="#d3142c" stroke-width="18" stroke-dasharray="4 12" stroke-linecap="butt"/>` +
  flat(path("M-66-46A80 80 0 0 1 8-80Q-40-54-58 6-76-20-66-46Z", "#fff"));

export const tennis: Motif = () =>
  disc(0, 0, 86, "Y") +
  line("M-74-44C-20-30-10 40-30 80M74-44C20-30 10 40 30 80", "#fff", 9) +
  flat(path("M-56-50A74 74 0 0 1 8-76Q-34-54-50-4-66-30-56-50Z", "#fff9"));

export const trophy: Motif = (art) =>
  art.twin(
    `<path d="M-56-64C-112-70-100 6-40 10" fill="none" stroke="${art.ink}" stroke-width="22" stroke-linecap="butt"/><path d="M-56-64C-112-70-100 6-40 10" fill="none" stroke="url(#g)" stroke-width="13"/>`,
  ) +
  path("M-66-88H66C70-20 48 30 16 36V62H-16V36C-48 30-70-20-66-88Z", "g") +
  path("M-44 62H44L54 98H-54Z", art.pick(["h", "k", "m"])) +
  path("M-74-96H74V-80H-74Z", "y") +
  path(star(5, 32, 14), "r", 'transform="translate(0-28)"') +
  flat(
    path("M-50-74H-34C-34-30-30 0-16 22-40 10-52-30-50-74Z", "w"),
    path("M-24 72H24V86H-24Z", "#ffd765"),
  );

export const glove: Motif = (art) => {
  const paint = art.pick(["r", "b", "m"]);
  return (
    path("M-40 40H50V96H-40Z", "e") +
    path("M-50 46C-92 10-96-70-30-88 30-100 90-84 88-20 86 20 60 30 56 52H-46Z", paint) +
    path("M-50 46C-84 24-92-20-66-28-40-34-34-8-10-4 6 6-4 28-24 26Z", paint) +
    line("M-36 66H46", "r", 7) +
    flat(path("M-56-50C-40-78 0-82 30-78-4-70-40-58-56-50Z", "w"))
  );
};

export const horse: Motif = (art) => {
  const coat = art.pick(["h", "k", "o", "s"]);
  return (
    path("M-10-96C40-106 92-60 104 104H26C40 40 10 0-6-20Z", art.pick(["k", "e", "r", "m"])) +
    path(
      "M-20-78-24-112-2-90C40-84 70-30 76 104H-12C-6 70-10 48-26 34-40 40-50 50-62 62-82 70-104 50-98 34-78-4-70-50-20-78Z",
      coat,
    ) +
    line("M-92 32-52 46M-58-8-30 36M-30-64-30 34", "r", 7) +
    disc(-31, 34, 8, "g") +
    flat(
      oval(-44, -30, 9, 10, "#fff"),
      disc(-46, -29, 6, "#120818"),
      oval(-84, 44, 5, 4, art.ink),
      path("M-14-70C20-60 40-20 46 40 30-10 10-44-14-70Z", "w"),
    ) +
    line("M-80 60Q-70 58-64 52", art.ink, 4) +
    path("M-24-112-2-90-20-78Z", coat)
  );
};

/** A fighting cock from the side. */
export const rooster: Motif = (art) => {
  const coat = art.pick(["r", "o", "k", "h"]);
  const tail = art.pick(["b", "j", "v"]);
  return (
    path(
      "M30 30C60-60 100-70 120-40 108-46 102-40 104-30 118-28 124-10 118 6 108-8 100-4 98 4 110 14 110 32 100 44 86 20 60 50 40 60Z",
      tail,
    ) +
    line("M-4 74-14 110M26 74 32 110M-32 112H0M14 112H48", "#ffb020", 9) +
    path("M-42-70C-20-92 4-70 0-36 6 0 40 0 66 14 60 74 20 88-14 80-56 66-60 10-52-30Z", coat) +
    path(
      "M-42-66C-20-80 4-60 2-20-4-16-10-8-10 8-20-4-28-4-34 10-42-2-50-4-58 0-60-24-54-50-42-66Z",
      "g",
    ) +
    path(
      "M-56-74C-66-94-52-98-46-92-46-108-32-110-26-98-18-112-2-104-4-90 10-90 8-70-4-66-16-76-36-78-56-74Z",
      "r",
    ) +
    path("M-56-62-92-48-54-42Z", "y") +
    path("M-56-40C-70-34-68-8-56-6-46-10-44-30-46-40Z", "r") +
    flat(disc(-36, -56, 9, "#fff"), disc(-38, -55, 5, "#120818")) +
    path(
      "M-16 20C10 4 44 20 60 34 40 40 44 48 40 54 28 50 26 58 20 62 0 60-16 40-16 20Z",
      art.pick(["m", "n", "o"]),
    ) +
    line("M-46-66-26-62", art.ink, 5)
  );
};

export const duel: Motif = (art) =>
  at(0, -36, 0.62, path(star(12, 110, 70), "y")) +
  art.twin(at(-66, 12, 0.66, `<g transform="scale(-1 1)">${rooster(art)}</g>`));

export const gamepad: Motif = (art) =>
  path(
    "M-56-50H56C96-50 112 30 104 64 96 86 74 78 44 40H-44C-74 78-96 86-104 64-112 30-96-50-56-50Z",
    art.pick(["k", "m", "v", "b"]),
  ) +
  path("M-66-24H-50V-10H-36V6H-50V20H-66V6H-80V-10H-66Z", "s") +
  disc(58, -22, 11, "Y") +
  disc(38, -2, 11, "U") +
  disc(78, -2, 11, "R") +
  disc(58, 18, 11, "J") +
  disc(0, -10, 15, "n") +
  flat(path("M-84-24C-76-42-60-44-40-44H30C-20-38-60-34-84-24Z", "w")) +
  art.twin(path("M-70-50C-68-70-34-72-32-50Z", "k"));

export const helmet: Motif = (art) =>
  path(
    "M0-98C-66-98-92-44-84 20-80 52-60 70-40 92L-20 40H20L40 92C60 70 80 52 84 20 92-44 66-98 0-98Z",
    art.pick(["k", "m", "s", "b"]),
  ) +
  path(
    "M-66-10C-40-26-20-20 0-4 20-20 40-26 66-10 62 22 40 34 14 26L0 12-14 26C-40 34-62 22-66-10Z",
    art.ink,
  ) +
  art.twin(
    flat(path("M-52-2C-40-12-26-8-14 4-24 18-44 18-52-2Z", "n"), oval(-36, 2, 10, 4, "#fffb")),
  ) +
  path("M-12-104H12L8-20H-8Z", "g") +
  art.twin(path("M-80-30C-112-50-112-84-104-108-92-84-76-76-60-72Z", "g")) +
  flat(path("M-66-40C-58-72-36-86-18-88-34-70-46-56-66-40Z", "w"));

export const crosshair: Motif = (art) => {
  const ring = art.pick(["c", "n", "r"]);
  return (
    `<circle r="74" fill="#0005" stroke="${art.ink}" stroke-width="20"/><circle r="74" fill="none" stroke="url(#${ring})" stroke-width="12"/>` +
    line("M-104 0H-44M104 0H44M0-104V-44M0 104V44", art.ink, 18) +
    line("M-104 0H-44M104 0H44M.1-104V-44M.1 104V44", "#eafcff", 9) +
    disc(0, 0, 14, "R") +
    path(star(4, 40, 9), "#fff", 'opacity=".85" stroke="none"')
  );
};
