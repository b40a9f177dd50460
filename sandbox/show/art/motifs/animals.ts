import { disc, flat, line, type Motif, oval, path, type Sheet } from "../svg.ts";

type Ear = "point" | "round" | "long" | "flop" | "horn" | "tuft";
type Mark = "stripes" | "patches" | "cheeks" | "mane" | "heart" | "none";

interface Beast {
  /** Paint of the fur, and of muzzle and chest. */
  readonly fur: string;
  readonly pale: string;
  readonly ear: Ear;
  readonly mark: Mark;
  /** Colour of the iris. */
  readonly eye: string;
  /** Hunters frown. */
  readonly fierce: boolean;
  readonly snout?: "nose" | "ring" | "beak" | "disc";
}

const ears: Readonly<Record<Ear, (b: Beast) => string>> = {
  point: (b) => path("M-70-18-76-92-14-60Z", b.fur) + flat(path("M-62-34-66-74-32-54Z", "f")),
  round: (b) => disc(-54, -56, 27, b.fur) + flat(disc(-54, -55, 15, "f")),
  long: (b) =>
    path("M-44-48C-74-90-66-140-48-140S-18-100-14-60Z", b.fur) +
    flat(path("M-40-62C-58-92-54-124-46-124S-30-96-26-66Z", "f")),
  flop: (b) => path("M-40-62C-92-84-104-30-92 14-78 22-62 0-62-24Z", b.fur),
  horn: (b) =>
    path("M-46-44C-96-48-112-84-92-116-92-84-62-76-30-66Z", "e") +
    path("M-64-30C-104-34-104-10-72-4Z", b.fur),
  tuft: (b) => path("M-72-10-84-84C-60-80-30-78-12-62Z", b.fur),
};

function mane(art: Sheet): string {
  let d = "";
  for (let i = 0; i < 14; i += 1) {
    const a = (i * Math.PI) / 7;
    const p = (r: number, b: number): string =>
      `${Math.round(r * Math.sin(b))} ${Math.round(-r * Math.cos(b))}`;
    d += `${i ? "" : `M${p(84, a)}`}Q${p(122, a + 0.1)} ${p(100, a + 0.3)}T${p(84, a + Math.PI / 7)}`;
  }
  return path(`${d}Z`, art.chance(0.5) ? "h" : "o");
}

function marks(beast: Beast, art: Sheet): string {
  switch (beast.mark) {
    case "stripes":
      return (
        line("M0-66V-40M-15-62-11-42M15-62 11-42", art.ink, 7) +
        art.twin(line("M-70 0-48 6M-70 20-50 20M-62 40-46 34", art.ink, 7))
      );
    case "patches":
      return art.twin(flat(path("M-52 10C-66-26-20-40-14-14-12 12-38 26-52 10Z", art.ink)));
    case "cheeks":
      return art.twin(flat(path("M0 18C-30-6-56 4-76 22-60 52-30 70 0 76Z", beast.pale)));
    case "heart":
      return flat(
        path("M0-36C-20-60-64-36-56 4-58 40-30 62 0 62S58 40 56 4C64-36 20-60 0-36Z", "t"),
      );
    default:
      return "";
  }
}

function snout(beast: Beast, art: Sheet): string {
  const mouth = line("M0 34V42M-18 44C-14 54-2 52 0 42 2 52 14 54 18 44", art.ink, 4);
  switch (beast.snout) {
    case "beak":
      return (
        path("M-20 6Q0-10 20 6 14 44 0 56-14 44-20 6Z", "o") +
        line("M-18 18Q0 10 18 18", art.ink, 3)
      );
    case "disc":
      return (
        oval(0, 26, 34, 24, "f") +
        flat(oval(-12, 26, 6, 9, art.ink), oval(12, 26, 6, 9, art.ink)) +
        line("M-22 56Q0 68 22 56", art.ink, 4)
      );
    case "ring":
      return (
        oval(0, 34, 46, 32, beast.pale) +
        flat(oval(-18, 26, 7, 9, art.ink), oval(18, 26, 7, 9, art.ink)) +
        `<circle cy="52" r="17" fill="none" stroke="url(#g)" stroke-width="7"/>`
      );
    default: {
      const fangs = beast.fierce ? flat(path("M-15 50-11 63-6 52ZM15 50 11 63 6 52Z", "#fff")) : "";
      return (
        flat(oval(-16, 40, 24, 19, beast.pale), oval(16, 40, 24, 19, beast.pale)) +
        fangs +
        mouth +
        flat(
          path("M-16 18Q0 12 16 18 14 32 0 35-14 32-16 18Z", art.ink),
          oval(-5, 21, 5, 3, "#fff9"),
        )
      );
    }
  }
}

function eyes(beast: Beast, art: Sheet): string {
  const look =
    disc(-29, -6, 17, "#fff") +
    flat(disc(-27, -5, 12, beast.eye), disc(-27, -5, 6, "#120818"), disc(-32, -10, 4, "#fff"));
  const brow = beast.fierce ? path("M-52-26-8-12C-14-22-34-34-52-26Z", art.ink) : "";
  return art.twin(look + brow);
}

/** Something to wear, so that two tigers need not look alike. */
function worn(spec: Beast, art: Sheet): string {
  const kind = art.whole(0, 6);
  if (kind === 1 && spec.ear !== "horn") {
    return (
      path("M-34-60-42-108-18-86 0-116 18-86 42-108 34-60Q0-70-34-60Z", "g") + disc(0, -80, 8, "R")
    );
  }
  if (kind === 2) {
    return (
      path("M-54-18H54C54 14 12 18 4-6H-4C-12 18-54 14-54-18Z", "k") +
      flat(path("M-46-14H-18L-34 4ZM14-14H40L24 4Z", "#fff7"))
    );
  }
  if (kind === 3) return line("M-52 58Q0 96 52 58", "r", 15) + disc(0, 80, 15, "G");
  if (kind === 4)
    return (
      line("M-52 58C-40 110 40 110 52 58", "g", 11, 'stroke-dasharray="1 11"') +
      disc(0, 98, 19, "G") +
      disc(0, 98, 9, "R")
    );
  return "";
}

/** Head and shoulders of an animal, looking at the player. */
export function beast(spec: Beast): Motif {
  return (art) =>
    path("M-96 190C-96 70-60 40 0 40S96 70 96 190Z", spec.fur) +
    flat(path("M-44 190C-46 90-30 70 0 70S46 90 44 190Z", spec.pale)) +
    (spec.mark === "mane" ? mane(art) : "") +
    art.twin(ears[spec.ear](spec)) +
    path("M-74-4C-76-54-42-72 0-72S76-54 74-4C74 44 40 74 0 74S-74 44-74-4Z", spec.fur) +
    marks(spec, art) +
    flat(path("M-54-36C-44-62-4-70 20-62-4-58-40-48-54-36Z", "w")) +
    snout(spec, art) +
    eyes(spec, art) +
    worn(spec, art);
}

const plain = { mark: "none", fierce: false, pale: "e", eye: "#7a3c10" } as const;

export const tiger = beast({
  fur: "o",
  pale: "e",
  ear: "round",
  mark: "stripes",
  eye: "#3fbf4a",
  fierce: true,
});
export const lion = beast({
  fur: "y",
  pale: "e",
  ear: "round",
  mark: "mane",
  eye: "#c96a00",
  fierce: true,
});
export const fox = beast({
  fur: "o",
  pale: "e",
  ear: "point",
  mark: "cheeks",
  eye: "#6a3b0a",
  fierce: false,
});
export const wolf = beast({
  fur: "s",
  pale: "e",
  ear: "point",
  mark: "cheeks",
  eye: "#1e9be8",
  fierce: true,
});
export const panda = beast({
  fur: "e",
  pale: "e",
  ear: "round",
  mark: "patches",
  eye: "#5b3210",
  fierce: false,
});
export const monkey = beast({ ...plain, fur: "h", ear: "round", mark: "heart" });
export const rabbit = beast({ ...plain, fur: "e", ear: "long", eye: "#d0306a" });
export const hound = beast({ ...plain, fur: "h", ear: "flop" });
export const pig = beast({ ...plain, fur: "f", ear: "tuft", snout: "disc" });
export const bull = beast({
  fur: "h",
  pale: "e",
  ear: "horn",
  mark: "none",
  eye: "#e02020",
  fierce: true,
  snout: "ring",
});
export const bear = beast({ ...plain, fur: "h", ear: "round" });
export const eagle = beast({
  fur: "e",
  pale: "h",
  ear: "tuft",
  mark: "none",
  eye: "#ffb400",
  fierce: true,
  snout: "beak",
});
export const owl = beast({
  fur: "v",
  pale: "e",
  ear: "tuft",
  mark: "cheeks",
  eye: "#ffb400",
  fierce: false,
  snout: "beak",
});
export const blackCat = beast({
  fur: "k",
  pale: "k",
  ear: "point",
  mark: "none",
  eye: "#5de04a",
  fierce: true,
});
export const goblin = beast({
  fur: "j",
  pale: "y",
  ear: "point",
  mark: "none",
  eye: "#d01030",
  fierce: true,
});
