import { eq } from "drizzle-orm";
import * as v from "valibot";
import { seedHash } from "../domains/session/password.ts";
import { largeContracts } from "./large-contracts.ts";
import { largeDay } from "./large-day.ts";
import { addLargePeople } from "./large-people.ts";
import { type Database, inTransaction } from "./open.ts";
import { setting } from "./schema.ts";
import { historyDays, ledgerStart } from "./seed-history.ts";
import { LedgerBatch } from "./seed-ledger.ts";
import { writeDays } from "./seed-play.ts";

const key = "seed:large";
/** The accounts, one step for each day, and the contracts. */
const steps = historyDays + 2;

/** The progress of a growing world; `now` is when the growth began, 0 before. */
export interface Growth {
  done: number;
  steps: number;
  now: number;
  /** The minimum number of rounds. */
  rounds: number;
}

/** The input of `POST /__sandbox/large`: the minimum number of rounds, a million by default. */
export const growthWish = v.strictObject({
  rounds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(historyDays), v.maxValue(1e6)),
    1e6,
  ),
});

export function growthOf(db: Database): Growth {
  const kept = db.select().from(setting).where(eq(setting.key, key)).get();
  return { done: 0, now: 0, rounds: 0, ...(kept && JSON.parse(kept.value)), steps };
}

/**
 * Adds five thousand accounts below agent1 and a million rounds over ninety days, in small steps between
 * which other requests are served. Each step is stored, so an interrupted growth continues. Resolves at the
 * end; a large world stays unchanged.
 */
export async function growWorld(db: Database, now: number, rounds: number): Promise<Growth> {
  const passwordHash = await seedHash("downline", "Portico#2026");
  for (let growth = growthOf(db); growth.done < steps; growth = growthOf(db)) {
    const begun = growth.done > 0 ? growth : { ...growth, now, rounds };
    inTransaction(db, () => {
      takeStep(db, begun, passwordHash);
      const { done, steps: _, ...kept } = begun;
      const value = JSON.stringify({ ...kept, done: done + 1 });
      const target = setting.key;
      db.insert(setting)
        .values({ key, value })
        .onConflictDoUpdate({ target, set: { value } })
        .run();
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return growthOf(db);
}

function takeStep(db: Database, { done, now, rounds }: Growth, passwordHash: string): void {
  if (done === 0) {
    addLargePeople(db, now, passwordHash);
  } else if (done === steps - 1) {
    largeContracts(db, now);
  } else {
    const ledger = new LedgerBatch(db);
    const played = largeDay(historyDays - done, now, Math.ceil(rounds / historyDays));
    writeDays(db, played, ledgerStart(now), ledger);
    ledger.flush();
  }
}
