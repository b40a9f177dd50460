import type { Game } from "../games/catalogue.ts";
import { hash32 } from "../games/hash.ts";
import { dayMs, dayOf, startOfDay } from "../records/days.ts";

/** How a lottery draws. */
export interface DrawPlan {
  intervalSeconds: number;
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

/** The plan of a lottery game: daily ones draw once a day, fast ones every few minutes. */
export function planOf(game: Game): DrawPlan {
  const daily = game.classes.includes("DAILY");
  const intervalSeconds = daily
    ? 86_400
    : (fastIntervals[game.nodeId % fastIntervals.length] ?? 60);
  return daily
    ? { intervalSeconds, count: 6, highest: 99 }
    : { intervalSeconds, count: 5, highest: 9 };
}

/** When the next draw is. */
export function nextDraw(game: Game, now: number): number {
  const every = planOf(game).intervalSeconds * 1000;
  return (Math.floor(now / every) + 1) * every;
}

/** The newest draws of a game, computed from the time: the same to everybody. Newest first. */
export function lastDraws(game: Game, now: number, limit: number): Draw[] {
  const every = planOf(game).intervalSeconds * 1000;
  const newest = Math.floor(now / every);
  return Array.from({ length: limit }, (_, age) => drawAt(game, (newest - age) * every, every));
}

function drawAt(game: Game, openedAt: number, every: number): Draw {
  const { count, highest } = planOf(game);
  const turn = Math.floor((openedAt - startOfDay(openedAt)) / every) + 1;
  const day = dayOf(openedAt).replaceAll("-", "");
  const digits = String(Math.floor(dayMs / every)).length;
  const seed = Math.floor(openedAt / every) & 0x7fffffff;
  const numbers = Array.from(
    { length: count },
    (_, at) => hash32(seed ^ hash32(game.nodeId, at), at) % (highest + 1),
  );
  const numero = `${day}-${String(turn).padStart(digits, "0")}`;
  return { gameCode: game.gameCode, numero, openedAt, numbers };
}
