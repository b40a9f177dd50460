import { box, disc, flat, line, num, oval, path, type Sheet, star } from "./svg.ts";

/** What is behind the motif of a cover, 300 wide and 400 high. */
export type Scenery = (art: Sheet) => string;

/** Beams from the place of the motif; the gradient makes them fade outwards. */
export const rays: Scenery = (art) => {
  const count = art.pick([9, 10, 12, 14, 16]);
  const first = art.next();
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const a = ((i + first) * 2 * Math.PI) / count;
    const half = Math.PI / count / art.between(1.7, 2.3);
    const p = (t: number): string =>
      `${Math.round(150 + 330 * Math.cos(t))} ${Math.round(175 + 330 * Math.sin(t))}`;
    d += `M150 175L${p(a - half)} ${p(a + half)}Z`;
  }
  return path(d, "#fff", 'opacity=".16"');
};

export const bokeh: Scenery = (art) => {
  let body = "";
  for (let i = 0; i < 9; i += 1) {
    body += disc(
      art.whole(0, 300),
      art.whole(0, 400),
      art.whole(8, 38),
      "#fff",
      `opacity=".${art.pick(["07", "1", "14"])}"`,
    );
  }
  return body;
};

export const starlight: Scenery = (art) => {
  let d = "";
  for (let i = 0; i < 22; i += 1) {
    d += `M${art.whole(0, 300)} ${art.whole(0, 300)}h.1`;
  }
  return (
    line(d, "#fff", art.between(2, 3.4), 'opacity=".8"') +
    disc(art.whole(30, 270), art.whole(30, 120), art.whole(60, 120), "H", 'opacity=".35"')
  );
};

/** Curled clouds as on an old scroll. */
export const clouds: Scenery = (art) => {
  const curls = "M0 0C-6-26 22-40 40-26 48-52 92-50 94-22 116-30 132-10 122 4Z";
  const cloud = path(curls, "n", 'id="sc" opacity=".8"');
  const place = (x: number, y: number, s: number): string =>
    `<use href="#sc" transform="translate(${x} ${y})scale(${s})"/>`;
  return `<g transform="translate(${art.whole(-40, 0)} ${art.whole(90, 150)})">${cloud}</g>${place(art.whole(170, 220), art.whole(40, 90), 1.1)}${place(art.whole(190, 240), art.whole(200, 260), 0.9)}${place(art.whole(-70, -20), art.whole(240, 280), 1.2)}`;
};

export const mountains: Scenery = (art) => {
  const moon = art.whole(60, 240);
  return (
    disc(moon, 90, art.whole(38, 62), "y", 'opacity=".85"') +
    path(
      `M0 300 50 ${art.whole(190, 230)} 96 252 160 ${art.whole(150, 200)} 214 246 262 ${art.whole(190, 230)} 300 280V400H0Z`,
      "q",
      'opacity=".75"',
    ) +
    path(`M0 340C60 ${art.whole(280, 310)} 100 330 150 310S250 280 300 320V400H0Z`, "q")
  );
};

/** A hall with columns and an arch. */
export const hall: Scenery = (art) => {
  const stone = art.pick(["h", "n", "q"]);
  const column =
    box([14, 60, 42, 330], 0, stone) +
    box([4, 44, 62, 18], 5, "g") +
    box([4, 372, 62, 28], 5, "g") +
    line("M26 66V370M44 66V370", "#0003", 4);
  return (
    path("M44 400V150C44 20 256 20 256 150V400Z", "#fff", 'opacity=".12"') +
    `<g id="sc">${column}</g><use href="#sc" transform="translate(300)scale(-1 1)"/>` +
    path("M0 0H300V44H0Z", stone) +
    line("M0 44H300", "g", 7)
  );
};

/** Theatre curtains. */
export const stage: Scenery = (art) => {
  const cloth = art.pick(["r", "v", "m", "b"]);
  const half =
    path("M0 0H104C96 120 60 200 26 250 22 300 26 350 40 400H0Z", cloth) +
    line(
      "M20 0C20 120 14 200 4 260M48 0C46 110 34 190 14 246M78 0C72 110 54 180 26 240",
      "#0003",
      7,
    ) +
    line("M2 254 30 246", "g", 9);
  return `<g id="sc">${half}</g><use href="#sc" transform="translate(300)scale(-1 1)"/>${path("M0 0H300V26Q275 62 250 30 225 62 200 30 175 62 150 30 125 62 100 30 75 62 50 30 25 62 0 26Z", cloth)}${line("M0 28Q25 62 50 30 75 62 100 30 125 62 150 30 175 62 200 30 225 62 250 30 275 62 300 28", "g", 5)}`;
};

export const underwater: Scenery = (art) => {
  let bubbles = "";
  for (let i = 0; i < 8; i += 1) {
    bubbles += disc(
      art.whole(10, 290),
      art.whole(30, 330),
      art.whole(3, 12),
      "#fff2",
      'stroke="#fff9" stroke-width="1.5"',
    );
  }
  const weed = (x: number): string =>
    `M${x} 400C${x - 24} 350 ${x + 22} 320 ${x - 4} ${art.whole(230, 290)}`;
  return (
    path(
      "M60 0H100L40 330H-60ZM140 0H190L200 330H110ZM230 0H270L360 330H270Z",
      "H",
      'opacity=".28"',
    ) +
    line(weed(22) + weed(282), "j", 15) +
    line(weed(52) + weed(256), "n", 10) +
    bubbles +
    path("M0 366C70 330 120 380 180 358S270 350 300 364V400H0Z", "n", 'opacity=".8"')
  );
};

export const cosmos: Scenery = (art) =>
  starlight(art) +
  oval(150, 190, 220, 70, "n", `opacity=".22" transform="rotate(${art.whole(-40, 40)} 150 190)"`) +
  disc(art.pick([40, 262]), art.whole(60, 110), art.whole(26, 46), art.pick(["O", "C", "F", "N"])) +
  path("M0 400V356Q150 300 300 356V400Z", "q");

export const jungle: Scenery = (art) => {
  const leaf = (x: number, y: number, turn: number, s: number): string =>
    `<use href="#sc" transform="translate(${x} ${y})rotate(${turn + art.whole(-8, 8)})scale(${s})"/>`;
  return (
    `<defs><g id="sc">${path("M0 0C-44-30-40-96 0-150 40-96 44-30 0 0Z", "j")}${line("M0-8V-130M0-40-22-64M0-40 22-64M0-76-18-98M0-76 18-98", "#0644", 3)}</g></defs>` +
    leaf(-6, 100, 70, 0.8) +
    leaf(310, 90, -66, 0.9) +
    leaf(-10, 230, 60, 1) +
    leaf(310, 240, -58, 1) +
    leaf(20, -10, 150, 0.9) +
    leaf(280, -12, -148, 0.9) +
    leaf(-10, 390, 42, 1.1) +
    leaf(310, 396, -44, 1.1)
  );
};

export const desert: Scenery = (art) => {
  const x = art.whole(40, 90);
  return (
    disc(art.whole(190, 240), 90, 48, "y") +
    path(`M${x - 110} 290 ${x} 150 ${x + 120} 290Z`, "h") +
    path(`M${x} 150 ${x + 120} 290H${x + 30}Z`, "#0004") +
    path("M190 300 252 214 330 300Z", "h") +
    path("M0 290C80 262 150 300 300 272V400H0Z", "o") +
    path("M0 330C100 300 200 350 300 316V400H0Z", "h")
  );
};

/** A skyline at night with lit windows. */
export const city: Scenery = (art) => {
  let towers = "M0 400V260";
  let windows = "";
  for (let x = 0; x < 300; x += 30) {
    const top = art.whole(150, 270);
    towers += `V${top}h30`;
    windows += `M${x + 9} ${top + 14}V330M${x + 21} ${top + 14}V330`;
  }
  return (
    path(`${towers}V400Z`, "q") +
    `<path d="${windows}" stroke="#ffe27a" stroke-width="5" stroke-dasharray="6 12 6 30" stroke-linecap="butt" opacity=".7"/>` +
    path("M40 400 90 40 130 400M260 400 230 60 180 400", "H", 'opacity=".25"')
  );
};

/** A floor of light lines running to the horizon. */
export const grid: Scenery = (art) =>
  disc(150, 210, 104, art.pick(["f", "o", "n"])) +
  path("M0 252H300V400H0Z", "q") +
  `<g stroke="url(#n)" stroke-width="2" fill="none"><path d="M0 252.1H300M0 268H300M0 292H300M0 328H300M0 378H300M150 252V400M120 252 70 400M180 252 230 400M90 252-20 400M210 252 320 400M50 252-120 400M250 252 420 400"/></g>`;

export const stadium: Scenery = (art) => {
  let lamps = "";
  for (let i = 0; i < 5; i += 1) {
    lamps += disc(30 + i * 60, 34 + Math.abs(i - 2) * -7, 22, "H");
  }
  return (
    path("M0 60C90 96 210 96 300 60V250H0Z", "#0004") +
    `<path d="M0 110C90 140 210 140 300 110M0 150C90 180 210 180 300 150M0 190C90 216 210 216 300 190" stroke="#fff" stroke-width="5" stroke-dasharray="2 7" fill="none" opacity=".35"/>` +
    lamps +
    path("M0 236C90 262 210 262 300 236V400H0Z", art.pick(["j", "j", "h"])) +
    `<path d="M30 400 90 254M270 400 210 254M150 258V400M60 320H240" stroke="#fff" stroke-width="3" opacity=".5"/>`
  );
};

export const sweets: Scenery = (art) =>
  disc(60, 90, 34, "#fff", 'opacity=".5"') +
  disc(96, 96, 26, "#fff", 'opacity=".5"') +
  disc(226, 60, 30, "#fff", 'opacity=".5"') +
  disc(256, 70, 20, "#fff", 'opacity=".5"') +
  path("M-20 320C20 200 100 220 130 320ZM170 320C200 210 290 190 330 320Z", "n") +
  path(`M0 330C60 ${art.whole(270, 300)} 120 320 160 306S260 270 300 316V400H0Z`, "f") +
  line("M0 336C60 300 120 330 160 316S260 286 300 326", "#fff", 12);

export const winter: Scenery = (art) => {
  let flakes = "";
  for (let i = 0; i < 26; i += 1) {
    flakes += `M${art.whole(0, 300)} ${art.whole(0, 380)}h.1`;
  }
  return (
    path(
      `M0 310 70 ${art.whole(150, 190)} 130 290 200 ${art.whole(130, 180)} 300 320V400H0Z`,
      "b",
    ) +
    path(
      "M44 220 70 168 98 230 82 218 70 232 58 216ZM172 210 200 156 232 214 214 204 200 222 186 202Z",
      "#fff",
    ) +
    path("M0 340C80 300 200 350 300 316V400H0Z", "#e6f5ff") +
    line(flakes, "#fff", 5, 'opacity=".8"')
  );
};

/** A card table seen from the player's seat. */
export const felt: Scenery = (art) =>
  path("M0 232C80 200 220 200 300 232V400H0Z", "h") +
  path("M0 250C80 218 220 218 300 250V400H0Z", art.pick(["j", "r", "b", "v"])) +
  `<path d="M20 300C100 262 200 262 280 300M0 340C100 296 200 296 300 340" stroke="#ffe9a8" stroke-width="3" fill="none" opacity=".7"/>` +
  `<g fill="url(#H)">${disc(50, 70, 60, "H")}${disc(250, 70, 60, "H")}</g>` +
  line(
    "M30 60H31M60 90H61M84 46H85M216 46H217M242 90H243M270 60H271M150 30H151",
    "#fff3c4",
    9,
    'opacity=".7"',
  );

/** A ring of bulbs, as on an old fairground. */
export const bulbs: Scenery = (art) => {
  const r = art.whole(112, 128);
  return (
    disc(150, 175, r + 12, art.pick(["r", "v", "b", "m"]), 'stroke="url(#g)" stroke-width="6"') +
    disc(150, 175, r - 8, "B") +
    `<circle cx="150" cy="175" r="${r + 2}" fill="none" stroke="#fff6c8" stroke-width="11" stroke-dasharray="0 ${num((2 * Math.PI * (r + 2)) / 28)}"/>`
  );
};

export const arena: Scenery = (art) =>
  path("M0 180H300V260H0Z", "h") +
  line("M20 170V262M70 170V262M120 170V262M180 170V262M230 170V262M280 170V262", "h", 13) +
  line("M0 196H300M0 232H300", "o", 6) +
  path("M0 256C90 240 210 240 300 256V400H0Z", art.pick(["o", "h", "y"])) +
  path("M0 0 60 0 110 250H20ZM300 0H240L190 250H280Z", "H", 'opacity=".3"');

/** Scattered diamonds of light on a quilted wall. */
export const quilt: Scenery = (art) => {
  const step = art.pick([40, 50, 60]);
  let d = "";
  for (let x = -400; x < 400; x += step) {
    d += `M${x} 0l400 400M${x + 300} 0l-400 400`;
  }
  return `<path d="${d}" stroke="#fff" stroke-width="1.5" opacity=".13"/>${flat(path(star(4, 160, 40), "H", 'transform="translate(150 175)" opacity=".5"'))}`;
};
