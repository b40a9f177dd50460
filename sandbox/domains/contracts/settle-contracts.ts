import { and, eq, lte } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { type ContractRow, contract, settlement } from "../../db/schema/history.ts";
import { contractLine } from "../agent/team.ts";
import { memberById } from "../member/profile.ts";
import { type EndedWindow, endedWindows, windowOf } from "./basis.ts";
import { endContract } from "./end-contract.ts";
import { payContract } from "./pay-contract.ts";
import { periodWord, readShareTerms } from "./terms.ts";

// Enough for a world that slept for a year and more; a window beyond waits for the next look.
const mostWindows = 500;

/** Settles every active contract of which a window has ended. */
export function settleContracts(db: Database, now: number): void {
  const due = db.select().from(contract).where(lte(contract.dueAt, now)).all();
  for (const row of due) inTransaction(db, () => settleContract(db, row, now));
}

/**
 * Settles the windows of a contract that have ended by `now`. Windows without bets leave no record; those with
 * unmet conditions are stored as refused.
 */
function settleContract(db: Database, row: ContractRow, now: number): void {
  retryPending(db, row, now);
  const endTime = row.kind === "REALTIME" ? null : readShareTerms(row).endTime;
  const until = endTime === null ? now : Math.min(now, endTime);
  const settledTo = row.settledTo ?? until;
  const ids = contractLine(db, row.toId);
  const taken = endedWindows(db, row, ids, { from: settledTo, to: until }, mostWindows);
  for (const ended of taken) settleWindow(db, row, ended);
  const where = eq(contract.id, row.id);
  const last = taken.at(-1);
  if (last !== undefined && taken.length === mostWindows) {
    db.update(contract).set({ settledTo: last.window.to, dueAt: now }).where(where).run();
    return;
  }
  const reached = Math.max(settledTo, windowOf(row, until).from);
  const over = endTime !== null && now >= endTime;
  const dueAt = over ? null : windowOf(row, now).to;
  db.update(contract).set({ settledTo: reached, dueAt }).where(where).run();
  if (over) endContract(db, row, { by: null, reason: "EXPIRED", now: endTime });
}

function settleWindow(db: Database, row: ContractRow, { window, basis }: EndedWindow): void {
  const { base, rate, amount } = basis;
  if (base === 0) return;
  const record = {
    kind: row.kind,
    contractId: row.id,
    fromId: row.fromId,
    toId: row.toId,
    period: periodWord(row),
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
