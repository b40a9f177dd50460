import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { quarterPlay, quarterTotal } from "../../db/schema/history.ts";
import { dayMs, startOfDay, startOfQuarter } from "./days.ts";

/** What may be added to a member's sums, in minor units. */
type Sums = Partial<
  Record<
    "deposits" | "withdrawals" | "stakes" | "validStakes" | "wins" | "bonuses" | "rebates",
    number
  >
>;

/** Adds to a member's sums of the quarter of an hour that `at` lies in. */
export function addToSums(db: Database, memberId: number, at: number, sums: Sums): void {
  const { deposits = 0, withdrawals = 0, bonuses = 0, rebates = 0 } = sums;
  const { stakes = 0, validStakes = 0, wins = 0 } = sums;
  const paid = { deposits, withdrawals, bonuses, rebates };
  db.insert(quarterTotal)
    .values({ memberId, at: startOfQuarter(at), ...paid, stakes, validStakes, wins })
    .onConflictDoUpdate({
      target: [quarterTotal.memberId, quarterTotal.at],
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

/** A round that returned the bet is no valid bet. */
export function validStake(stake: number, win: number): number {
  return stake === win ? 0 : stake;
}

/**
 * Adds a round to the member's sums, in all and by game type. Returns the day's stakes of that type,
 * this round's included, in minor units.
 */
export function addRound(
  db: Database,
  { memberId, gameType, stake, win, at }: PlayedRound,
): number {
  const validStakes = validStake(stake, win);
  addToSums(db, memberId, at, { stakes: stake, validStakes, wins: win });
  const row = { memberId, at: startOfQuarter(at), gameType, stakes: stake, validStakes, wins: win };
  db.insert(quarterPlay)
    .values({ ...row, rounds: 1, stored: 1 })
    .onConflictDoUpdate({
      target: [quarterPlay.memberId, quarterPlay.at, quarterPlay.gameType],
      set: {
        stakes: sql`stakes + ${stake}`,
        validStakes: sql`valid_stakes + ${validStakes}`,
        wins: sql`wins + ${win}`,
        rounds: sql`rounds + 1`,
        stored: sql`stored + 1`,
      },
    })
    .run();
  const day = startOfDay(at);
  const [played] = db.all<{ stakes: number }>(sql`
    select sum(stakes) as stakes from quarter_play
    where member_id = ${memberId} and game_type = ${gameType}
      and at >= ${day} and at < ${day + dayMs}`);
  return played?.stakes ?? stake;
}
