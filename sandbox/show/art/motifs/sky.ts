import { at, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";

export const sun: Motif = (art) =>
  path(star(12, 108, 74, art.whole(0, 15)), "o") +
  disc(0, 0, 66, "Y") +
  flat(oval(-24, -36, 20, 11, "#fffb", 'transform="rotate(-34-24-36)"')) +
  art.twin(
    flat(oval(-22, -6, 8, 12, art.ink), disc(-24, -10, 3, "#fff"), disc(-40, 16, 10, "#ff7a3c80")),
  ) +
  line("M-22 22Q0 42 22 22", art.ink, 6);

export const moon: Motif = (art) =>
  path("M30-96A98 98 0 1 0 92 56 78 78 0 0 1 30-96Z", "y") +
  flat(
    disc(-50, -10, 13, "#e0a00070"),
    disc(-20, 46, 18, "#e0a00070"),
    disc(-40, 60, 7, "#e0a00070"),
  ) +
  path(star(5, 26, 11), "e", `transform="translate(56-20)rotate(${art.whole(-20, 20)})"`) +
  path(star(5, 15, 6), "e", 'transform="translate(84-66)"');

export const bigStar: Motif = (art) =>
  path(star(5, 106, 48), art.pick(["g", "y", "m"])) +
  flat(
    path(star(5, 74, 33), "#fff4"),
    path("M0-98 20-40 0 0-40-26Z", "#fff5"),
    path("M0 0 62 84 0 46Z", "#0002"),
  );

export const comet: Motif = () =>
  path("M116-112C20-80-50-20-78 26L-22 82C24 50 90-20 116-112Z", "o") +
  flat(path("M104-100C40-60-20-10-60 34L-30 64C20 20 70-30 104-100Z", "y", 'opacity=".8"')) +
  at(-46, 50, 0.66, path(star(5, 106, 52), "g") + flat(path(star(5, 60, 28), "#fff6")), -14);

export const castle: Motif = (art) => {
  const wall = art.pick(["s", "e", "m"]);
  const roof = art.pick(["r", "v", "b"]);
  return (
    art.twin(
      path("M-92 100V-20H-96V-42H-84V-32H-72V-42H-58V-32H-46V-42H-36V-20H-40V100Z", wall) +
        path("M-104-42-66-104-28-42Z", roof) +
        flat(path("M-74 0A8 10 0 0 1-58 0V22H-74Z", "#ffd765")),
    ) +
    path("M-30 100V-56H-36V-70H36V-56H30V100Z", wall) +
    path("M-46-68 0-122 46-68Z", roof) +
    path("M-22 100V56A22 24 0 0 1 22 56V100Z", "h") +
    flat(path("M-9-20A9 12 0 0 1 9-20V6H-9Z", "#ffd765"))
  );
};

export const tent: Motif = () =>
  path("M-84 96 -64 0H64L84 96Z", "e") +
  flat(
    path("M-66 96-50 0H-18L-22 96ZM22 96 18 0H50L66 96Z", "r"),
    path("M-16 96Q-6 40 0 20 6 40 16 96Z", "#2a0614"),
  ) +
  path(
    "M0-86C30-40 70-20 104 0 94 24 76 24 64 8 52 26 32 26 20 8 8 26-8 26-20 8-32 26-52 26-64 8-76 24-94 24-104 0-70-20-30-40 0-86Z",
    "r",
  ) +
  flat(
    path(
      "M0-80C-8-40-10-10-20 8-30 22-50 22-62 10-30-10-10-40 0-80ZM0-80C8-40 10-10 20 8 30 22 50 22 62 10 30-10 10-40 0-80Z",
      "#fff",
    ),
  ) +
  line("M0-86V-116", "g", 6) +
  path("M0-118 44-106 0-94Z", "o");

export const lotus: Motif = () =>
  path("M-104 40C-60 90 60 90 104 40 60 60-60 60-104 40Z", "j") +
  path(
    "M-14 56C-70 56-104 20-112-16-70-24-30 10-14 56ZM14 56C70 56 104 20 112-16 70-24 30 10 14 56Z",
    "f",
  ) +
  path("M-6 58C-50 40-76-10-70-56-30-46 0 0-6 58ZM6 58C50 40 76-10 70-56 30-46 0 0 6 58Z", "f") +
  path("M0 60C-34 30-40-40 0-96 40-40 34 30 0 60Z", "f") +
  flat(
    path("M0 50C-16 20-18-30 0-76-4-30-4 10 0 50Z", "#fff9"),
    disc(-60, -70, 5, "#fff3a0"),
    disc(56, -84, 6, "#fff3a0"),
    disc(86, -50, 4, "#fff3a0"),
  );

export const honey: Motif = () =>
  path("M-62-40H62C96-20 96 70 62 96H-62C-96 70-96-20-62-40Z", "o") +
  path(
    "M-66-64H66V-36C66-20 50-20 48-36 46-10 22-10 22-32 18-14-4-14-6-34-8 8-40 8-42-32-46-20-66-22-66-36Z",
    "y",
  ) +
  path("M-54-84H54V-62H-54Z", "h") +
  flat(
    path("M-48 20H48V66H-48Z", "#fff3d0"),
    path("M-60-20C-78 10-76 60-58 84-64 40-60 10-46-20Z", "w"),
    path("M0 26 14 34V50L0 58-14 50V34Z", "#ff9a1c"),
  );

export const lamp: Motif = () =>
  path("M-26 22C-60 30-96 0-112-26-84-24-70-12-40-10Z", "g") +
  `<path d="M56 0C110-30 112 50 52 36" fill="none" stroke="url(#g)" stroke-width="13"/>` +
  path("M-50-6C-30-26 30-26 56-6 76 40 30 66 0 66S-70 40-50-6Z", "g") +
  path("M-30-18C-20-46 20-46 34-18Z", "o") +
  disc(2, -46, 10, "R") +
  path("M-34 64H34L48 92H-48Z", "g") +
  path(
    "M-112-32C-124-60-96-70-104-100-76-84-74-60-88-44-94-36-102-32-112-32Z",
    "v",
    'opacity=".85"',
  ) +
  flat(path("M-34-4C-50 20-40 44-20 54-34 30-30 10-10-8Z", "w"), disc(8, 26, 9, "#e8222e"));

export const robot: Motif = (art) => {
  const steel = art.pick(["s", "m", "c"]);
  return (
    line("M0-74V-104", art.ink, 12) +
    disc(0, -106, 12, "R") +
    path("M-92 190V90C-92 66-70 60-40 58H40C70 60 92 66 92 90V190Z", "k") +
    art.twin(path("M-78-30H-92V20H-78Z", "o")) +
    path(
      "M-56-76H56C74-76 80-66 80-50V30C80 50 66 60 50 60H-50C-66 60-80 50-80 30V-50C-80-66-74-76-56-76Z",
      steel,
    ) +
    path("M-62-46H62V6H-62Z", art.ink) +
    art.twin(disc(-30, -20, 18, "C") + flat(disc(-34, -25, 6, "#fff"))) +
    line("M-34 32H34M-20 24V40M0 24V40M20 24V40", art.ink, 5) +
    disc(0, 110, 20, "Y") +
    flat(path("M-60-66H20L-10-52H-66Z", "#fff8"))
  );
};

export const astronaut: Motif = (art) =>
  path("M-96 190C-98 90-76 62-40 56H40C76 62 98 90 96 190Z", "s") +
  path("M-40 100H40V150H-40Z", "k") +
  flat(disc(-20, 118, 7, "R"), disc(0, 118, 7, "Y"), disc(20, 118, 7, "J")) +
  disc(0, -14, 84, "S") +
  path("M0-72C50-72 66-40 66-12S46 42 0 42-66 18-66-12-50-72 0-72Z", art.pick(["b", "v", "m"])) +
  flat(
    path("M-54-26C-48-56-20-64 0-64-22-50-40-34-54-26Z", "#fffa"),
    path(star(4, 22, 5), "#fff", 'transform="translate(26 4)"'),
    disc(-10, 20, 4, "#fff9"),
  ) +
  art.twin(disc(-86, -10, 16, "o"));

export const elephant: Motif = (art) => {
  const skin = art.pick(["s", "b", "m"]);
  return (
    path("M-96 190C-96 90-60 50 0 50S96 90 96 190Z", skin) +
    art.twin(
      path("M-44-60C-84-96-124-66-120-14-114 34-84 52-56 34Z", skin) +
        flat(path("M-64-40C-84-60-104-44-102-14-98 14-84 24-66 16Z", "f")),
    ) +
    path(
      "M-66-20C-66-66-40-84 0-84S66-66 66-20C66 16 46 30 30 40L28 84C26 112-14 116-22 94-24 86-12 80-8 86-4 94 8 90 6 80L-26 42C-50 30-66 16-66-20Z",
      skin,
    ) +
    art.twin(
      path("M-30 40C-34 60-48 68-56 66-44 58-44 48-44 32Z", "e") +
        disc(-28, -14, 13, "#fff") +
        flat(disc(-27, -12, 8, art.ink), disc(-30, -16, 3, "#fff")),
    ) +
    line("M-14 44H26M-8 58H28M-2 70H26", art.ink, 3) +
    path("M-34-80C-20-108 20-108 34-80L0-52Z", "r") +
    disc(0, -82, 11, "Y")
  );
};
