import * as v from "valibot";
import { seedHash } from "../../domains/session/password.ts";
import { type Database, inTransaction } from "../open.ts";
import { historyDays, ledgerStart } from "../seed/days.ts";
import { LedgerBatch } from "../seed/ledger-batch.ts";
import { bookDays, writeDays } from "../seed/played-days.ts";
import { readSetting, writeSettings } from "../settings.ts";
import { largeContracts } from "./contracts.ts";
import { largeDay } from "./day.ts";
import { addLargePeople } from "./people.ts";

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
  const { done, now, rounds } = JSON.parse(readSetting(db, key) ?? '{"done":0,"now":0,"rounds":0}');
  return { done, now, rounds, steps };
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
      const next = { done: begun.done + 1, now: begun.now, rounds: begun.rounds };
      writeSettings(db, { [key]: JSON.stringify(next) });
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
    const ledger = LedgerBatch.after(db);
    const played = largeDay(historyDays - done, now, Math.ceil(rounds / historyDays));
    writeDays(db, played);
    bookDays(played, ledgerStart(now), ledger);
    ledger.write(db);
  }
}
