import { eq } from "drizzle-orm";
import { seedHash } from "../domains/session/password.ts";
import { largeContracts } from "./large-contracts.ts";
import { largeDay } from "./large-day.ts";
import { addLargePeople } from "./large-people.ts";
import { type Database, inTransaction } from "./open.ts";
import { setting } from "./schema.ts";
import { historyDays } from "./seed-history.ts";
import { LedgerBatch } from "./seed-ledger.ts";
import { writeDays } from "./seed-play.ts";

const key = "seed:large";
/** The accounts, a step for each day, the contracts. */
const steps = historyDays + 2;

/** How far a world has grown; `now` is when it began to, 0 before. */
export interface Growth {
  done: number;
  steps: number;
  now: number;
}

export function growthOf(db: Database): Growth {
  const kept = db.select().from(setting).where(eq(setting.key, key)).get();
  return { done: 0, now: 0, ...(kept && JSON.parse(kept.value)), steps };
}

/**
 * Grows a world by five thousand accounts below agent1 and a million rounds over ninety days, in steps
 * of a bounded size between which others are answered. Each is kept: what was broken off goes on.
 * Returns at the end; a world that is large already stays as it is.
 */
export async function growWorld(db: Database, now: number): Promise<Growth> {
  const passwordHash = await seedHash("downline", "Portico#2026");
  for (let growth = growthOf(db); growth.done < steps; growth = growthOf(db)) {
    const began = growth.now || now;
    inTransaction(db, () => {
      takeStep(db, growth.done, began, passwordHash);
      const value = JSON.stringify({ done: growth.done + 1, now: began });
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

function takeStep(db: Database, step: number, now: number, passwordHash: string): void {
  if (step === 0) {
    addLargePeople(db, now, passwordHash);
  } else if (step === steps - 1) {
    largeContracts(db, now);
  } else {
    const ledger = new LedgerBatch(db);
    writeDays(db, largeDay(historyDays - step, now), now, ledger);
    ledger.flush();
  }
}
