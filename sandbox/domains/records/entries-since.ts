import { sql } from "drizzle-orm";
import { seededDay } from "../../db/live-on.ts";
import type { Database } from "../../db/open.ts";
import { dayMs, startOfDay } from "./days.ts";

/** Days for which a world is seeded with sums, the day of the seed included. */
const seededDays = 90;

/** From when on (ms) sums have all that was played and moved. */
export const sumsSince = (db: Database): number => seededDay(db) - (seededDays - 1) * dayMs;

/**
 * From when on (ms) there is a row of every round: the day after the last that has sums alone. Null where each sum has
 * its rounds (CA20, CA59).
 */
export function roundsSince(db: Database): number | null {
  const [row] = db.all<{ last: number | null }>(
    sql`select max(at) as last from quarter_play where stored < rounds`,
  );
  return row?.last == null ? null : startOfDay(row.last) + dayMs;
}

/** From when on (ms) the ledger has every movement; null for a world without any (CA21, CA59, CA61). */
export function transactionsSince(db: Database): number | null {
  const [row] = db.all<{ first: number | null }>(sql`select min(at) as first from ledger_entry`);
  return row?.first ?? null;
}
