import { dayMs, startOfDay } from "../../domains/records/days.ts";
import type { Database } from "../open.ts";
import {
  addContract,
  addSettlements,
  pastSettlements,
  realtime,
  type Seed,
  share,
} from "../seed/contracts.ts";
import { historyDays } from "../seed/days.ts";
import { directAgents, firstLargeId } from "./people.ts";

const agent1 = 200001;
/** How many of the direct agents have contracts of every kind. */
const withAll = 4;

/**
 * Adds contracts of agent1 with the direct agents, and ninety days of payments. All have a daily salary, some
 * have every kind; the five-minute salaries give many rows.
 */
export function largeContracts(db: Database, now: number): void {
  const acceptedAt = startOfDay(now) - historyDays * dayMs;
  for (let at = 0; at < directAgents; at++) {
    for (const seed of seedsOf(firstLargeId + at, at < withAll)) {
      const row = addContract(db, `large-contract-${seed.to}-${seed.kind}`, seed, {
        now,
        acceptedAt,
      });
      addSettlements(db, pastSettlements(db, row, now));
    }
  }
}

function seedsOf(to: number, all: boolean): Seed[] {
  const common = { from: agent1, to, state: "ACTIVE" } as const;
  const daily: Seed = { ...common, kind: "DAILY", terms: share("0.3", "D") };
  if (!all) return [daily];
  return [
    daily,
    { ...common, kind: "HOURLY", terms: share("0.1", "D") },
    { ...common, kind: "REALTIME", terms: realtime("0.1", "0.2") },
    { ...common, kind: "DIVIDEND", terms: share("10", "H") },
  ];
}
