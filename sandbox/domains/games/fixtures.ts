import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { contentLanguage, type Lang, nameIn, type ProperName } from "../../http/language.ts";
import { optionalLanguage, optionalText, queryInteger } from "../../http/params.ts";
import { diceReturn } from "../play/dice.ts";
import { merchantOf } from "../system/merchants.ts";
import { catalogue, type Game } from "./catalogue.ts";
import { gameClasses } from "./classes.ts";
import { hash32 } from "./hash.ts";
import { listShape, wireGame } from "./wire-game.ts";

/** A match of a sports room. Bets on its game wait for it (`pending-bets.ts`). */
export interface Fixture {
  id: string;
  game: Game;
  home: ProperName;
  away: ProperName;
  startsAt: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const dayMs = 24 * hourMs;
/** The types of games that take bets on matches. */
const matchTypes = ["SPORTS", "ESPORTS"] as const;
type MatchType = (typeof matchTypes)[number];
/** How many sports rooms have a timetable: one match an hour each, five minutes apart. */
const rooms = 12;
const apartMs = hourMs / rooms;

const names = (text: string): ProperName[] =>
  text.split(",").map((item) => {
    const [EN = "", KR = ""] = item.trim().split("|");
    return { EN, KR };
  });
const towns = names(`Harbour City|하버 시티, Northgate|노스게이트, Maple Town|메이플 타운,
  Silver Bay|실버 베이, Eastfield|이스트필드, Stonebridge|스톤브리지, Lakeside|레이크사이드,
  Westport|웨스트포트, Hillcrest|힐크레스트, Riverton|리버턴, Southmoor|사우스무어, Ashford|애시퍼드`);
const mascots = names(`Foxes|폭시스, Herons|헤론스, Bears|베어스, Falcons|팔콘스, Otters|오터스,
  Lynxes|링크스, Cranes|크레인스`);
const people = names(`L. Marlow|L. 말로, I. Sorel|I. 소렐, K. Brandt|K. 브란트, M. Okafor|M. 오카포,
  T. Lindqvist|T. 린드크비스트, A. Reyes|A. 레예스, J. Novak|J. 노박, S. Harada|S. 하라다`);

let timetable: readonly Game[] | null = null;

/** The rooms with a timetable: the most popular ones of sports, then of e-sports. A race has no home and away. */
function roomsWithMatches(): readonly Game[] {
  timetable ??= [...roomsOfType("SPORTS", rooms), ...roomsOfType("ESPORTS", rooms / 2)];
  return timetable;
}

const roomsOfType = (type: MatchType, most: number): readonly Game[] =>
  (catalogue().byType.get(type) ?? [])
    .filter(({ isGame, classes }) => isGame === "GAME" && !classes.includes("HORSE"))
    .slice(0, most);

/** The next match of a game; null for a game without a timetable. */
export function nextFixture(game: Game, now: number): Fixture | null {
  const place = roomsWithMatches().indexOf(game);
  if (place === -1) return null;
  const offset = place * apartMs;
  return fixtureAt(game, (Math.floor((now - offset) / hourMs) + 1) * hourMs + offset);
}

function fixtureAt(game: Game, startsAt: number): Fixture {
  const number = startsAt / minuteMs;
  const seed = hash32(game.nodeId, number);
  const [home, away] = game.classes.includes("TENNIS") ? pair(people, seed) : teams(seed);
  return { id: `${game.nodeId}-${number}`, game, home, away, startsAt };
}

/** Two different entries of a list. */
function pair(list: readonly ProperName[], seed: number): [ProperName, ProperName] {
  const first = seed % list.length;
  const second = (first + 1 + (hash32(seed, 1) % (list.length - 1))) % list.length;
  return [list[first] ?? { EN: "", KR: "" }, list[second] ?? { EN: "", KR: "" }];
}

/** Two teams of different towns. */
function teams(seed: number): [ProperName, ProperName] {
  const join = (town: ProperName, mascot: ProperName) => ({
    EN: `${town.EN} ${mascot.EN}`,
    KR: `${town.KR} ${mascot.KR}`,
  });
  const [homeTown, awayTown] = pair(towns, seed);
  const [one, other] = pair(mascots, hash32(seed, 2));
  return [join(homeTown, one), join(awayTown, other)];
}

/**
 * What the game pays for a bet on each result, stake included: the room pays by the chance of what is chosen
 * (`playDice`). A tennis match has no draw.
 */
function oddsOf({ game, startsAt }: Fixture) {
  const seed = hash32(game.nodeId, startsAt / minuteMs + 3);
  const draw = game.classes.includes("TENNIS") ? 0 : 0.2 + (seed % 11) / 100;
  const home = (1 - draw) * (0.25 + (hash32(seed, 4) % 51) / 100);
  const price = (chance: number) => (diceReturn / 100 / chance).toFixed(2);
  const sides = { home: price(home), away: price(1 - draw - home) };
  return draw === 0 ? sides : { home: sides.home, draw: price(draw), away: sides.away };
}

/** When matches of a room are reported: its next one, the one after it, and those at that time on the days after. */
const ahead = [0, hourMs, dayMs, 2 * dayMs];

/** CA94: the next matches of the rooms, soonest first. */
export const fixtureList = defineCall({
  id: "CA94",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_fixtures",
  modules: ["GAMELO3"],
  token: "optional",
  params: v.strictObject({
    limit: v.optional(queryInteger(1, 100), "24"),
    merchant: optionalText(40),
    language: optionalLanguage,
  }),
  run: (context, { limit, language }) => {
    const { now, settings, merchant } = context;
    const lang = language === "" ? context.lang : contentLanguage(language);
    const { currency } = merchantOf(merchant);
    const list = roomsWithMatches()
      .filter((game) => !settings.vendorsOff.includes(game.vendor))
      .filter((game) => !settings.gamesOff.includes(game.nodeId))
      .flatMap((game) => ahead.map((later) => nextFixture(game, now + later)))
      .filter((fixture) => fixture !== null)
      .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
    return {
      list: list.map(({ id, game, home, away, startsAt }) => ({
        id,
        sport: sportOf(game, lang),
        league: nameIn(game.names, lang),
        home: nameIn(home, lang),
        away: nameIn(away, lang),
        startsAt,
        odds: oddsOf({ id, game, home, away, startsAt }),
        game: wireGame(game, lang, listShape, { currency, merchant }),
      })),
    };
  },
});

/** What is played, by the classes of the game's type. */
const sportOf = (game: Game, lang: Lang): string =>
  matchTypes.flatMap((type) => gameClasses[type]).find(({ key }) => game.classes.includes(key))
    ?.names[lang] ?? "";
