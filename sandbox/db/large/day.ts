import { hash32 } from "../../domains/games/hash.ts";
import { dayMs, quarterMs, startOfDay } from "../../domains/records/days.ts";
import { drawer, type PastDay, pastBets, sumUp, typeOf } from "../seed/days.ts";
import type { PlayedDay } from "../seed/played-days.ts";
import { largeCurrency, largePlayer, largePlayers } from "./people.ts";

// Coprime to the number of players, so that all players occur before one repeats.
const stride = 1009;
const cent = 100;

/**
 * Returns the play of a large world's team on a day `ago` days back, with this number of rounds; about a
 * quarter of the players take part in ten thousand rounds.
 */
export function largeDay(ago: number, now: number, rounds: number): PlayedDay[] {
  const start = startOfDay(now) - ago * dayMs;
  const first = hash32(ago, 75) % largePlayers;
  const played: PlayedDay[] = [];
  let left = rounds;
  for (let turn = 0; left > 0; turn++) {
    const { id, daysOld } = largePlayer((first + turn * stride) % largePlayers);
    if (daysOld < ago) continue;
    const draw = drawer(id, ago);
    const count = Math.min(left, 4 + (draw(10) % 11));
    left -= count;
    // Two game types per player and day.
    const types = [typeOf(draw(11)), typeOf(draw(12))];
    const bets = pastBets(draw, { ...sitting(start, now, draw(13)), scale: cent, count, types });
    const day: PastDay = {
      start,
      deposit: draw(2) % 5 === 0 ? (20 + (draw(3) % 28) * 10) * 100 * cent : 0,
      withdrawal: draw(4) % 16 === 0 ? (20 + (draw(5) % 12) * 5) * 100 * cent : 0,
      bets,
      sums: sumUp(bets),
    };
    played.push({ person: { id, currency: largeCurrency }, day });
  }
  return played;
}

/** The quarter of an hour in which a player plays; one per day limits the number of quarter sums. */
function sitting(start: number, now: number, number: number) {
  const until = Math.min(start + dayMs, now);
  const quarters = Math.max(1, Math.floor((until - start) / quarterMs));
  const begun = start + (number % quarters) * quarterMs;
  return { start: begun, end: Math.min(begun + quarterMs, until) };
}
