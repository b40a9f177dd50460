import type { SQL } from "drizzle-orm";
import { lineOf } from "../domains/agent/team.ts";
import { basisOf, busyWindows } from "../domains/contracts/basis.ts";
import type { ContractKind } from "../domains/contracts/terms.ts";
import { type Window, windowAt } from "../domains/contracts/windows.ts";
import { dayMs } from "../domains/records/days.ts";
import { bulkInsert, type Cell } from "./bulk-insert.ts";
import type { Database } from "./open.ts";
import { type ContractRow, contract } from "./schema-accounts.ts";
import { ledgerStart } from "./seed-history.ts";

const [AGENT1, AGENT2, AGENT3, PLAYER1] = [200001, 200002, 200003, 100001];
const pastDays = 21;
const pastWindowCount = 8;

interface Seed {
  from: number | null;
  to: number;
  kind: ContractKind;
  state: "ACTIVE" | "OFFERED";
  terms: Record<string, unknown>;
}

const share = (rate: string, period: string) => ({
  rate,
  amount: "0",
  activeCount: 1,
  periodConsumption: "0",
  periodLoss: "0",
  minBetPeriod: 0,
  period,
  endTime: null,
});
const realtime = (winRate: string, lossRate: string) => ({
  winRate,
  lossRate,
  singleBetAmount: "1",
});

/** The chain agent1, agent2, agent3 with contracts of each kind, and offers that wait. */
const seeds: readonly Seed[] = [
  { from: null, to: AGENT1, kind: "DIVIDEND", state: "ACTIVE", terms: share("30", "H") },
  { from: null, to: AGENT1, kind: "DAILY", state: "ACTIVE", terms: share("0.5", "D") },
  { from: null, to: AGENT1, kind: "HOURLY", state: "ACTIVE", terms: share("0.2", "D") },
  { from: null, to: AGENT1, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.3", "0.5") },
  { from: AGENT1, to: AGENT2, kind: "DAILY", state: "ACTIVE", terms: share("0.4", "D") },
  { from: AGENT1, to: AGENT2, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.2", "0.4") },
  { from: AGENT1, to: AGENT2, kind: "DIVIDEND", state: "OFFERED", terms: share("20", "M") },
  // Lower than what agent2 has given on: accepting it ends agent3's contract (S32).
  { from: AGENT1, to: AGENT2, kind: "DAILY", state: "OFFERED", terms: share("0.2", "D") },
  { from: AGENT2, to: AGENT3, kind: "DAILY", state: "ACTIVE", terms: share("0.3", "D") },
  { from: AGENT2, to: AGENT3, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.1", "0.3") },
  { from: AGENT2, to: PLAYER1, kind: "REALTIME", state: "OFFERED", terms: realtime("0.05", "0.1") },
];

/** Contracts of a new world, and what they paid before the ledger's days. */
export function seedContracts(db: Database, now: number): void {
  const settled: Cell[][] = [];
  for (const [at, seed] of seeds.entries()) {
    const { from, to, kind, state, terms } = seed;
    const active = state === "ACTIVE";
    const period = String(terms.period ?? "");
    const row = db
      .insert(contract)
      .values({
        id: `seed-contract-${at + 1}`,
        kind,
        fromId: from,
        toId: to,
        state,
        requestKind: active ? "SUCCESS" : "NEW",
        terms: JSON.stringify(terms),
        offeredAt: active ? now - 60 * dayMs : now - dayMs,
        decidedAt: active ? now - 59 * dayMs : null,
        settledTo: active ? now : null,
        dueAt: active ? windowAt(kind, period, now).to : null,
      })
      .returning()
      .get();
    if (active) settled.push(...pastSettlements(db, row, period, ledgerStart(now)));
  }
  const columns = ["kind", "contract_id", "from_id", "to_id", "period", "window_from", "window_to"];
  bulkInsert(
    db,
    "settlement",
    [...columns, "base", "rate", "amount", "status", "paid_at"],
    settled.sort((a, b) => Number(a[6]) - Number(b[6])),
  );
}

function pastSettlements(db: Database, row: ContractRow, period: string, until: number): Cell[][] {
  const ids = lineOf(row.toId);
  return pastWindows(db, row, ids, period, until).flatMap((window) => {
    const { base, rate, amount } = basisOf(db, row, ids, window);
    if (amount === 0) return [];
    const { kind, id, fromId, toId } = row;
    const word = kind === "REALTIME" ? "5M" : kind === "HOURLY" ? "1H" : period;
    const cells = [kind, id, fromId, toId, word, window.from, window.to, base, rate, amount];
    return [[...cells, "PAID", window.to]];
  });
}

function pastWindows(
  db: Database,
  row: ContractRow,
  ids: SQL,
  period: string,
  until: number,
): Window[] {
  const { kind } = row;
  if (kind === "REALTIME" || kind === "HOURLY") {
    const { from, to } = windowAt(kind, period, until);
    const span = { from: until - 2 * dayMs, to: until };
    const busy = busyWindows(db, ids, to - from, span).slice(-pastWindowCount);
    return busy.map((start) => windowAt(kind, period, start));
  }
  const windows: Window[] = [];
  let window = windowAt(kind, period, until - pastDays * dayMs);
  for (; window.to <= until; window = windowAt(kind, period, window.to)) windows.push(window);
  return windows;
}
