import type { Lang } from "../../http/language.ts";
import { bannerTexts } from "./banner-texts.ts";
import * as front from "./foreground.ts";
import * as animal from "./motifs/animals.ts";
import * as arcade from "./motifs/arcade.ts";
import * as lottery from "./motifs/lottery.ts";
import * as myth from "./motifs/myth.ts";
import * as people from "./motifs/people.ts";
import * as sea from "./motifs/sea.ts";
import * as sport from "./motifs/sport.ts";
import * as table from "./motifs/table.ts";
import * as gold from "./motifs/treasure.ts";
import { inkOf, paintsOf, sky } from "./paint.ts";
import { type SchemeName, scheme } from "./schemes.ts";
import { at, box, disc, inked, type Motif, path, picture, type Sheet, sheet } from "./svg.ts";

/** Above this a banner is drawn again without glints and dots. */
const mostBytes = 5800;

interface BannerPlan {
  readonly scheme: SchemeName;
  readonly hero: Motif;
  /** Left and right of the hero, smaller. */
  readonly beside: readonly [Motif, Motif];
  readonly front: (art: Sheet) => string;
}

const plan = (
  name: SchemeName,
  hero: Motif,
  beside: readonly [Motif, Motif],
  before: (art: Sheet) => string = front.glints,
): BannerPlan => ({ scheme: name, hero, beside, front: before });

const plans: Readonly<Record<BannerId, BannerPlan>> = {
  welcome: plan("royal", gold.chest, [gold.coin, gold.ruby]),
  jackpot: plan("crimson", gold.seven, [gold.coin, gold.bell]),
  live: plan("emerald", people.dealer, [table.chip, table.suit]),
  fish: plan("ocean", sea.shark, [gold.coin, sea.pearl]),
  login: plan("night", myth.luckyCat, [gold.lantern, gold.ingot]),
  slots: plan("magenta", myth.dragon, [gold.ruby, gold.coin]),
  sports: plan("forest", sport.football, [sport.trophy, sport.glove]),
  lottery: plan("sunset", lottery.balls, [gold.coin, gold.ingot]),
  vip: plan("gold", gold.crown, [gold.ruby, arcade.rose]),
  invite: plan("lagoon", arcade.gift, [gold.coin, gold.clover]),
  tournament: plan("cyber", sport.trophy, [sport.helmet, gold.gem]),
  cashback: plan("teal", gold.bag, [gold.coin, gold.ingot]),
  agent: plan("steel", animal.eagle, [gold.coin, gold.bag]),
};

type BannerId = keyof typeof bannerTexts;

const isBanner = (id: string): id is BannerId => Object.hasOwn(plans, id);

/** Ids that have a banner. */
export const bannerIds = Object.keys(plans);

function beams(): string {
  let d = "";
  for (let i = 0; i < 8; i += 1) {
    const a = (i * Math.PI) / 4;
    const p = (t: number): string =>
      `${Math.round(850 + 900 * Math.cos(t))} ${Math.round(210 + 900 * Math.sin(t))}`;
    d += `M850 210L${p(a - 0.18)} ${p(a + 0.18)}Z`;
  }
  return path(d, "#fff", 'opacity=".1"');
}

function lettering([large, small]: readonly [string, string], ink: string): string {
  const size = Math.min(
    96,
    Math.round(430 / (large.length * (/[가-힣぀-ヿ一-鿿]/.test(large) ? 1 : 0.7))),
  );
  const font =
    'font-family="Arial Black,Arial,Noto Sans,Noto Sans KR,sans-serif" font-weight="900"';
  return `<text x="226" y="216" ${font} font-style="italic" font-size="${size}" fill="url(#g)" stroke="${ink}" stroke-width="12" paint-order="stroke">${large}</text><text x="230" y="272" font-family="Arial,Noto Sans,Noto Sans KR,sans-serif" font-weight="700" font-size="35" fill="#fff" stroke="${ink}" stroke-width="6" paint-order="stroke">${small}</text><rect x="230" y="300" width="116" height="9" rx="4" fill="url(#n)"/>`;
}

function draw(id: BannerId, chosen: BannerPlan, language: Lang, rich: boolean): string {
  const colours = scheme(chosen.scheme);
  const art = sheet(`banner:${id}`, inkOf(colours));
  const [left, right] = chosen.beside;
  const dots = [60, 150, 1010, 1120, 1180].map((x) =>
    disc(x, art.whole(40, 380), art.whole(20, 70), "#fff"),
  );
  const body =
    box([0, 0, 1200, 420], 0, sky) +
    beams() +
    (rich ? `<g opacity=".1">${dots.join("")}</g>` : "") +
    disc(850, 210, 270, "L") +
    at(704, 322, 0.66, inked(art, left(art), 4), -14) +
    at(990, 308, 0.74, inked(art, right(art), 4), 14) +
    at(850, 206, 1.5, inked(art, chosen.hero(art), 3.4)) +
    path("M0 300H1200V420H0Z", "D", 'opacity=".8"') +
    (rich ? `<g transform="translate(700)">${chosen.front(art)}</g>` : "") +
    lettering(bannerTexts[id][language], art.ink);
  return picture(1200, 420, paintsOf(colours), body);
}

/**
 * A wide banner, 1200 by 420, or null for an id that has none. What matters lies between x 226 and
 * 1060, so that a phone that cuts the sides loses little and no letter.
 */
export function banner(id: string, language: Lang): string | null {
  if (!isBanner(id)) return null;
  const chosen = plans[id];
  const full = draw(id, chosen, language, true);
  return full.length <= mostBytes ? full : draw(id, chosen, language, false);
}
