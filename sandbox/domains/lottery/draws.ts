import type { Game } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";
import { dayMs, dayOf, startOfDay } from "../records/days.ts";

/** How a lottery draws. */
export interface DrawPlan {
  intervalSeconds: number;
  /** How long after the first moment of an interval it draws: whole minutes, another for each lottery. */
  offsetSeconds: number;
  /** How many numbers come, from 0 to `highest`. */
  count: number;
  highest: number;
}

/** A draw that has been. */
export interface Draw {
  gameCode: string;
  numero: string;
  openedAt: number;
  numbers: number[];
}

const fastIntervals = [60, 180, 300, 600];
const dailySeconds = 86_400;

/** The plan of a lottery game: daily ones draw once a day, fast ones every few minutes. */
export function planOf(game: Game): DrawPlan {
  const daily = game.classes.includes("DAILY");
  const intervalSeconds = daily
    ? dailySeconds
    : (fastIntervals[game.nodeId % fastIntervals.length] ?? 60);
  const minutes = hash32(game.nodeId, 7) % (intervalSeconds / 60);
  const numbers = daily ? { count: 6, highest: 99 } : { count: 5, highest: 9 };
  return { intervalSeconds, offsetSeconds: minutes * 60, ...numbers };
}

/** When the first draw after `now` is. */
export function nextDrawAt(game: Game, now: number): number {
  const { intervalSeconds, offsetSeconds } = planOf(game);
  const every = intervalSeconds * 1000;
  const offset = offsetSeconds * 1000;
  return (Math.floor((now - offset) / every) + 1) * every + offset;
}

/** The newest draws of a game, computed from the time: the same to everybody in a world. Newest first. */
export function lastDraws(world: string, game: Game, now: number, limit: number): Draw[] {
  const every = planOf(game).intervalSeconds * 1000;
  const next = nextDrawAt(game, now);
  return Array.from({ length: limit }, (_, age) => drawAt(world, game, next - (age + 1) * every));
}

/** What a draw is called: its day and its turn in it. */
export function drawNumber(game: Game, openedAt: number): string {
  const every = planOf(game).intervalSeconds * 1000;
  const turn = Math.floor((openedAt - startOfDay(openedAt)) / every) + 1;
  const digits = String(Math.floor(dayMs / every)).length;
  return `${dayOf(openedAt).replaceAll("-", "")}-${String(turn).padStart(digits, "0")}`;
}

/** The draw of a moment that the plan names: the same whenever, and by whomever, it is asked for. */
export function drawAt(world: string, game: Game, openedAt: number): Draw {
  const { count, highest, intervalSeconds } = planOf(game);
  const turn = Math.floor(openedAt / (intervalSeconds * 1000)) & 0x7fffffff;
  const seed = turn ^ seedOf(world);
  const numbers = Array.from(
    { length: count },
    (_, at) => hash32(seed ^ hash32(game.nodeId, at), at) % (highest + 1),
  );
  return { gameCode: game.gameCode, numero: drawNumber(game, openedAt), openedAt, numbers };
}

/** A world's name as a number. */
function seedOf(world: string): number {
  return [...world].reduce((seed, letter) => hash32(seed, letter.codePointAt(0) ?? 0), 0);
}
