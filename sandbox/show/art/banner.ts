import type { Lang } from "../../http/language.ts";
import { motif, piece, sheet } from "./assets.ts";
import { bannerTexts } from "./banner-texts.ts";
import { inkOf, picture } from "./paint.ts";
import { banners } from "./plans.ts";
import { scheme } from "./schemes.ts";
import { at, disc, path } from "./svg.ts";

/** Above this a banner is drawn again without glints and dots. */
const mostBytes = 5800;

type BannerId = keyof typeof bannerTexts;

const isBanner = (id: string): id is BannerId => Object.hasOwn(bannerTexts, id);

/** Ids that have a banner. */
export const bannerIds = Object.keys(bannerTexts);

function lettering([large, small]: readonly [string, string], ink: string): string {
  const size = Math.min(
    96,
    Math.round(430 / (large.length * (/[가-힣぀-ヿ一-鿿]/.test(large) ? 1 : 0.7))),
  );
  const font =
    'font-family="Arial Black,Arial,Noto Sans,Noto Sans KR,sans-serif" font-weight="900"';
  return `<text x="226" y="216" ${font} font-style="italic" font-size="${size}" fill="url(#g)" stroke="${ink}" stroke-width="12" paint-order="stroke">${large}</text><text x="230" y="272" font-family="Arial,Noto Sans,Noto Sans KR,sans-serif" font-weight="700" font-size="35" fill="#fff" stroke="${ink}" stroke-width="6" paint-order="stroke">${small}</text><rect x="230" y="300" width="116" height="9" rx="4" fill="url(#n)"/>`;
}

function draw(id: BannerId, language: Lang, rich: boolean): string {
  const [name = "", hero = "", left = "", right = ""] = banners.get(id) ?? [];
  const colours = scheme(name);
  const art = sheet(`banner:${id}`);
  const body =
    piece(art, "scenery/beams") +
    (rich ? piece(art, "scenery/dots") : "") +
    disc(850, 210, 270, "L") +
    at(704, 322, 0.66, motif(art, left, 4), -14) +
    at(990, 308, 0.74, motif(art, right, 4), 14) +
    at(850, 206, 1.5, motif(art, hero, 3.4)) +
    path("M0 300H1200V420H0Z", "D", 'opacity=".8"') +
    (rich ? `<g transform="translate(700)">${piece(art, "foreground/glints")}</g>` : "") +
    lettering(bannerTexts[id][language], inkOf(colours));
  return picture(1200, 420, colours, body);
}

/**
 * A wide banner, 1200 by 420, or null for an id that has none. What matters lies between x 226 and
 * 1060, so that a phone that cuts the sides loses little and no letter.
 */
export function banner(id: string, language: Lang): string | null {
  if (!isBanner(id)) return null;
  const full = draw(id, language, true);
  return full.length <= mostBytes ? full : draw(id, language, false);
}
