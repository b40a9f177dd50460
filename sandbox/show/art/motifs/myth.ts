import { at, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";

/** A dragon's head from the front: horns, mane of flames, whiskers. */
export const dragon: Motif = (art) => {
  const skin = art.pick(["j", "r", "m", "g", "b"]);
  const fire = skin === "r" || skin === "g" ? "y" : "o";
  return (
    path(
      "M0-104 24-84 56-108 62-72 100-84 88-44 116-22 90-6 108 34 78 34 78 76 46 62 0 96-46 62-78 76-78 34-108 34-90-6-116-22-88-44-100-84-62-72-56-108-24-84Z",
      fire,
    ) +
    art.twin(
      path("M-30-54C-60-62-70-96-52-128-50-100-34-86-10-74Z", "e") +
        path("M-54-10C-92-22-100-2-104 16-84 14-70 24-56 20Z", skin),
    ) +
    path(
      "M0-74C-50-74-68-34-58-6-48 16-46 24-50 46-46 80-20 88 0 88S46 80 50 46C46 24 48 16 58-6 68-34 50-74 0-74Z",
      skin,
    ) +
    flat(
      path("M-36 62Q0 84 36 62L30 48H-30Z", "#5a0614"),
      path("M-30 48-24 62-16 48ZM30 48 24 62 16 48ZM-10 48-6 56-2 48ZM10 48 6 56 2 48Z", "#fff"),
    ) +
    path("M-46 22C-40 2 40 2 46 22 52 40 40 50 24 48 10 42-10 42-24 48-40 50-52 40-46 22Z", skin) +
    flat(art.twin(oval(-20, 30, 9, 6, art.ink)), path("M-14-66Q0-74 14-66L6-16H-6Z", "w")) +
    art.twin(
      path("M-50-14-10-2C-14 10-40 12-50-14Z", "#fffbd0") +
        flat(disc(-28, -2, 7, "#e01020"), disc(-28, -2, 3, "#100")) +
        path("M-64-34C-40-40-18-24-8-6-26-14-44-18-58-16Z", "g") +
        line("M-46 34C-80 34-84 70-104 62", "g", 6),
    )
  );
};

/** A whole dragon: a thick curve with a dashed back and belly. */
export const serpent: Motif = (art) => {
  const skin = art.pick(["j", "r", "m", "b"]);
  const d = "M-84 84C-20 116 92 92 78 40S-70 40-66-10 10-60 22-44";
  const tube = (colour: string, width: number, more = ""): string => line(d, colour, width, more);
  return (
    tube(art.ink, 58) +
    tube("#ffc933", 50, 'stroke-dasharray="4 20" stroke-linecap="butt"') +
    tube(skin, 42) +
    tube("#fff5", 14, 'stroke-dasharray="2 11" stroke-linecap="butt"') +
    at(34, -54, 0.62, dragon(art), 8)
  );
};

export const phoenix: Motif = (art) =>
  art.twin(
    path(
      "M-8 0C-50-20-70-70-116-84-108-54-100-50-96-40-104-42-108-40-114-40-98-10-84-8-76-2-84 2-88 4-92 8-60 30-30 30-6 34Z",
      "o",
    ) + path("M-8 6C-40-6-56-36-84-52-70-14-44 16-6 26Z", "y"),
  ) +
  path(
    "M-10 40C-30 70-50 80-72 108-40 104-26 90-14 78-16 100-10 112 0 124 10 112 16 100 14 78 26 90 40 104 72 108 50 80 30 70 10 40Z",
    "r",
  ) +
  art.twin(disc(-46, 94, 8, "C")) +
  path("M0-66C-26-66-26-34-22-14-34 20-18 54 0 62 18 54 34 20 22-14 26-34 26-66 0-66Z", "o") +
  path("M-8-62C-24-90-10-100-12-116 2-104 2-96 4-92 8-104 16-106 22-108 18-92 16-78 8-62Z", "r") +
  path("M-8-42H8L0-18Z", "g") +
  flat(
    disc(-12, -48, 5, art.ink),
    disc(12, -48, 5, art.ink),
    path("M-12 0Q0 10 12 0 10 40 0 50-10 40-12 0Z", "y"),
  );

/** The waving cat of luck. */
export const luckyCat: Motif = (art) =>
  path("M-70 130C-100 50-50 10 0 10S100 50 70 130Z", "e") +
  path("M46 30C88 20 78-40 84-78 86-100 54-100 50-76 46-40 30 0 20 20Z", "e") +
  art.twin(path("M-62-30-68-92-18-66Z", "e") + flat(path("M-56-44-58-76-32-62Z", "f"))) +
  path("M-70-14C-72-58-40-74 0-74S72-58 70-14C70 20 40 38 0 38S-70 20-70-14Z", "e") +
  art.twin(line("M-46-18Q-32-34-18-18", art.ink, 6) + flat(disc(-48, 2, 10, "#ff5f7a90"))) +
  line("M0 0V6M-14 8Q-6 18 0 6 6 18 14 8", art.ink, 4) +
  flat(path("M-7-8H7L0 2Z", "#e8365c")) +
  line("M-50 38Q0 60 50 38", "r", 13) +
  disc(0, 54, 12, "g") +
  oval(-16, 82, 40, 27, "g") +
  flat(
    path("M-34 70H2V76H-12V94H-20V76H-34Z", "#a85b00"),
    path("M-46-50C-34-66-10-70 4-66-16-62-36-54-46-50Z", "w"),
  );

/** A scarab or a winged sun, by chance. */
export const scarab: Motif = (art) =>
  art.twin(
    path(
      "M-20 0C-50-50-96-40-118-24-112-12-102-14-98-12-102 0-92 4-86 4-88 16-76 20-70 18-60 34-36 34-20 26Z",
      "b",
    ) + line("M-28-4C-54-30-84-30-108-20M-30 8C-54-8-76-4-90 2", "g", 6),
  ) +
  disc(0, -64, 30, "O") +
  path("M0-36C-34-36-40 0-38 24-34 64-14 80 0 84 14 80 34 64 38 24 40 0 34-36 0-36Z", "c") +
  line("M0-6V80M-38 2Q0-18 38 2", "g", 6) +
  flat(path("M-28 14C-28 40-20 56-12 62-16 40-16 20-10 6Z", "w"));

export const bolt: Motif = () =>
  path("M20-104-66 14H-10L-30 104 70-26H12L50-104Z", "y") +
  flat(path("M18-90-44 4H-6L6-8-14-6 28-90Z", "#fffb"));

export const trident: Motif = (art) =>
  line("M0-20V112", art.ink, 20) +
  line("M0-20V110", "g", 12) +
  path(
    "M-8 0V-70L0-112 8-70V0ZM-66-46-74-62-58-98-44-60-54-48C-52-20-30-14-8-14V4C-40 4-64-14-66-46ZM66-46 74-62 58-98 44-60 54-48C52-20 30-14 8-14V4C40 4 64-14 66-46Z",
    "g",
  ) +
  disc(0, 0, 15, "C");

export const swords: Motif = (art) => {
  const sword =
    path("M-8 40V-90L0-112 8-90V40Z", "s") +
    flat(path("M0-108V38H6V-90Z", "#0002")) +
    path("M-34 36H34V50H-34Z", "g") +
    path("M-8 50H8V84H-8Z", "h") +
    disc(0, 92, 12, "R");
  return (
    at(0, 0, 1, sword, -40) +
    at(0, 0, 1, sword, 40) +
    path("M0-66C30-50 50-52 68-54 74 10 50 58 0 88-50 58-74 10-68-54-50-52-30-50 0-66Z", "m") +
    `<path d="M0-50C24-38 42-38 55-40 58 8 38 46 0 70Z" fill="#0002" stroke="none"/>` +
    path(star(art.pick([5, 6, 8]), 34, 15), "g", 'transform="translate(0 4)"')
  );
};

export const potion: Motif = (art) =>
  path(
    "M-22-70V-30C-70-10-86 30-70 62-60 88-40 92 0 92S60 88 70 62C86 30 70-10 22-30V-70Z",
    "#e8f6ff90",
  ) +
  path(
    "M-66 14C-40 0-20 26 0 16S44 4 66 14C80 40 70 84 40 86H-40C-70 84-80 40-66 14Z",
    art.pick(["m", "f", "j", "v", "c"]),
  ) +
  path("M-30-74H30V-60H-30Z", "g") +
  path("M-18-74-16-104H16L18-74Z", "h") +
  flat(
    disc(-20, 44, 9, "#fff8"),
    disc(10, 62, 6, "#fff8"),
    disc(26, 36, 11, "#fff8"),
    path("M-52 10C-66 34-58 66-46 72-50 50-48 26-34-8Z", "#fffa"),
  );

export const book: Motif = (art) =>
  path("M-92-60 0-40 92-60V70L0 92-92 70Z", art.pick(["h", "r", "v", "b"])) +
  path("M-82-66C-50-74-20-62 0-48 20-62 50-74 82-66V58C50 50 20 62 0 78-20 62-50 50-82 58Z", "e") +
  line(
    "M0-46V76M-66-44Q-38-48-14-34M-66-20Q-38-24-14-10M-66 4Q-38 0-14 14M66-44Q38-48 14-34",
    "#a8763c",
    4,
  ) +
  at(40, 16, 0.3, path(star(8, 90, 40), "g")) +
  line("M-60-84V-104M0-72V-110M60-84V-104", "#fff3a0", 6);

export const mask: Motif = (art) =>
  art.twin(
    path("M-30-40C-70-110-100-90-112-120-70-124-30-110-6-50Z", "n") +
      path("M-12-44C-40-100-40-110-36-128-10-110 0-90 0-50Z", "m"),
  ) +
  path(
    "M0-30C40-50 84-46 100-30 104 20 70 54 36 50 16 46 10 30 0 30S-16 46-36 50C-70 54-104 20-100-30-84-46-40-50 0-30Z",
    "g",
  ) +
  art.twin(path("M-72-6C-56-22-30-14-22 4-40 16-66 14-72-6Z", art.ink) + disc(-86, -26, 6, "R")) +
  disc(0, -12, 12, "C") +
  flat(path("M-80-28C-60-40-30-36-8-22-34-28-60-28-80-28Z", "w"));

export const crystalBall: Motif = () =>
  path("M-60 60H60L80 100H-80Z", "g") +
  disc(0, -8, 80, "W") +
  flat(
    path("M-40 20C-10-10 10 40 44 6 50 30 20 56-8 54-30 52-46 40-40 20Z", "#ff9ff080"),
    path(star(4, 34, 7), "#fffc"),
    oval(-30, -48, 26, 14, "#fffa", 'transform="rotate(-34-30-48)"'),
  ) +
  disc(0, 80, 9, "C");
