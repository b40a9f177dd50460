import { and, eq, lte, type SQL } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { type ContractRow, contract, settlement } from "../../db/schema-accounts.ts";
import { lineOf } from "../agent/team.ts";
import { memberById } from "../member/profile.ts";
import { basisOf, busyWindows } from "./basis.ts";
import { payContract } from "./pay-contract.ts";
import { readShareTerms } from "./terms.ts";
import { type Window, windowAt } from "./windows.ts";

// Enough for a world that slept for a year and more; a window beyond waits for the next look.
const mostWindows = 500;

/** Settles every active contract of which a window has ended. */
export function settleContracts(db: Database, now: number): void {
  const due = db.select().from(contract).where(lte(contract.dueAt, now)).all();
  for (const row of due) inTransaction(db, () => settleContract(db, row, now));
}

/**
 * Settles the windows of a contract that have ended by `now`. Windows without play leave no record;
 * those whose conditions were not met are kept as refused.
 */
function settleContract(db: Database, row: ContractRow, now: number): void {
  retryPending(db, row, now);
  const endTime = row.kind === "REALTIME" ? null : readShareTerms(row).endTime;
  const until = endTime === null ? now : Math.min(now, endTime);
  const settledTo = row.settledTo ?? until;
  const ids = lineOf(row.toId);
  const windows = endedWindows(db, row, ids, { from: settledTo, to: until });
  const taken = windows.slice(0, mostWindows);
  for (const window of taken) settleWindow(db, row, ids, window);
  const where = eq(contract.id, row.id);
  const last = taken.at(-1);
  if (last !== undefined && taken.length < windows.length) {
    db.update(contract).set({ settledTo: last.to, dueAt: now }).where(where).run();
    return;
  }
  const reached = Math.max(settledTo, windowOf(row, until).from);
  const over = endTime !== null && now >= endTime;
  const next = over
    ? { state: "TERMINATED" as const, dueAt: null }
    : { dueAt: windowOf(row, now).to };
  db.update(contract)
    .set({ settledTo: reached, ...next })
    .where(where)
    .run();
}

function endedWindows(
  db: Database,
  row: ContractRow,
  ids: SQL,
  { from, to: now }: Window,
): Window[] {
  const open = windowOf(row, now).from;
  if (open <= from) return [];
  if (row.kind === "REALTIME" || row.kind === "HOURLY") {
    const { from: start, to } = windowOf(row, from);
    return busyWindows(db, ids, to - start, { from, to: open }).map((at) => ({
      from: Math.max(from, at),
      to: windowOf(row, at).to,
    }));
  }
  const windows: Window[] = [];
  for (let at = windowOf(row, from); at.to <= open; at = windowOf(row, at.to)) windows.push(at);
  return windows;
}

function windowOf(row: ContractRow, time: number): Window {
  const period = row.kind === "REALTIME" ? "" : readShareTerms(row).period;
  return windowAt(row.kind, period, time);
}

function settleWindow(db: Database, row: ContractRow, ids: SQL, window: Window): void {
  const { base, rate, amount } = basisOf(db, row, ids, window);
  if (base === 0) return;
  const record = {
    kind: row.kind,
    contractId: row.id,
    fromId: row.fromId,
    toId: row.toId,
    period:
      row.kind === "REALTIME" ? "5M" : row.kind === "HOURLY" ? "1H" : readShareTerms(row).period,
    windowFrom: window.from,
    windowTo: window.to,
    base,
    rate,
    amount,
  };
  const status = amount === 0 ? "REFUSED" : payContract(db, row, amount, window.to);
  const paidAt = status === "PAID" || status === "FORCED" ? window.to : null;
  db.insert(settlement)
    .values({ ...record, status, paidAt })
    .run();
}

/** Salaries that the giver could not pay are tried again whenever the contract is looked at. */
function retryPending(db: Database, row: ContractRow, now: number): void {
  const open = and(eq(settlement.contractId, row.id), eq(settlement.status, "PENDING"));
  for (const record of db.select().from(settlement).where(open).all()) {
    if (memberById(db, record.toId) === undefined) continue;
    const status = payContract(db, row, record.amount, now);
    if (status === "PENDING") return;
    db.update(settlement).set({ status, paidAt: now }).where(eq(settlement.id, record.id)).run();
  }
}
