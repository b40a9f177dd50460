import { motif } from "../assets.ts";
import { document } from "../paint.ts";
import { rows } from "../plans.ts";
import { scheme } from "../schemes.ts";
import { at, box, disc, num } from "../svg.ts";
import { type House, type Subject, sizeFor, widthOf } from "./house.ts";

/** Paper windows: bars across bars. */
const lattice =
  '<pattern id="lattice" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M0 15H60M0 45H60M15 0V60M45 0V60M15 15H45V45H15Z" fill="none" stroke="#f2a65a" stroke-opacity=".13" stroke-width="4"/></pattern>';

/** Painted eaves: half circles in five colours. */
const eave =
  '<pattern id="eave" width="60" height="30" patternUnits="userSpaceOnUse"><path d="M0 0A30 30 0 0 0 60 0Z" fill="#1f6b57"/><path d="M8 0A22 22 0 0 0 52 0Z" fill="#e8b23a"/><path d="M15 0A15 15 0 0 0 45 0Z" fill="#c0311f"/><path d="M23 0A7 7 0 0 0 37 0Z" fill="#fff1d0"/></pattern>';

const eaves = ({ w }: Subject, y: number, way: 1 | -1): string =>
  `<g transform="translate(0 ${y})scale(1 ${way})">${box([0, -14, w, 14], 0, "#7a1a16")}<rect width="${w}" height="30" fill="url(#eave)"/></g>`;

const lamp =
  '<g id="lamp"><path d="M0-300V-30M0 30v22M-12-32h24M-12 32h24" stroke="#e8b23a" stroke-width="4"/><circle r="70" fill="url(#glow)"/><rect x="-20" y="-28" width="40" height="56" rx="18" fill="#ff7a3c"/><path d="M0-28v56M-11-25q-8 25 0 50M11-25q8 25 0 50" fill="none" stroke="#a8321a" stroke-width="2"/></g>';

function letters({ h, texts }: Subject): string {
  if (!texts) return "";
  const [large, small] = texts;
  const size = sizeFor(large, 470, 118, 0.72);
  const label = sizeFor(small, 400, 32, 0.64);
  const width = Math.round(widthOf(small, 0.64) * label + 44);
  const font =
    'font-family="Arial Black,Noto Sans KR,Noto Sans,Arial,sans-serif" font-weight="900"';
  return `<text x="222" y="${num(h * 0.54)}" ${font} font-size="${size}" letter-spacing="-2" fill="#ffd57a" stroke="#2a0b0b" stroke-width="14" paint-order="stroke">${large}</text>${box([222, h * 0.62, width, 56], 6, "#c0311f")}<text x="${num(222 + width / 2)}" y="${num(h * 0.62 + 39)}" ${font} font-size="${label}" text-anchor="middle" fill="#fff4e2">${small}</text>`;
}

/** Red for what is violet or pink elsewhere: such paints would be strangers here. */
const warm = (body: string) =>
  body.replace(/url\(#[vf]\)/g, "url(#r)").replace(/url\(#[WF]\)/g, "url(#R)");

/** Warm, dense and heavy: lanterns before a lattice under painted eaves, and large figures. */
export const hanbit: House = {
  motifs: rows(`
    welcome tiger lantern coin, jackpot seven coin ingot, live dealer chip suit, fish koi pearl puffer
    login tiger lantern ingot, slots dragon seven coin, sports football trophy glove, lottery balls coin ticket
    vip crown jewel coin, invite gift coin lantern, tournament trophy coin jewel, cashback bag coin ingot
    agent tiger coin bag
    0 gift coin lantern, 1 chest coin lantern, 2 bag coin ingot, 3 seven coin bell, 4 dealer chip suit
    5 koi puffer pearl, 6 football trophy glove, 7 fox gift coin, 8 crown jewel coin, 9 balls ticket coin
    10 trophy coin jewel, 11 dragon coin lantern
  `),
  draw(subject) {
    const { art, w, h, hero, beside, texts } = subject;
    const colours = scheme(art.pick(["lava", "crimson", "gold"]));
    const x = texts ? w * 0.73 : w / 2;
    const y = h * 0.54;
    const size = h * 0.0034;
    const [left, right] = beside;
    const side = (name: string | undefined, way: number) =>
      name ? at(x + way * h * 0.42, y + h * 0.2, size * 0.5, motif(art, name, 5), way * 12) : "";
    const body =
      `<defs>${lattice}${eave}${lamp}<radialGradient id="glow"><stop stop-color="#ffb35c" stop-opacity=".85"/><stop offset="1" stop-color="#ff7a3c" stop-opacity="0"/></radialGradient></defs>` +
      box([0, 0, w, h], 0, "#3a1212") +
      `<rect width="${w}" height="${h}" fill="url(#lattice)"/>` +
      disc(x, y, h * 0.72, "url(#glow)") +
      `<use href="#lamp" x="${num(x - h * 0.62)}" y="${num(h * 0.3)}"/><use href="#lamp" x="${num(x + h * 0.6)}" y="${num(h * 0.36)}"/>` +
      side(left, -1) +
      side(right, 1) +
      at(x, y, size, motif(art, hero, 4)) +
      eaves(subject, 14, 1) +
      eaves(subject, h - 14, -1) +
      letters(subject);
    return document(w, h, "#2a0b0b", colours, warm(body));
  },
};
