import { contractLine } from "../../domains/agent/team.ts";
import { endedWindows, windowOf } from "../../domains/contracts/basis.ts";
import { partyName } from "../../domains/contracts/end-contract.ts";
import { type ContractKind, periodWord } from "../../domains/contracts/terms.ts";
import { type Window, windowAt } from "../../domains/contracts/windows.ts";
import { dayMs } from "../../domains/records/days.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { type ContractRow, contract, contractChange } from "../schema/history.ts";
import { contractsPaidTo } from "./days.ts";

const [AGENT1, AGENT2, AGENT3, PLAYER1] = [200001, 200002, 200003, 100001];
/**
 * How many days back the payments of each kind go. A dividend's period is half a month, so 40 days always
 * show two.
 */
const pastDays: Record<ContractKind, number> = { DIVIDEND: 40, DAILY: 21, HOURLY: 2, REALTIME: 2 };
const pastWindowCount = 8;
// More than the number of the shortest periods in ninety days.
const mostWindows = 50_000;

/** A contract of a new world. */
export interface Seed {
  from: number | null;
  to: number;
  kind: ContractKind;
  state: "ACTIVE" | "OFFERED";
  terms: Record<string, unknown>;
}

export const share = (rate: string, period: string) => ({
  rate,
  amount: "0",
  activeCount: 1,
  periodConsumption: "0",
  periodLoss: "0",
  minBetPeriod: 0,
  period,
  endTime: null,
});
export const realtime = (winRate: string, lossRate: string) => ({
  winRate,
  lossRate,
  singleBetAmount: "1",
});

/** The chain agent1, agent2, agent3 with contracts of each kind, and pending offers. */
const seeds: readonly Seed[] = [
  { from: null, to: AGENT1, kind: "DIVIDEND", state: "ACTIVE", terms: share("30", "H") },
  { from: null, to: AGENT1, kind: "DAILY", state: "ACTIVE", terms: share("0.5", "D") },
  { from: null, to: AGENT1, kind: "HOURLY", state: "ACTIVE", terms: share("0.2", "D") },
  { from: null, to: AGENT1, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.3", "0.5") },
  { from: AGENT1, to: AGENT2, kind: "DAILY", state: "ACTIVE", terms: share("0.4", "D") },
  { from: AGENT1, to: AGENT2, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.2", "0.4") },
  { from: AGENT1, to: AGENT2, kind: "DIVIDEND", state: "OFFERED", terms: share("20", "M") },
  // Lower than the rate that agent2 gives: accepting it ends agent3's contract (S32).
  { from: AGENT1, to: AGENT2, kind: "DAILY", state: "OFFERED", terms: share("0.2", "D") },
  { from: AGENT2, to: AGENT3, kind: "DAILY", state: "ACTIVE", terms: share("0.3", "D") },
  { from: AGENT2, to: AGENT3, kind: "REALTIME", state: "ACTIVE", terms: realtime("0.1", "0.3") },
  { from: AGENT2, to: PLAYER1, kind: "REALTIME", state: "OFFERED", terms: realtime("0.05", "0.1") },
];

/** Seeds the contracts of a new world, and their payments before the ledger's days. */
export function seedContracts(db: Database, now: number): void {
  const settled: Cell[][] = [];
  const until = contractsPaidTo(now);
  for (const [at, seed] of seeds.entries()) {
    const row = addContract(db, `seed-contract-${at + 1}`, seed, now);
    if (seed.state !== "ACTIVE") continue;
    const short = seed.kind === "REALTIME" || seed.kind === "HOURLY";
    const from = until - pastDays[seed.kind] * dayMs;
    const past = pastSettlements(db, row, { from, to: until });
    settled.push(...(short ? past.slice(-pastWindowCount) : past));
  }
  addSettlements(db, settled);
}

/** Adds a contract: an offer from yesterday, or a contract that is two months old and paid up to now. */
export function addContract(db: Database, id: string, seed: Seed, now: number): ContractRow {
  const { from, to, kind, state, terms } = seed;
  const active = state === "ACTIVE";
  const period = String(terms.period ?? "");
  const offeredAt = active ? now - 60 * dayMs : now - dayMs;
  const note = (action: "OFFERED" | "ACCEPTED", by: number | null, at: number) => {
    const after = JSON.stringify(terms);
    const change = { contractId: id, action, by: partyName(db, by), at, before: null, after };
    db.insert(contractChange).values(change).run();
  };
  note("OFFERED", from, offeredAt);
  if (active) note("ACCEPTED", to, now - 59 * dayMs);
  return db
    .insert(contract)
    .values({
      id,
      kind,
      fromId: from,
      toId: to,
      state,
      requestKind: active ? "SUCCESS" : "NEW",
      terms: JSON.stringify(terms),
      offeredAt,
      decidedAt: active ? now - 59 * dayMs : null,
      // The open period counts in full, because the contract is older.
      settledTo: active ? windowAt(kind, period, now).from : null,
      dueAt: active ? windowAt(kind, period, now).to : null,
    })
    .returning()
    .get();
}

/**
 * Returns a contract's payments within a span as rows of `settlement`; periods without a payment are omitted.
 */
export function pastSettlements(db: Database, row: ContractRow, span: Window): Cell[][] {
  const { kind, id, fromId, toId } = row;
  const whole = { from: windowOf(row, span.from).from, to: span.to };
  const ended = endedWindows(db, row, contractLine(db, toId), whole, mostWindows);
  return ended.flatMap(({ window, basis: { base, rate, amount } }) => {
    if (amount === 0) return [];
    const cells = [kind, id, fromId, toId, periodWord(row), window.from, window.to];
    return [[...cells, base, rate, amount, "PAID", window.to]];
  });
}

/** Inserts settlements in the order of their periods. */
export function addSettlements(db: Database, rows: Cell[][]): void {
  const columns = ["kind", "contract_id", "from_id", "to_id", "period", "window_from", "window_to"];
  bulkInsert(
    db,
    "settlement",
    [...columns, "base", "rate", "amount", "status", "paid_at"],
    rows.sort((a, b) => Number(a[6]) - Number(b[6])),
  );
}
