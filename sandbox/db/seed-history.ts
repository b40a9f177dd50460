import { catalogue, type Game } from "../domains/games/catalogue.ts";
import type { GameType } from "../domains/games/game-types.ts";
import { hash32 } from "../domains/games/hash.ts";
import { planOf } from "../domains/lottery/draws.ts";
import { lotteryFactor } from "../domains/lottery/lottery-bet.ts";
import { payOut } from "../domains/play/decided-round.ts";
import { currencyScale } from "../domains/points/earn-points.ts";
import { dayMs, startOfDay, startOfQuarter } from "../domains/records/days.ts";
import { validStake } from "../domains/records/quarter-totals.ts";
import { groupBy } from "../http/group-by.ts";
import type { Person } from "./seed-tree.ts";

export const historyDays = 90;
/**
 * Days of the ledger (UTC), today included, of which every bet is a row: those of the week that records and reports show unasked,
 * by the clocks of any brand.
 */
const betDays = 8;
/** Days, today included, that the ledger covers: as many as have rounds. Before lies the balance carried forward. */
const ledgerDays = betDays;
/** The same of payments by contract. */
const contractDays = 3;

/**
 * The day, as a number, whose past every world gets: what happened so many days ago is drawn from how
 * long ago it is, never from the calendar. So a demo account shows the same on any day.
 */
const drawnDay = 20_779;

/** When sums without rounds are booked: within the same day of nearly every zone. */
const noon = dayMs / 2;

// Cents of the tables' currency, as all amounts below until they are scaled.
const cent = 100;
const types: readonly GameType[] = ["RNG", "RNG", "LIVE", "SPORTS", "PVP", "FISH", "LOTT", "MINI"];

export interface PastBet {
  game: Game;
  stake: number;
  win: number;
  at: number;
}

/** One day of a person; amounts in minor units. */
export interface PastDay {
  /** First millisecond of the day. */
  start: number;
  deposit: number;
  withdrawal: number;
  /** Rounds one by one for the last days; of those before there are sums alone. */
  bets: PastBet[];
  sums: PlayedQuarter[];
}

/** What was played of a type in a quarter of an hour. */
export interface PlayedQuarter {
  /** When it began. */
  at: number;
  gameType: GameType;
  stake: number;
  /** What of it counts: a round that gave the stake back decided nothing. */
  validStake: number;
  win: number;
  rounds: number;
}

/** The first millisecond of the first day that the ledger covers. */
export function ledgerStart(now: number): number {
  return startOfDay(now) - (ledgerDays - 1) * dayMs;
}

/** The first millisecond of the first day of which contracts have paid nothing yet. */
export function contractsPaidTo(now: number): number {
  return startOfDay(now) - (contractDays - 1) * dayMs;
}

/**
 * What a person did in the last ninety days, oldest day first; days without play are missing. The
 * same for the same person in every world, whenever it was seeded; the rounds of the day that has only
 * begun lie between its midnight and `now`.
 */
export function historyOf(person: Person, now: number): PastDay[] {
  return lastDays(person, now, { count: Math.min(historyDays, person.daysOld + 1), since: 0 });
}

/**
 * What a person did on the days after `lived`, as `historyOf` has it, and on no more of them: drawn
 * from how many days after `seeded`, when the world was, each is.
 */
export function laterDays(person: Person, { seeded, lived }: Lived, now: number): PastDay[] {
  const [count, since] = [lived, seeded].map((day) => (startOfDay(now) - day) / dayMs);
  return lastDays(person, now, { count: Math.min(historyDays, count ?? 0), since: since ?? 0 });
}

/** Days of a world by their first milliseconds: when it was seeded, and the last that has its play. */
export interface Lived {
  seeded: number;
  lived: number;
}

/** The last `count` days, of which today is so many days after the day that the world was seeded on. */
function lastDays(
  person: Person,
  now: number,
  { count, since }: { count: number; since: number },
): PastDay[] {
  const days: PastDay[] = [];
  for (let ago = count - 1; ago >= 0; ago--) {
    const start = startOfDay(now) - ago * dayMs;
    const draw = drawer(person.id, ago - since);
    if (draw(1) % 100 < person.activity) days.push(pastDay(person, start, ago, now, draw));
  }
  return days;
}

type Draw = (salt: number) => number;

/** Numbers that a person's day is made of, by salt. */
export function drawer(id: number, ago: number): Draw {
  const seed = hash32(id, drawnDay - ago);
  return (salt) => hash32(seed, salt);
}

function pastDay(person: Person, start: number, ago: number, now: number, draw: Draw): PastDay {
  const scale = currencyScale(person.currency) * cent;
  const detailed = ago < betDays;
  const end = Math.min(start + dayMs, now);
  const bets = detailed
    ? pastBets(draw, { start, end, scale, count: 2 + (draw(10) % 4), types })
    : [];
  return {
    start,
    deposit: draw(2) % 5 === 0 ? (20 + (draw(3) % 28) * 10) * 100 * scale : 0,
    withdrawal: draw(4) % 16 === 0 ? (20 + (draw(5) % 12) * 5) * 100 * scale : 0,
    bets,
    sums: detailed ? sumUp(bets) : pastSums(draw, start + noon, scale),
  };
}

/** A type of game that is played, by any number. */
export function typeOf(number: number): GameType {
  return types[number % types.length] ?? "RNG";
}

interface BetsWish {
  start: number;
  end: number;
  scale: number;
  count: number;
  types: readonly GameType[];
}

/** Rounds of one person between two times, earliest first. */
export function pastBets(draw: Draw, { start, end, scale, count, types }: BetsWish): PastBet[] {
  return Array.from({ length: count }, (_, at) => {
    const type = types[draw(20 + at) % types.length] ?? "RNG";
    const games = gamesOf(type);
    const game = games[draw(30 + at) % games.length];
    if (game === undefined) throw new Error(`no game of ${type}`);
    const wish = (50 + (draw(40 + at) % 1950)) * scale;
    // Something over a quarter of the rounds pays, on average a little less than it took.
    const luck = draw(50 + at) % 100;
    const share = (at + (draw(70 + at) % 100) / 100) / count;
    const time = Math.floor(start + share * (end - start));
    if (type === "LOTT") return { game, ...lotteryBet(game, wish, luck, scale), at: time };
    const times = luck < 2 ? 12 : luck < 30 ? 1 + (draw(60 + at) % 35) / 10 : 0;
    return { game, stake: wish, win: Math.round(wish * times), at: time };
  });
}

const fastest = 60;
let fastDraws: readonly Game[] | undefined;

/** The games of a type that the past has bets in: of lotteries those whose draw is never long ago. */
function gamesOf(type: GameType): readonly Game[] {
  const all = catalogue().byType.get(type) ?? [];
  if (type !== "LOTT") return all;
  fastDraws ??= all.filter((game) => planOf(game).intervalSeconds === fastest);
  return fastDraws;
}

/** A lottery bet within the lottery's limits, paid by its rules; the choice follows in `writeDays`. */
function lotteryBet(
  game: Game,
  wish: number,
  luck: number,
  scale: number,
): Pick<PastBet, "stake" | "win"> {
  const stake = Math.max(wish, Math.round(game.minBet * 100 * scale));
  const plan = planOf(game);
  const factor =
    luck < 2 ? lotteryFactor(plan, plan.lowest) : luck < 30 ? lotteryFactor(plan, "even") : 0;
  return { stake, win: payOut(stake, factor) };
}

function pastSums(draw: Draw, at: number, scale: number): PastDay["sums"] {
  const count = 1 + (draw(80) % 2);
  const chosen = new Set(Array.from({ length: count }, (_, at) => typeOf(draw(81 + at))));
  return [...chosen].map((gameType, which) => {
    const stake = (800 + (draw(90 + which) % 14_000)) * scale;
    const win = Math.floor((stake * (72 + (draw(100 + which) % 40))) / 100);
    const rounds = 5 + (draw(110 + which) % 60);
    return { at, gameType, stake, validStake: stake, win, rounds };
  });
}

/** Rounds by quarter of an hour and type. */
export function sumUp(bets: readonly PastBet[]): PastDay["sums"] {
  const groups = groupBy(bets, ({ game, at }) => `${startOfQuarter(at)} ${game.gameType}`);
  return [...groups.values()].flatMap((list) => {
    const [first] = list;
    if (!first) return [];
    const total = (worth: (bet: PastBet) => number) =>
      list.reduce((sum, bet) => sum + worth(bet), 0);
    return {
      at: startOfQuarter(first.at),
      gameType: first.game.gameType,
      stake: total(({ stake }) => stake),
      validStake: total(({ stake, win }) => validStake(stake, win)),
      win: total(({ win }) => win),
      rounds: list.length,
    };
  });
}
