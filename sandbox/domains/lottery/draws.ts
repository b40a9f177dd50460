import type { Game } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";
import { dayMs, dayOf, startOfDay } from "../records/days.ts";

/** How a lottery draws. */
export interface DrawPlan {
  intervalSeconds: number;
  /** Delay of the draw after the start of an interval: whole minutes, different for each lottery. */
  offsetSeconds: number;
  /** How many numbers are drawn from `lowest` to `highest`; with `distinct` no number repeats. */
  count: number;
  lowest: number;
  highest: number;
  distinct: boolean;
}

/** A draw that has been held. */
export interface Draw {
  gameCode: string;
  numero: string;
  openedAt: number;
  numbers: number[];
}

const daySeconds = 86_400;
const hourSeconds = 3_600;

interface Sort {
  /** The words at the end of such lotteries' names. */
  name: string;
  intervalSeconds: number;
  count: number;
  lowest?: number;
  highest?: number;
  distinct?: boolean;
  /** From when on, and within how long, a day's draw is; left out for any minute of the interval. */
  from?: number;
  within?: number;
}

const sorts: readonly [Sort, ...Sort[]] = [
  { name: "One-Minute Draw", intervalSeconds: 60, count: 5 },
  { name: "Three-Minute Draw", intervalSeconds: 180, count: 5 },
  { name: "Five-Minute Draw", intervalSeconds: 300, count: 5 },
  { name: "Pick Three", intervalSeconds: 600, count: 3 },
  { name: "Pick Five", intervalSeconds: 600, count: 5 },
  // South-East Asia.
  { name: "3D", intervalSeconds: 180, count: 3 },
  { name: "Rapid 4D", intervalSeconds: 60, count: 4 },
  { name: "4D", intervalSeconds: 300, count: 4 },
  {
    name: "Grand 6D",
    intervalSeconds: daySeconds,
    count: 6,
    from: 12 * hourSeconds,
    within: hourSeconds,
  },
  // Vietnam.
  { name: "Quick Lottery", intervalSeconds: 60, count: 5 },
  { name: "Two Digits", intervalSeconds: 120, count: 2, highest: 99 },
  { name: "Three Digits", intervalSeconds: 300, count: 3, highest: 9 },
  {
    name: "Province Lottery",
    intervalSeconds: daySeconds,
    count: 5,
    highest: 99,
    from: 9 * hourSeconds,
    within: hourSeconds,
  },
  {
    name: "Noon Draw",
    intervalSeconds: daySeconds,
    count: 6,
    highest: 99,
    from: 4 * hourSeconds,
    within: hourSeconds,
  },
  {
    name: "Evening Draw",
    intervalSeconds: daySeconds,
    count: 6,
    highest: 99,
    from: 11 * hourSeconds,
    within: 2 * hourSeconds,
  },
  {
    name: "Six of Forty-Five",
    intervalSeconds: daySeconds,
    count: 6,
    lowest: 1,
    highest: 45,
    distinct: true,
  },
];

/** Returns the draw plan of a lottery game, which follows from its name. */
export function planOf(game: Game): DrawPlan {
  const sort = sorts.find(({ name }) => game.names.EN.endsWith(` ${name}`)) ?? sorts[0];
  const { intervalSeconds, count, from = 0, within = intervalSeconds } = sort;
  const { lowest = 0, highest = 9, distinct = false } = sort;
  const offsetSeconds = from + (hash32(game.nodeId, 7) % (within / 60)) * 60;
  return { intervalSeconds, offsetSeconds, count, lowest, highest, distinct };
}

/** When the first draw after `now` is. */
export function nextDrawAt(game: Game, now: number): number {
  const { intervalSeconds, offsetSeconds } = planOf(game);
  const every = intervalSeconds * 1000;
  const offset = offsetSeconds * 1000;
  return (Math.floor((now - offset) / every) + 1) * every + offset;
}

/** The newest draws of a game, newest first: computed from the time and the world's seed (`drawSeed`). */
export function lastDraws(seed: number, game: Game, now: number, limit: number): Draw[] {
  const every = planOf(game).intervalSeconds * 1000;
  const next = nextDrawAt(game, now);
  return Array.from({ length: limit }, (_, age) => drawAt(seed, game, next - (age + 1) * every));
}

/** Returns the name of a draw: its day and its number within the day. */
export function drawNumber(game: Game, openedAt: number): string {
  const every = planOf(game).intervalSeconds * 1000;
  const turn = Math.floor((openedAt - startOfDay(openedAt)) / every) + 1;
  const digits = String(Math.floor(dayMs / every)).length;
  return `${dayOf(openedAt).replaceAll("-", "")}-${String(turn).padStart(digits, "0")}`;
}

/** The draw at a moment of the game's plan: the same numbers for `/lottery` and for the bets on it. */
export function drawAt(worldSeed: number, game: Game, openedAt: number): Draw {
  const { count, lowest, highest, distinct, intervalSeconds } = planOf(game);
  const turn = Math.floor(openedAt / (intervalSeconds * 1000)) & 0x7fffffff;
  const seed = turn ^ worldSeed;
  const drum = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const numbers = Array.from({ length: count }, (_, at) => {
    const place = hash32(seed ^ hash32(game.nodeId, at), at) % drum.length;
    const [ball = lowest] = distinct ? drum.splice(place, 1) : drum.slice(place);
    return ball;
  });
  return { gameCode: game.gameCode, numero: drawNumber(game, openedAt), openedAt, numbers };
}
