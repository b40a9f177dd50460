import { disc, flat, line, type Motif, oval, path, type Sheet } from "../svg.ts";

type Hair = "long" | "bun" | "bob" | "short" | "none" | "curls";
type Hat =
  | "crown"
  | "nemes"
  | "horns"
  | "tricorn"
  | "cowboy"
  | "wizard"
  | "santa"
  | "official"
  | "laurel"
  | "none";
type Beard = "none" | "full" | "moustache";
type Dress = "robe" | "gown" | "suit" | "armour";

export interface Person {
  readonly hair: Hair;
  readonly hairPaint: string;
  readonly hat: Hat;
  readonly beard: Beard;
  readonly dress: Dress;
  readonly dressPaint: string;
  readonly eye: string;
}

const hairBack: Readonly<Record<Hair, string>> = {
  long: "M0-84C-60-88-72-40-66 10-64 44-78 70-84 88-50 92-20 84 0 84S50 92 84 88C78 70 64 44 66 10 72-40 60-88 0-84Z",
  bob: "M0-84C-62-86-72-30-64 30-50 42-30 36 0 36S50 42 64 30C72-30 62-86 0-84Z",
  bun: "M0-84C-58-84-62-30-52 10H52C62-30 58-84 0-84Z",
  curls:
    "M0-88C-30-98-60-80-62-60-88-46-82-14-70-4-84 22-60 50-40 40H40C60 50 84 22 70-4 82-14 88-46 62-60 60-80 30-98 0-88Z",
  short: "M0-82C-50-82-56-40-48-6H48C56-40 50-82 0-82Z",
  none: "",
};

const fringe: Readonly<Record<Hair, string>> = {
  long: "M0-74C-44-74-52-34-48 2-40-14-34-34-8-48 10-34 40-30 48 2 52-34 44-74 0-74Z",
  bob: "M0-74C-46-74-52-36-48 6-44-16-40-26-36-30H36C40-26 44-16 48 6 52-36 46-74 0-74Z",
  bun: "M0-74C-44-74-50-34-46-8-40-32-20-44 0-50 20-44 40-32 46-8 50-34 44-74 0-74Z",
  curls:
    "M0-76C-44-76-54-36-48-2-46-20-30-22-26-38-10-30 0-40 8-44 20-30 40-30 48-2 54-36 44-76 0-76Z",
  short:
    "M-46-10C-52-60-30-78 4-78 40-78 52-50 46-10 40-30 38-38 26-42-4-38-24-42-34-40-42-30-42-20-46-10Z",
  none: "",
};

function hat(kind: Hat, art: Sheet): string {
  switch (kind) {
    case "crown":
      return (
        path("M-46-54-56-108-26-84 0-120 26-84 56-108 46-54Q0-66-46-54Z", "g") +
        disc(0, -78, 9, "R") +
        art.twin(disc(-29, -72, 6, "C"))
      );
    case "nemes":
      return (
        path("M-50-40C-50-96 50-96 50-40Q0-56-50-40Z", "g") +
        art.twin(
          path("M-50-44C-86-20-88 40-72 78H-40C-48 40-46 0-46-40Z", "g") +
            line("M-74 2-48 4M-76 24-47 22M-74 46-46 40M-66 66-44 58", "b", 8),
        ) +
        path("M0-60C-14-84-10-104 0-112 10-104 14-84 0-60Z", "b")
      );
    case "horns":
      return (
        art.twin(path("M-44-62C-84-60-100-96-88-124-78-100-62-92-36-88Z", "e")) +
        path("M-54-34C-56-104 56-104 54-34Q0-54-54-34Z", "s") +
        path("M-10-92H10V-30L0-4-10-30Z", "g")
      );
    case "tricorn":
      return (
        path("M-92-58C-60-130 60-130 92-58 50-44-50-44-92-58Z", "k") +
        line("M-90-60C-50-46 50-46 90-60", "g", 7) +
        flat(
          disc(0, -82, 13, "#fff"),
          path("M-8-72H8V-62H-8Z", "#fff"),
          disc(-5, -82, 4, art.ink),
          disc(5, -82, 4, art.ink),
        )
      );
    case "cowboy":
      return (
        path("M-40-60C-44-116-20-112 0-106 20-112 44-116 40-60Z", "h") +
        path("M-100-74C-60-40 60-40 100-74 80-34 40-38 0-38S-80-34-100-74Z", "h") +
        line("M-41-66Q0-56 41-66", "r", 10)
      );
    case "wizard":
      return (
        path("M-44-56C-30-100-14-130 26-152 20-120 34-90 46-56Z", "v") +
        path("M-84-50C-40-74 40-74 84-50 50-36-50-36-84-50Z", "v") +
        flat(path("M0-116 5-104 17-102 8-94 10-82 0-88-10-82-8-94-17-102-5-104Z", "y"))
      );
    case "santa":
      return (
        path("M-50-50C-40-120 40-120 74-70 62-74 56-70 50-50Z", "r") +
        disc(76, -62, 15, "e") +
        path("M-56-62Q0-84 56-62C66-52 62-38 54-38Q0-58-54-38C-62-38-66-52-56-62Z", "e")
      );
    case "official":
      return (
        art.twin(oval(-84, -76, 34, 10, "k")) +
        path(
          "M-50-46V-84C-46-96-30-92-28-100-20-124 20-124 28-100 30-92 46-96 50-84V-46Q0-60-50-46Z",
          "k",
        ) +
        line("M-49-58Q0-72 49-58", "g", 8) +
        disc(0, -84, 11, "R")
      );
    case "laurel":
      return art.twin(
        line("M-50-30C-58-60-40-84-10-88", "g", 5) +
          path("M-52-40-70-52-54-62ZM-48-62-62-80-42-80ZM-36-76-40-98-22-88Z", "g"),
      );
    default:
      return "";
  }
}

function dress(person: Person, art: Sheet): string {
  const body = path("M-94 190C-92 96-80 64-18 50H18C80 64 92 96 94 190Z", person.dressPaint);
  switch (person.dress) {
    case "suit":
      return (
        body +
        path("M-20 50 0 140 20 50 0 64Z", "e") +
        path(
          "M-22 48-46 66-30 84-38 92 0 150-18 70ZM22 48 46 66 30 84 38 92 0 150 18 70Z",
          person.dressPaint,
        ) +
        path("M-17 62 0 70 17 62V86L0 77-17 86Z", art.pick(["r", "g", "k"]))
      );
    case "robe":
      return body + line("M-30 54C-20 90 0 110 20 170M30 54C24 80 10 100-4 118", "g", 9);
    case "armour":
      return (
        body +
        art.twin(path("M-100 118C-108 70-70 50-40 62L-52 112Q-76 100-100 118Z", "g")) +
        path("M-40 78Q0 100 40 78L34 130Q0 150-34 130Z", "g") +
        disc(0, 108, 13, "R")
      );
    default:
      return (
        path("M-78 190C-80 90-70 66-18 52H18C70 66 80 90 78 190Z", "t") +
        path(
          "M-60 190C-62 150-66 120-56 96-40 84-14 92 0 108 14 92 40 84 56 96 66 120 62 150 60 190Z",
          person.dressPaint,
        ) +
        line("M-26 60Q0 90 26 60", "g", 5) +
        disc(0, 80, 7, art.pick(["R", "C", "J"]))
      );
  }
}

function face(person: Person, art: Sheet): string {
  const woman = person.dress === "gown";
  const lash = woman ? 5 : 4;
  const eye =
    oval(-18, -8, 11, woman ? 12 : 9, "#fff", 'stroke="none"') +
    flat(disc(-17, -7, 8, person.eye), disc(-17, -7, 4, "#120818"), disc(-20, -11, 3, "#fff")) +
    line(
      woman ? "M-34-8C-30-20-14-24-6-14M-34-8-38-13" : "M-30-10C-26-18-14-20-7-13",
      art.ink,
      lash,
    ) +
    line(
      woman ? "M-32-27Q-20-34-8-28" : "M-33-24Q-20-32-7-25",
      person.hairPaint === "e" ? "s" : art.ink,
      woman ? 3 : 6,
    );
  const mouth = woman
    ? flat(path("M-12 22Q-5 17 0 20 5 17 12 22 0 34-12 22Z", "r"))
    : line("M-12 24Q0 31 12 24", art.ink, 4);
  return (
    path("M-16 30V62Q0 74 16 62V30Z", "t") +
    path("M-46-24C-48-66 48-66 46-24 46 10 26 44 0 46-26 44-46 10-46-24Z", "t") +
    flat(art.twin(disc(-30, 12, 9, "#f456")) + path("M-3 6 0 12 5 8Z", "#b5573fb0")) +
    art.twin(eye) +
    mouth
  );
}

function beard(person: Person, art: Sheet): string {
  if (person.beard === "full") {
    return (
      path(
        "M-47-14C-58 30-52 60-40 72-36 84-24 86-20 84-14 100-4 100 0 116 4 100 14 100 20 84 24 86 36 84 40 72 52 60 58 30 47-14 42 14 26 20 0 16-26 20-42 14-47-14Z",
        person.hairPaint,
      ) +
      line(
        "M-32 36C-32 56-26 66-20 76M32 36C32 56 26 66 20 76M-10 50 0 84 10 50",
        `${art.ink}70`,
        4,
      ) +
      flat(path("M-11 32Q0 44 11 32Q0 36-11 32Z", "#8c1a2a")) +
      path(
        "M0 15C-14 8-26 16-36 34-20 36-8 30 0 22 8 30 20 36 36 34 26 16 14 8 0 15Z",
        person.hairPaint,
      )
    );
  }
  return person.beard === "moustache"
    ? path(
        "M0 15C-16 8-28 18-40 34-20 34-8 28 0 22 8 28 20 34 40 34 28 18 16 8 0 15Z",
        person.hairPaint,
      )
    : "";
}

/** Head and shoulders of a person. */
function person(spec: Person): Motif {
  return (art) =>
    (hairBack[spec.hair] && path(hairBack[spec.hair], spec.hairPaint)) +
    (spec.hair === "bun" ? disc(0, -92, 24, spec.hairPaint) : "") +
    dress(spec, art) +
    face(spec, art) +
    beard(spec, art) +
    (fringe[spec.hair] && path(fringe[spec.hair], spec.hairPaint)) +
    (spec.hair === "bun" ? line("M-44-116 40-78", "g", 5) + disc(-40, -64, 12, "F") : "") +
    hat(spec.hat, art);
}

const cast = (
  hair: Hair,
  hairPaint: string,
  hat: Hat,
  beard: Beard,
  dress: Dress,
  dressPaint: string,
  eye = "#2a6ad0",
): Motif => person({ hair, hairPaint, hat, beard, dress, dressPaint, eye });

export const king = cast("curls", "h", "crown", "full", "robe", "r");
export const pharaoh = cast("none", "k", "nemes", "none", "armour", "b", "#2a8c5a");
export const cleopatra = cast("bob", "k", "crown", "none", "gown", "g", "#2a8c5a");
export const viking = cast("long", "o", "horns", "full", "armour", "s");
export const pirate = cast("long", "k", "tricorn", "full", "suit", "r", "#5a3410");
export const cowboy = cast("short", "h", "cowboy", "moustache", "suit", "h", "#5a3410");
export const wizard = cast("long", "e", "wizard", "full", "robe", "v");
export const santa = cast("curls", "e", "santa", "full", "robe", "r");
export const wealthGod = cast("none", "k", "official", "full", "robe", "r", "#3a2010");
export const zeus = cast("curls", "e", "laurel", "full", "robe", "e");
export const geisha = cast("bun", "k", "none", "none", "robe", "f", "#3a2010");
export const queen = cast("long", "y", "crown", "none", "gown", "v");

export const samurai = cast("bun", "k", "horns", "moustache", "armour", "r", "#3a2010");
export const vampire = cast("short", "k", "none", "none", "suit", "k", "#d01030");
export const goddess = cast("long", "o", "laurel", "none", "gown", "e", "#2a8c5a");
export const explorer = cast("short", "h", "cowboy", "none", "suit", "j", "#2a6ad0");

/** A dealer of a live table in varying evening dress. */
export const dealer: Motif = (art) => {
  const suit = art.chance(0.35);
  return person({
    hair: art.pick<Hair>(
      suit ? ["short", "short", "bob"] : ["long", "bob", "bun", "curls", "long"],
    ),
    hairPaint: art.pick(["k", "h", "h", "k", "o", "y"]),
    hat: "none",
    beard: "none",
    dress: suit ? "suit" : "gown",
    dressPaint: art.pick(["r", "k", "v", "b", "m", "j", "f"]),
    eye: art.pick(["#3a2010", "#2a6ad0", "#2a8c5a", "#5a3410"]),
  })(art);
};
