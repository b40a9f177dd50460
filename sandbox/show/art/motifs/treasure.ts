import { at, box, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";

/** A coin seen from the front; `hole` makes it a Chinese one. */
export const coin: Motif = (art) =>
  disc(0, 0, 90, "g") +
  `<circle r="68" fill="none" stroke="#a85b00" stroke-width="6"/>` +
  (art.chance(0.5)
    ? path("M-24-24H24V24H-24Z", art.ink) +
      flat(
        path("M-12-60H12V-42H-12ZM-12 42H12V60H-12ZM-60-12H-42V12H-60ZM42-12H60V12H42Z", "#a85b00"),
      )
    : path(star(5, 50, 21), "y")) +
  flat(path("M-62-50A80 80 0 0 1 20-78Q-30-50-50 20-74-20-62-50Z", "w"));

export const ingot: Motif = () =>
  path("M-100-14C-60 4 60 4 100-14 96 40 60 56 0 56S-96 40-100-14Z", "g") +
  path("M-100-14C-96-34-70-30-52-20H52C70-30 96-34 100-14 60 12-60 12-100-14Z", "y") +
  oval(0, -20, 50, 34, "g") +
  flat(oval(-14, -34, 24, 10, "#fff9"), path("M-80 14Q-60 40-20 44-70 42-80 14Z", "#fff9"));

export const gem: Motif = (art) => {
  const paint = art.pick(["m", "c", "f", "j", "v", "r", "b"]);
  return (
    path("M-58-64H58L96-14 0 88-96-14Z", paint) +
    flat(
      path("M-58-64-38-14-96-14ZM0-64 38-14H-38Z", "#fff8"),
      path("M58-64 38-14H96ZM-38-14 0 88-96-14Z", "#fff3"),
      path("M38-14H96L0 88Z", "#0003"),
      path("M-50-56H-8L-34-20Z", "#fffa"),
    ) +
    line("M-96-14H96M-38-14 0 88 38-14 0-64-38-14-58-64M38-14 58-64", "#fff6", 2)
  );
};

/** A stone cut to eight sides, in one paint or any. */
export function jewel(paints: readonly string[]): Motif {
  return (art) =>
    path(star(4, 98, 91, 22), art.pick(paints)) +
    flat(
      path("M-38-92H38L22-56H-22ZM-92-38-56-22V22L-92 38Z", "#fff6"),
      path("M38 92H-38L-22 56H22ZM92 38 56 22V-22L92-38Z", "#0003"),
      path("M-22-56H22L56-22V22L22 56H-22L-56 22V-22Z", "#fff2"),
      path("M-22-56H22L-56 22V-22Z", "#fff5"),
    );
}

export const ruby = jewel(["r", "j", "v", "n", "b"]);

export const crown: Motif = (art) =>
  path("M-80 52-96-40-46-2 0-78 46-2 96-40 80 52Q0 32-80 52Z", "g") +
  path("M-82 46Q0 24 82 46V76Q0 54-82 76Z", "r") +
  art.twin(disc(-96, -46, 12, "C") + disc(-46, 52, 8, "Y")) +
  disc(0, -84, 14, "R") +
  disc(0, 46, 11, "C") +
  flat(path("M-76-12-68 30-50 24ZM0-50 16 10 0 8Z", "w"));

export const chest: Motif = (art) =>
  path("M-92 0C-100-70-70-92 0-92S100-70 92 0Z", "h") +
  flat(path("M-76-6C-78-50-50-66 0-66S78-50 76-6Z", art.ink)) +
  flat(
    disc(-52, -4, 18, "G"),
    disc(-22, -16, 20, "G"),
    disc(14, -18, 20, "G"),
    disc(48, -6, 18, "G"),
    at(-4, -34, 0.24, gem(art)),
    disc(34, -26, 10, "F"),
    disc(-38, -24, 10, "J"),
  ) +
  path("M-96-2H96L88 84H-88Z", "h") +
  line("M-90 26H90M-88 54H88", "#0004", 3) +
  path("M-96-2H96L95 14H-95ZM-76 0-70 84H-50L-54 0ZM76 0 70 84H50L54 0Z", "g") +
  path("M-20 0H20V34Q0 52-20 34Z", "g") +
  flat(disc(0, 16, 6, art.ink), path("M-3 16H3L5 32H-5Z", art.ink));

/** Three sevens would be a reel; one large one is a promise. */
export const seven: Motif = (art) => {
  const shape =
    "M-66-84H74L80-40C34 4 14 44 10 92H-46C-40 40-10 0 26-40H-22C-34-40-36-26-40-18H-72Z";
  return (
    `<path d="${shape}" fill="none" stroke="url(#g)" stroke-width="24"/>` +
    path(shape, art.pick(["r", "r", "m"]), 'stroke="#fff8c4" stroke-width="5"') +
    flat(
      path("M-60-78H70L72-62H-62Z", "#fff9"),
      path("M54-34C20-2-10 44-14 88H-40C-34 40 0 0 34-38Z", "w"),
    )
  );
};

export const bell: Motif = () =>
  disc(0, 74, 20, "g") +
  path(
    "M0-92C-20-92-22-72-22-70-60-56-56 0-64 30-72 48-90 50-90 64H90C90 50 72 48 64 30 56 0 60-56 22-70 22-72 20-92 0-92Z",
    "g",
  ) +
  path("M-90 56H90L88 74H-88Z", "o") +
  flat(path("M-36-44C-50-20-48 20-54 40-40 40-34 40-28 40-26 10-30-20-14-54Z", "w"));

export const clover: Motif = (art) => {
  const leaf =
    path("M0-4C-30-24-50-50-34-72-20-88-4-78 0-66 4-78 20-88 34-72 50-50 30-24 0-4Z", "j") +
    flat(path("M-30-66C-20-80-8-72-4-62-16-64-26-58-28-48-32-54-34-60-30-66Z", "w"));
  return (
    line("M0 0Q4 50 34 88", art.ink, 16) +
    line("M0 0Q4 50 34 88", "#1f8a3c", 9) +
    [0, 90, 180, 270].map((turn) => at(0, 0, 1, leaf, turn + 45)).join("")
  );
};

export const horseshoe: Motif = (art) =>
  `<path d="M-46 82C-90 10-70-76 0-76S90 10 46 82" fill="none" stroke="${art.ink}" stroke-width="44" stroke-linecap="butt"/><path d="M-46 80C-90 10-70-76 0-76S90 10 46 80" fill="none" stroke="url(#g)" stroke-width="36" stroke-linecap="butt"/><path d="M-52 70C-86 10-66-72 0-72S86 10 52 70" fill="none" stroke="#8a4a00" stroke-width="6" stroke-dasharray="3 26" stroke-linecap="butt"/>` +
  path("M-74 74H-18V96H-74ZM74 74H18V96H74Z", "y");

export const lantern: Motif = (art) =>
  line("M0-100V-70", "g", 5) +
  path("M0-62C-80-62-92-30-92 0S-80 56 0 56 92 30 92 0 80-62 0-62Z", "r") +
  line("M0-60V56M-34-58C-62-20-62 20-34 52M34-58C62-20 62 20 34 52", "#ffc93390", 4) +
  flat(oval(-40, -20, 16, 26, "#fff5"), path("M-26-20H26V20H-26Z", "y", 'transform="rotate(45)"')) +
  box([-40, -76, 80, 18], 5, "g") +
  box([-40, 50, 80, 18], 5, "g") +
  line("M-16 70V98M0 70V104M16 70V98", art.pick(["#ffd23f", "#ff9a3c"]), 6);

export const bag: Motif = (art) =>
  path("M-30-44C-110 0-104 92-40 92H40C104 92 110 0 30-44Z", art.pick(["r", "h", "j", "v"])) +
  path("M-34-52C-60-80-44-100-20-86-10-100 10-100 20-86 44-100 60-80 34-52Z", "m") +
  line("M-34-48Q0-36 34-48", "g", 12) +
  disc(0, 26, 38, "g") +
  path(star(5, 26, 11), "y", 'transform="translate(0 26)"') +
  flat(path("M-66 10C-76 40-66 70-54 78-60 50-56 20-40-16Z", "w"));
