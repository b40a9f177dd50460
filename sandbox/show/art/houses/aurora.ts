import { motifShapes } from "../assets.ts";
import { lined } from "../hands/repaint.ts";
import { rows } from "../plans.ts";
import { scheme } from "../schemes.ts";
import { at, disc, num, path } from "../svg.ts";
import { type House, type Subject, sheetOf, sizeFor } from "./house.ts";

const night = "#0a1126";
const ice = "#e4f6ff";

/** A curtain of light: rays side by side along a wave, each fading upwards; the blur makes one sheet of them. */
function curtain({ art, w, h }: Subject, paint: string, low: number): string {
  const rays = 15;
  const [phase, bend] = [art.between(0, 6), art.between(0.7, 1.3)];
  const wave = (i: number) =>
    Math.sin(phase + i * 0.6 * bend) * 0.1 + Math.sin(phase * 2 + i * 1.3) * 0.035;
  const all = Array.from({ length: rays }, (_, i) => {
    const tall = h * art.between(0.34, 0.62);
    const foot = h * (low + wave(i));
    return `<use href="#${paint}" transform="translate(${num((w / rays) * i)} ${num(foot - tall)})scale(${num(w / rays / 10)} ${num(tall / 100)})"/>`;
  });
  return all.join("");
}

const light = (id: string, colour: string) =>
  `<linearGradient id="${id}1" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".6" stop-color="${colour}" stop-opacity=".3"/><stop offset=".9" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><path id="${id}" d="M0 0H11V100H0Z" fill="url(#${id}1)"/>`;

function stars({ art, w, h }: Subject): string {
  const dots = Array.from({ length: 11 }, () => {
    const [x, y] = [art.whole(0, w), art.whole(0, Math.round(h * 0.6))];
    return disc(x, y, art.pick([0.8, 1.2, 1.8]), ice);
  });
  return `<g opacity=".7">${dots.join("")}</g>`;
}

/** Ridges of ice at the horizon. */
function ridges({ art, w, h }: Subject): string {
  const line = (base: number, rise: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const up = i % 2 ? art.whole(rise / 2, rise) : art.whole(0, 8);
      return `${num((w / steps) * i)} ${num(h * base - up)}`;
    }).join("L");
  return (
    path(`M${line(0.84, h * 0.16, 9)}V${h}H0Z`, "#101d3d") +
    path(`M${line(0.93, h * 0.1, 6)}V${h}H0Z`, "#070c1c", 'stroke="#8fc8e8" stroke-opacity=".35"')
  );
}

function letters({ h, texts }: Subject): string {
  if (!texts) return "";
  const [large, small] = texts;
  const size = sizeFor(large, 430, 66, 0.74);
  const font = 'font-family="Helvetica Neue,Arial,Noto Sans,Noto Sans KR,sans-serif"';
  return `<g ${font}><text x="226" y="${num(h * 0.47)}" font-weight="300" font-size="${size}" letter-spacing="${num(size * 0.06)}" fill="#fff">${large}</text><text x="228" y="${num(h * 0.6)}" font-size="28" fill="#d3e4f5">${small}</text></g>${path(`M228 ${num(h * 0.68)}h64`, "none", 'stroke="#4ce0b3" stroke-width="2"')}`;
}

/** Thin lines before the northern light, and much night around them. */
export const aurora: House = {
  motifs: rows(`
    welcome planet, jackpot comet, live cards, fish koi, login moon, slots gem, sports football, lottery balls
    vip crown, invite gift, tournament trophy, cashback coin, agent eagle
    0 gift, 1 planet, 2 coin, 3 comet, 4 cards, 5 koi, 6 football, 7 rocket, 8 crown, 9 balls, 10 trophy, 11 wolf
  `),
  draw(subject) {
    const { art, w, h, hero, texts } = subject;
    const x = texts ? w * 0.73 : w / 2;
    const y = h * (texts ? 0.49 : 0.46);
    const size = h * 0.0031;
    const shapes = lined(motifShapes(art, hero), scheme("ice"), "currentColor", night);
    const body =
      `<defs><linearGradient id="S" x2="0" y2="1"><stop stop-color="#050814"/><stop offset="1" stop-color="#132350"/></linearGradient>${light("A", "#3fe0ae")}${light("V", "#7a6cff")}<filter id="soft" x="0" width="1"><feGaussianBlur stdDeviation="20 6"/></filter></defs>` +
      `<rect width="${w}" height="${h}" fill="url(#S)"/>` +
      stars(subject) +
      `<g filter="url(#soft)">${curtain(subject, "V", 0.46)}${curtain(subject, "A", 0.64)}</g>` +
      ridges(subject) +
      disc(x, y, h * 0.4, night, 'opacity=".55"') +
      disc(x, y, h * 0.4, "none", 'stroke="#bfe9ff" stroke-opacity=".5"') +
      at(x, y, size, `<g stroke="currentColor" stroke-width="2.4">${shapes}</g>`) +
      letters(subject);
    return sheetOf(subject, ice, body);
  },
};
