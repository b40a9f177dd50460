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

export type BannerLanguage = "EN" | "KR";

interface BannerPlan {
  readonly scheme: SchemeName;
  readonly hero: Motif;
  /** Left and right of the hero, smaller. */
  readonly beside: readonly [Motif, Motif];
  /** Two short lines: the first large. */
  readonly text: Readonly<Record<BannerLanguage, readonly [string, string]>>;
  readonly front: (art: Sheet) => string;
}

const plan = (
  name: SchemeName,
  hero: Motif,
  beside: readonly [Motif, Motif],
  english: readonly [string, string],
  korean: readonly [string, string],
  before: (art: Sheet) => string = front.glints,
): BannerPlan => ({ scheme: name, hero, beside, text: { EN: english, KR: korean }, front: before });

const plans: Readonly<Record<string, BannerPlan>> = {
  welcome: plan(
    "royal",
    gold.chest,
    [gold.coin, gold.ruby],
    ["WELCOME", "First deposit doubled"],
    ["환영합니다", "첫 입금 두 배"],
  ),
  jackpot: plan(
    "crimson",
    gold.seven,
    [gold.coin, gold.bell],
    ["JACKPOT", "Three drops a day"],
    ["잭팟", "하루 세 번의 드롭"],
  ),
  live: plan(
    "emerald",
    people.dealer,
    [table.chip, table.suit],
    ["LIVE CASINO", "Real tables, all day"],
    ["라이브 카지노", "밤낮없는 실제 테이블"],
  ),
  fish: plan(
    "ocean",
    sea.shark,
    [gold.coin, sea.pearl],
    ["BIG CATCH", "Fishing tournament"],
    ["빅 캐치", "피싱 토너먼트"],
  ),
  login: plan(
    "night",
    myth.luckyCat,
    [gold.lantern, gold.ingot],
    ["WELCOME BACK", "Your seat is waiting"],
    ["다시 오셨군요", "자리가 준비되어 있습니다"],
  ),
  slots: plan(
    "magenta",
    myth.dragon,
    [gold.ruby, gold.coin],
    ["10,000 SLOTS", "New ones every week"],
    ["슬롯 10,000", "매주 새로운 게임"],
  ),
  sports: plan(
    "forest",
    sport.football,
    [sport.trophy, sport.glove],
    ["MATCH DAY", "Boosted accumulators"],
    ["매치 데이", "다폴더 보너스"],
  ),
  lottery: plan(
    "sunset",
    lottery.balls,
    [gold.coin, gold.ingot],
    ["DRAW TIME", "A draw every minute"],
    ["추첨 시간", "매분 새로운 추첨"],
  ),
  vip: plan(
    "gold",
    gold.crown,
    [gold.ruby, arcade.rose],
    ["VIP CLUB", "More for every level"],
    ["VIP 클럽", "등급마다 더 많은 혜택"],
  ),
  invite: plan(
    "lagoon",
    arcade.gift,
    [gold.coin, gold.clover],
    ["BRING A FRIEND", "Both of you receive 20"],
    ["친구 초대", "두 분 모두 20"],
  ),
  tournament: plan(
    "cyber",
    sport.trophy,
    [sport.helmet, gold.gem],
    ["TOURNAMENT", "Climb the leaderboard"],
    ["토너먼트", "순위표에 오르세요"],
  ),
  cashback: plan(
    "teal",
    gold.bag,
    [gold.coin, gold.ingot],
    ["CASHBACK", "Every Monday, up to 8%"],
    ["캐시백", "매주 월요일 최대 8%"],
  ),
  agent: plan(
    "steel",
    animal.eagle,
    [gold.coin, gold.bag],
    ["PARTNERS", "Build your team"],
    ["파트너", "팀을 만드세요"],
  ),
};

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
    Math.round(430 / (large.length * (/[가-힣]/.test(large) ? 0.95 : 0.7))),
  );
  const font = 'font-family="Arial Black,Arial,Noto Sans KR,sans-serif" font-weight="900"';
  return `<text x="226" y="216" ${font} font-style="italic" font-size="${size}" fill="url(#g)" stroke="${ink}" stroke-width="12" paint-order="stroke">${large}</text><text x="230" y="272" font-family="Arial,Noto Sans KR,sans-serif" font-weight="700" font-size="35" fill="#fff" stroke="${ink}" stroke-width="6" paint-order="stroke">${small}</text><rect x="230" y="300" width="116" height="9" rx="4" fill="url(#n)"/>`;
}

function draw(id: string, chosen: BannerPlan, language: BannerLanguage, rich: boolean): string {
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
    lettering(chosen.text[language], art.ink);
  return picture(1200, 420, paintsOf(colours), body);
}

/**
 * A wide banner, 1200 by 420, or null for an id that has none. What matters lies between x 226 and
 * 1060, so that a phone that cuts the sides loses little and no letter.
 */
export function banner(id: string, language: BannerLanguage): string | null {
  if (!Object.hasOwn(plans, id)) return null;
  const chosen = plans[id];
  if (chosen === undefined) return null;
  const full = draw(id, chosen, language, true);
  return full.length <= mostBytes ? full : draw(id, chosen, language, false);
}
