import { hash32 } from "../domains/games/hash.ts";
import { dayMs, quarterMs, startOfDay } from "../domains/records/days.ts";
import { largeCurrency, largePlayer, largePlayers } from "./large-people.ts";
import { drawer, type PastDay, pastBets, sumUp, typeOf } from "./seed-history.ts";
import type { PlayedDay } from "./seed-play.ts";

// Prime to the number of players: each comes once before anyone comes again.
const stride = 1009;
const cent = 100;

/**
 * What the line of a large world did on a day `ago` days back, in so many rounds; for ten thousand a
 * quarter of it plays.
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
    // Two games of one evening: nobody plays everything.
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

/** The quarter of an hour of a day that somebody plays in: sums of quarters stay about as many as days. */
function sitting(start: number, now: number, number: number) {
  const until = Math.min(start + dayMs, now);
  const quarters = Math.max(1, Math.floor((until - start) / quarterMs));
  const begun = start + (number % quarters) * quarterMs;
  return { start: begun, end: Math.min(begun + quarterMs, until) };
}
