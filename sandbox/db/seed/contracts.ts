import { contractLine } from "../../domains/agent/team.ts";
import { endedWindows } from "../../domains/contracts/basis.ts";
import { partyName } from "../../domains/contracts/end-contract.ts";
import { type ContractKind, periodWord } from "../../domains/contracts/terms.ts";
import { windowAt } from "../../domains/contracts/windows.ts";
import { dayMs, startOfDay } from "../../domains/records/days.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { type ContractRow, contract, contractChange } from "../schema/history.ts";
import { ledgerStart } from "./days.ts";

const [AGENT1, AGENT2, AGENT3, PLAYER1] = [200001, 200002, 200003, 100001];
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

/** Kinds that pay by single rounds. */
const byRounds: readonly ContractKind[] = ["REALTIME", "HOURLY"];

/** Seeds the contracts of a new world, and all that they have paid. Who is paid by single rounds is so since there are any. */
export function seedContracts(db: Database, now: number): void {
  const settled = seeds.flatMap((seed, at) => {
    const acceptedAt = byRounds.includes(seed.kind)
      ? ledgerStart(now)
      : startOfDay(now) - 59 * dayMs;
    const row = addContract(db, `seed-contract-${at + 1}`, seed, { now, acceptedAt });
    return pastSettlements(db, row, now);
  });
  addSettlements(db, settled);
}

/** Adds a contract: an offer from yesterday, or one that was accepted and is paid up to now. */
export function addContract(
  db: Database,
  id: string,
  seed: Seed,
  { now, acceptedAt }: { now: number; acceptedAt: number },
): ContractRow {
  const { from, to, kind, state, terms } = seed;
  const active = state === "ACTIVE";
  const period = String(terms.period ?? "");
  const offeredAt = (active ? acceptedAt : now) - dayMs;
  const note = (action: "OFFERED" | "ACCEPTED", by: number | null, at: number) => {
    const after = JSON.stringify(terms);
    const change = { contractId: id, action, by: partyName(db, by), at, before: null, after };
    db.insert(contractChange).values(change).run();
  };
  note("OFFERED", from, offeredAt);
  if (active) note("ACCEPTED", to, acceptedAt);
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
      decidedAt: active ? acceptedAt : null,
      // The open period counts in full, because the contract is older.
      settledTo: active ? windowAt(kind, period, now).from : null,
      dueAt: active ? windowAt(kind, period, now).to : null,
    })
    .returning()
    .get();
}

/**
 * Returns what a contract has settled before a time, as rows of `settlement`, as it is settled later: periods without
 * bets are none. It is paid, and part of the balance that the ledger begins with.
 */
export function pastSettlements(db: Database, row: ContractRow, to: number): Cell[][] {
  const { kind, id, fromId, toId, decidedAt } = row;
  if (decidedAt === null) return [];
  const ended = endedWindows(db, row, contractLine(db, toId), { from: decidedAt, to }, mostWindows);
  return ended.flatMap(({ window, basis: { base, rate, amount } }) => {
    if (base === 0) return [];
    const cells = [kind, id, fromId, toId, periodWord(row), window.from, window.to];
    return [
      [...cells, base, rate, amount, ...(amount === 0 ? ["REFUSED", null] : ["PAID", window.to])],
    ];
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
