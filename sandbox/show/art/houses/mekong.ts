import { motifShapes } from "../assets.ts";
import { printed } from "../hands/repaint.ts";
import { rows } from "../plans.ts";
import { scheme } from "../schemes.ts";
import { at, disc, num, path } from "../svg.ts";
import { type House, type Subject, sheetOf, sizeFor } from "./house.ts";

/** River, clay and rice, from dark to light. */
const inks = ["#0b4f4a", "#2f8a81", "#cf7a5a", "#e6c27c", "#fbf1dd"];

/** Sheets of cut paper that flow to the right. */
function river({ art, w, h }: Subject, from: number): string {
  const sheets = ["#dfeae4", "#b5d6cd", "#6fb0a6", "#2f8a81"];
  return sheets
    .map((fill, i) => {
      const y = h * (0.62 + i * 0.1);
      const [a, b] = [art.whole(8, 26), art.whole(-14, 14)];
      const x = from + i * w * 0.03;
      const d = `M${num(x - w * 0.12)} ${h}C${num(x + w * 0.1)} ${num(y + 50)} ${num(x + w * 0.16)} ${num(y - a)} ${num(x + w * 0.3)} ${num(y + b)}S${num(x + w * 0.52)} ${num(y - 24 - a)} ${num(w + 20)} ${num(y - 6)}V${h}Z`;
      return path(d, fill);
    })
    .join("");
}

function letters({ h, texts }: Subject): string {
  if (!texts) return "";
  const [large, small] = texts;
  const size = sizeFor(large, 430, 62, 0.7);
  return `<g font-family="Georgia,Noto Serif,Noto Serif KR,Times New Roman,serif"><text x="226" y="${num(h * 0.45)}" font-size="${size}" fill="#1d302e">${large}</text><text x="227" y="${num(h * 0.58)}" font-size="27" fill="#54625e">${small}</text></g>${path(`M227 ${num(h * 0.27)}h44`, "none", 'stroke="#c2703d" stroke-width="3"')}`;
}

/** Flat cut paper in few colours on white, with the river at the foot. */
export const mekong: House = {
  motifs: rows(`
    welcome lotus, jackpot balls, live cards, fish koi, login lotus, slots seven, sports football, lottery balls
    vip crown, invite gift, tournament trophy, cashback bag, agent turtle
    0 gift, 1 lotus, 2 bag, 3 drum, 4 cards, 5 koi, 6 football, 7 gift, 8 crown, 9 ticket, 10 trophy, 11 turtle
  `),
  draw(subject) {
    const { art, w, h, hero, texts } = subject;
    const x = texts ? w * 0.75 : w / 2;
    const y = h * 0.48;
    const size = h * 0.0028;
    const shapes = printed(motifShapes(art, hero), scheme("lagoon"), inks);
    const body =
      `<rect width="${w}" height="${h}" fill="#fbf8f1"/>` +
      disc(
        x + art.whole(-20, 20),
        h * 0.44,
        h * 0.37,
        art.pick(["#f3dcc0", "#e6efe9", "#f6e3d8"]),
      ) +
      river(subject, texts ? w * 0.46 : w * 0.02) +
      at(x, y, size, `<g stroke="none">${shapes}</g>`) +
      path(
        `M${num(w * 0.6)} ${num(h * 0.95)}q${num(w * 0.05)}-14 ${num(w * 0.1)} 0t${num(w * 0.1)} 0 ${num(w * 0.1)} 0`,
        "none",
        'stroke="#fbf8f1" stroke-width="3" opacity=".8"',
      ) +
      letters(subject);
    return sheetOf(subject, "#0b4f4a", body);
  },
};
