import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract, contractChange, settlement } from "../../db/schema/history.ts";
import { memberById } from "../member/profile.ts";
import { notify } from "../messages/notify.ts";
import { formatAmount } from "../wallet/money.ts";

export type EndReason =
  | "REJECTED"
  | "WITHDRAWN"
  | "TERMINATED"
  | "REPLACED"
  | "RATE_CUT"
  | "EXPIRED";

interface Ending {
  /** The terms that take the place of those that end; null for none. */
  after?: string | null;
  /** The account that ended it; null for the platform. */
  by: number | null;
  reason: EndReason;
  now: number;
}

/** A party's name in a contract; the operator is `platform`. */
export const partyName = (db: Database, id: number | null): string =>
  id === null ? "platform" : (memberById(db, id)?.account ?? "");

/** What was pending of a contract is lost when it ends, however it ends. Returns how much, in minor units. */
function losePending(db: Database, { id }: ContractRow, now: number): number {
  const pending = and(eq(settlement.contractId, id), eq(settlement.status, "PENDING"));
  const lost = db.select().from(settlement).where(pending).all();
  db.update(settlement).set({ status: "LOST", lostAt: now }).where(pending).run();
  return lost.reduce((sum, { amount }) => sum + amount, 0);
}

/** Ends a contract or an offer, and sends a message to both parties except the one that ended it (CA40, S32). */
export function endContract(
  db: Database,
  row: ContractRow,
  { by, reason, now, after = null }: Ending,
) {
  const state = reason === "REJECTED" ? "REJECTED" : "TERMINATED";
  const requestKind = reason === "REJECTED" ? "NEW" : "TERMINATION";
  const endedBy = partyName(db, by);
  db.update(contract)
    .set({ state, requestKind, dueAt: null, decidedAt: now, endedBy, endReason: reason })
    .where(eq(contract.id, row.id))
    .run();
  const lost = losePending(db, row, now);
  const before = row.state === "ACTIVE" ? row.terms : null;
  db.insert(contractChange)
    .values({ contractId: row.id, action: reason, by: endedBy, at: now, before, after })
    .run();
  for (const id of [row.toId, row.fromId]) {
    if (id === null || id === by) continue;
    const other = partyName(db, id === row.toId ? row.fromId : row.toId);
    const values = { kind: row.kind, other, by: endedBy, reason };
    if (row.state === "OFFERED") notify(db, id, { code: "offer", values }, now);
    else if (lost === 0) notify(db, id, { code: "contract", values }, now);
    else {
      const amount = `${formatAmount(lost)} ${memberById(db, row.toId)?.currency ?? ""}`;
      notify(db, id, { code: "contractLost", values: { ...values, amount } }, now);
    }
  }
  return { requestId: row.id, state } as const;
}
