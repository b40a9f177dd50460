import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { type ContractRow, contract, contractChange } from "../../db/schema/history.ts";
import { memberById } from "../member/profile.ts";
import { notify } from "../messages/notify.ts";

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
  const before = row.state === "ACTIVE" ? row.terms : null;
  db.insert(contractChange)
    .values({ contractId: row.id, action: reason, by: endedBy, at: now, before, after })
    .run();
  for (const id of [row.toId, row.fromId]) {
    if (id === null || id === by) continue;
    const other = partyName(db, id === row.toId ? row.fromId : row.toId);
    const code = row.state === "OFFERED" ? "offer" : "contract";
    notify(db, id, { code, values: { kind: row.kind, other, by: endedBy, reason } }, now);
  }
  return { requestId: row.id, state } as const;
}
