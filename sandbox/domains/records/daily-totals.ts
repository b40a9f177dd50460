import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { dailyTotal } from "../../db/schema.ts";
import { dailyPlay } from "../../db/schema-accounts.ts";
import { dayOf } from "./days.ts";

/** What may be added to a member's day, in minor units. */
type Sums = Partial<
  Record<
    "deposits" | "withdrawals" | "stakes" | "validStakes" | "wins" | "bonuses" | "rebates",
    number
  >
>;

/** Adds to a member's sums of the day that `at` lies in. */
export function addToDay(db: Database, memberId: number, at: number, sums: Sums): void {
  const { deposits = 0, withdrawals = 0, bonuses = 0, rebates = 0 } = sums;
  const { stakes = 0, validStakes = 0, wins = 0 } = sums;
  const paid = { deposits, withdrawals, bonuses, rebates };
  db.insert(dailyTotal)
    .values({ memberId, day: dayOf(at), ...paid, stakes, validStakes, wins })
    .onConflictDoUpdate({
      target: [dailyTotal.memberId, dailyTotal.day],
      set: {
        deposits: sql`deposits + ${deposits}`,
        withdrawals: sql`withdrawals + ${withdrawals}`,
        stakes: sql`stakes + ${stakes}`,
        validStakes: sql`valid_stakes + ${validStakes}`,
        wins: sql`wins + ${wins}`,
        bonuses: sql`bonuses + ${bonuses}`,
        rebates: sql`rebates + ${rebates}`,
      },
    })
    .run();
}

/** A round that was decided. */
export interface PlayedRound {
  memberId: number;
  gameType: string;
  stake: number;
  win: number;
  at: number;
}

/** A round that gave the stake back decided nothing: it is not valid play. */
export function validStake(stake: number, win: number): number {
  return stake === win ? 0 : stake;
}

/**
 * Adds a round to the member's day, in all and by game type. Returns the day's stakes of that type,
 * this round's included, in minor units.
 */
export function addRound(
  db: Database,
  { memberId, gameType, stake, win, at }: PlayedRound,
): number {
  const validStakes = validStake(stake, win);
  addToDay(db, memberId, at, { stakes: stake, validStakes, wins: win });
  const row = { memberId, day: dayOf(at), gameType, stakes: stake, validStakes, wins: win };
  return db
    .insert(dailyPlay)
    .values({ ...row, rounds: 1, kept: 1 })
    .onConflictDoUpdate({
      target: [dailyPlay.memberId, dailyPlay.day, dailyPlay.gameType],
      set: {
        stakes: sql`stakes + ${stake}`,
        validStakes: sql`valid_stakes + ${validStakes}`,
        wins: sql`wins + ${win}`,
        rounds: sql`rounds + 1`,
        kept: sql`kept + 1`,
      },
    })
    .returning({ stakes: dailyPlay.stakes })
    .get().stakes;
}
