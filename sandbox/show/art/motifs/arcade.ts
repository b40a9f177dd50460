import { at, box, disc, flat, line, type Motif, oval, path, star } from "../svg.ts";
import { gem } from "./treasure.ts";

export const rocket: Motif = (art) =>
  at(
    0,
    0,
    1,
    path("M-22 62C-30 90-10 100 0 128 10 100 30 90 22 62Z", "o") +
      flat(path("M-10 64C-14 84-4 90 0 106 4 90 14 84 10 64Z", "y")) +
      art.twin(path("M-34 10C-70 26-76 60-72 84L-28 62Z", art.pick(["r", "m"]))) +
      path("M0-112C-44-70-46 0-32 66H32C46 0 44-70 0-112Z", "s") +
      path("M0-112C-20-92-32-68-36-48H36C32-68 20-92 0-112Z", art.pick(["r", "m"])) +
      disc(0, -14, 21, "g") +
      disc(0, -14, 14, "C") +
      flat(path("M-20-44C-32-10-28 30-20 60H-8C-14 20-16-20-4-60Z", "w")),
    28,
  );

export const plane: Motif = (art) => {
  const paint = art.pick(["r", "m", "b"]);
  return at(
    0,
    0,
    1,
    path("M-90-8-112-58-84-58-54-14Z", paint) +
      path("M20 0 66 76H30L-30 14Z", paint) +
      path("M-100-8C-60-34 30-44 74-26 100-16 112 0 100 8 60 30-60 24-100-8Z", "s") +
      path("M-6-34C6-54 40-54 52-32 34-26 12-28-6-34Z", "c") +
      path("M-10 6-50 90H-14L44 10Z", paint) +
      flat(path("M-80-6C-40-24 20-30 60-24 20-18-40-10-80-6Z", "#fffb")) +
      path("M100-34C110-20 110 20 100 34 94 20 94-20 100-34Z", "k"),
    -16,
  );
};

export const balloon: Motif = (art) => {
  const [one, two] = art.pick([
    ["r", "y"],
    ["v", "f"],
    ["b", "c"],
    ["m", "n"],
  ] as const);
  return (
    line("M-34 56-20 84M34 56 20 84", "h", 5) +
    path("M-26 80H26L20 114H-20Z", "h") +
    path(
      "M0-112C60-112 92-70 86-22 80 18 48 40 34 62H-34C-48 40-80 18-86-22-92-70-60-112 0-112Z",
      one,
    ) +
    path(
      "M0-112C-30-100-44-60-40-18-38 16-26 40-16 62H16C26 40 38 16 40-18 44-60 30-100 0-112Z",
      two,
    ) +
    path("M0-112C-12-100-16-60-14-18-14 16-8 40-6 62H6C8 40 14 16 14-18 16-60 12-100 0-112Z", one) +
    flat(path("M-66-50C-58-84-36-98-18-102-44-84-56-64-66-50Z", "w")) +
    line("M-30 92H30", "#0004", 4)
  );
};

export const bomb: Motif = (art) =>
  line("M30-60C40-96 70-90 76-74", art.ink, 13) +
  line("M30-60C40-96 70-90 76-74", "e", 6) +
  path(star(8, 30, 11), "y", 'transform="translate(80-72)"') +
  path("M8-74 44-60 36-38 0-52Z", "k") +
  disc(-6, 18, 76, "K") +
  flat(
    oval(-34, -18, 22, 13, "#fffb", 'transform="rotate(-34-34-18)"'),
    path(star(5, 34, 15), "r", 'transform="translate(0 26)"'),
  );

export const planet: Motif = (art) => {
  const ring = `<ellipse rx="112" ry="30" fill="none" stroke="url(#g)" stroke-width="13" transform="rotate(-18)"/>`;
  return (
    ring +
    disc(0, 0, 68, art.pick(["M", "O", "C", "W", "N"])) +
    flat(
      `<g fill="none" stroke="#fff5" stroke-width="10"><path d="M-62-20Q0-44 62-22M-66 12Q0-10 66 10"/></g>`,
      disc(20, 34, 9, "#0002"),
      oval(-26, -40, 18, 9, "#fffa", 'transform="rotate(-30-26-40)"'),
    ) +
    `<path d="M-106 34A112 30-18 0 0 106-34" fill="none" stroke="url(#g)" stroke-width="13"/>`
  );
};

/** Pegs, slots and one falling ball. */
export const plinko: Motif = (art) => {
  let pegs = "";
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i <= row + 1; i += 1) {
      pegs += disc(-15 * (row + 1) + 30 * i, -58 + row * 25, 6, "#fff");
    }
  }
  const bins = ["j", "y", "o", "r", "f", "v"]
    .map((paint, i) => box([-92 + i * 31, 66, 28, 32], 6, paint))
    .join("");
  return (
    path("M-30-96H30L104 104H-104Z", "k") +
    flat(pegs) +
    bins +
    disc(art.between(-30, 30), 10, 15, "F") +
    disc(0, -82, 13, "Y")
  );
};

export const mines: Motif = (art) => {
  let tiles = "";
  const hit = art.whole(0, 8);
  const found = [(hit + 2) % 9, (hit + 4) % 9, (hit + 7) % 9];
  for (let i = 0; i < 9; i += 1) {
    const x = (i % 3) * 64;
    const y = Math.floor(i / 3) * 64;
    if (i === hit) tiles += at(x - 64, y - 64, 0.3, bomb(art));
    else tiles += `<use href="#${found.includes(i) ? "mj" : "mi"}" x="${x}" y="${y}"/>`;
  }
  const closed = box([-92, -92, 56, 56], 12, "b") + flat(path("M-86-86H-44L-86-56Z", "#fff4"));
  const open = box([-92, -92, 56, 56], 12, "k") + at(-64, -64, 0.28, gem(art));
  return `<defs><g id="mi">${closed}</g><g id="mj">${open}</g></defs>${box([-104, -104, 208, 208], 22, "q")}${tiles}`;
};

export const heads: Motif = (art) =>
  at(40, -34, 0.66, disc(0, 0, 90, "s") + path(star(6, 60, 28), "#fff"), 20) +
  at(
    -26,
    22,
    0.82,
    disc(0, 0, 92, "g") +
      `<circle r="74" fill="none" stroke="#a85b00" stroke-width="5"/>` +
      path("M-46 34-54-26-24-4 0-46 24-4 54-26 46 34Z", art.pick(["r", "m"])) +
      flat(path("M-62-50A80 80 0 0 1 20-78Q-30-50-50 20-74-20-62-50Z", "w")),
    -12,
  );

export const rose: Motif = (art) => {
  const paint = art.pick(["r", "f", "m"]);
  return (
    line("M0 30C6 60-4 80 4 112", art.ink, 14) +
    line("M0 30C6 60-4 80 4 112", "#2a8c3a", 8) +
    path(
      "M2 70C-30 40-60 50-76 66-50 92-20 92 2 70ZM4 84C30 60 60 66 74 80 50 104 24 104 4 84Z",
      "j",
    ) +
    path(
      "M0-92C-30-104-60-84-60-60-92-50-88-4-66 12-58 48-20 56 0 44 20 56 58 48 66 12 88-4 92-50 60-60 60-84 30-104 0-92Z",
      paint,
    ) +
    line(
      "M-62-56C-50-10-20 10 0 12 20 10 50-10 62-56M-34-66C-30-30-14-16 0-16 14-16 30-30 34-66M-14-58C-6-78 20-70 14-54 8-40-18-42-16-58",
      art.ink,
      4,
    ) +
    flat(path("M-54-58C-40-84-10-86 10-80-20-74-40-66-54-58Z", "w"))
  );
};

export const drumAndStick: Motif = (art) =>
  oval(0, 40, 84, 40, "h") +
  path("M-84-20H84V40C84 84-84 84-84 40Z", art.pick(["r", "m"])) +
  `<path d="M-82 0C-60 34 60 34 82 0M-82 34C-60 68 60 68 82 34" fill="none" stroke="#ffd23f" stroke-width="9" stroke-dasharray="1 20"/>` +
  oval(0, -22, 84, 36, "e") +
  flat(oval(0, -22, 40, 15, "#e8222e70")) +
  line("M-92-92-20-34M92-92 20-34", art.ink, 16) +
  line("M-92-92-20-34M92-92 20-34", "h", 9) +
  disc(-18, -34, 13, "O") +
  disc(18, -34, 13, "O");

export const gift: Motif = (art) => {
  const paint = art.pick(["r", "v", "m", "j", "b"]);
  return (
    box([-78, -12, 156, 104], 10, paint) +
    path("M-16-12H16V92H-16Z", "g") +
    box([-92, -40, 184, 36], 9, paint) +
    path("M-18-40H18V-4H-18Z", "g") +
    art.twin(
      path("M0-44C-20-96-84-104-84-70-84-48-40-42 0-44Z", "g") +
        flat(path("M-14-52C-30-80-64-82-66-68-60-54-34-52-14-52Z", art.ink)),
    ) +
    flat(path("M-84-34H-24V-24H-84ZM-70-4H-30V30Q-60 20-70-4Z", "#fff4"))
  );
};
