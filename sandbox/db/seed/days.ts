import { catalogue, type Game } from "../../domains/games/catalogue.ts";
import type { GameType } from "../../domains/games/game-types.ts";
import { hash32 } from "../../domains/games/hash.ts";
import { planOf } from "../../domains/lottery/draws.ts";
import { lotteryFactor } from "../../domains/lottery/lottery-bet.ts";
import { payOut } from "../../domains/play/decided-round.ts";
import { currencyScale } from "../../domains/points/earn-points.ts";
import { dayMs, startOfDay, startOfQuarter } from "../../domains/records/days.ts";
import { validStake } from "../../domains/records/quarter-totals.ts";
import { groupBy } from "../../http/group-by.ts";
import type { Person } from "./tree.ts";

export const historyDays = 90;
/**
 * Number of days (UTC), today included, for which every bet has a row: they cover the week that records and
 * reports show by default in any time zone.
 */
const betDays = 8;
/**
 * Number of days, today included, that the ledger covers: the days with rounds. The balance before is carried
 * forward.
 */
export const ledgerDays = betDays;
/**
 * Number of the fixed day on which the random draws are based. A past day is drawn from its distance to today
 * and not from its date, so that a demo account shows the same data on any day.
 */
const drawnDay = 20_779;

/** Time of day for sums without rounds: the same date in nearly every time zone. */
const noon = dayMs / 2;

// Cents of the tables' currency; the amounts below use them until they are scaled.
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
  /** Single rounds for the last days; older days have sums only. */
  bets: PastBet[];
  sums: PlayedQuarter[];
}

/** A person's play of one game type in a quarter of an hour. */
export interface PlayedQuarter {
  /** Start of the quarter. */
  at: number;
  gameType: GameType;
  stake: number;
  /** Valid bets: a round that returned the stake does not count. */
  validStake: number;
  win: number;
  rounds: number;
}

/** Returns the start of the first day in the ledger, in ms. */
export function ledgerStart(now: number): number {
  return startOfDay(now) - (ledgerDays - 1) * dayMs;
}

/**
 * Returns a person's last days, `most` or ninety, oldest first, without the days on which nothing was played. The result
 * is the same in every world at any time; rounds of today lie between midnight and `now`.
 */
export function historyOf(person: Person, now: number, most = historyDays): PastDay[] {
  return lastDays(person, now, { count: Math.min(most, person.daysOld + 1), since: 0 });
}

/**
 * Returns a person's days after `lived`, in the format of `historyOf`. Each day is drawn from its distance to
 * `seeded`.
 */
export function laterDays(person: Person, { seeded, lived }: Lived, now: number): PastDay[] {
  const [count, since] = [lived, seeded].map((day) => (startOfDay(now) - day) / dayMs);
  return lastDays(person, now, { count: Math.min(historyDays, count ?? 0), since: since ?? 0 });
}

/** Days by their start in ms: when the world was seeded, and the last day that is filled. */
export interface Lived {
  seeded: number;
  lived: number;
}

/** Returns the last `count` days; `since` is the number of days between the world's seed and today. */
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

/** Returns the random numbers of a person's day, by salt. */
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

/** Returns a game type for any number. */
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

/** Returns rounds of one person between two times, earliest first. */
export function pastBets(draw: Draw, { start, end, scale, count, types }: BetsWish): PastBet[] {
  return Array.from({ length: count }, (_, at) => {
    const type = types[draw(20 + at) % types.length] ?? "RNG";
    const games = gamesOf(type);
    const game = games[draw(30 + at) % games.length];
    if (game === undefined) throw new Error(`no game of ${type}`);
    const wish = (50 + (draw(40 + at) % 1950)) * scale;
    // A bit more than a quarter of the rounds win; on average they pay slightly less than the stakes.
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

/** Returns the games of a type that past bets may use; of lotteries only those with frequent draws. */
function gamesOf(type: GameType): readonly Game[] {
  const all = catalogue().byType.get(type) ?? [];
  if (type !== "LOTT") return all;
  fastDraws ??= all.filter((game) => planOf(game).intervalSeconds === fastest);
  return fastDraws;
}

/**
 * Returns stake and payout of a lottery bet within the lottery's limits and rules; `writeDays` adds the
 * choice.
 */
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

/** Sums rounds by quarter of an hour and game type. */
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
