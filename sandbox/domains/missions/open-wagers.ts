import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { bonus } from "../../db/schema/wallet.ts";
import { stakedSince } from "./bonuses.ts";

/**
 * Returns the sums of all bonuses with open wagering, in minor units: the required bets, the bets so far, and the
 * part of the wallet that can't be withdrawn until then.
 */
export function openWagers(db: Database, memberId: number) {
  const sum = { required: 0, done: 0, held: 0 };
  for (const row of db.select().from(bonus).where(eq(bonus.memberId, memberId)).all()) {
    if (row.rollover === 0) continue;
    const staked = stakedSince(db, memberId, row.at);
    if (staked >= row.rollover) continue;
    sum.required += row.rollover;
    sum.done += staked;
    sum.held += row.amount;
  }
  return sum;
}
