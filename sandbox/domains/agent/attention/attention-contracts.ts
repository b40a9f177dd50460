/** What needs an agent's attention about contracts (CA167). */
import { and, desc, eq, gte, ne, or } from "drizzle-orm";
import type { Database } from "../../../db/open.ts";
import { type ContractRow, contract, settlement } from "../../../db/schema/history.ts";
import { isHigher, ratesOf } from "../../contracts/terms.ts";
import { memberById } from "../../member/profile.ts";
import type { AttentionRow } from "./attention-row.ts";

/** The account of the other party; the operator's is `platform`. */
function otherOf(
  db: Database,
  me: number,
  { fromId, toId }: { fromId: number | null; toId: number },
) {
  const other = fromId === me ? toId : fromId;
  return other === null ? "platform" : (memberById(db, other)?.account ?? "platform");
}

const mine = (me: number) => or(eq(contract.fromId, me), eq(contract.toId, me));

function rowsOf(db: Database, me: number, found: readonly ContractRow[]): AttentionRow[] {
  return found.map((row) => ({
    account: otherOf(db, me, row),
    at: row.decidedAt ?? row.offeredAt,
    contract: row.kind,
    found: found.length,
  }));
}

/** Contracts of the agent that the other party or the platform ended. */
export function endedContracts(db: Database, me: number, since: number): AttentionRow[] {
  const ended = and(mine(me), eq(contract.state, "TERMINATED"), gte(contract.decidedAt, since));
  const order = desc(contract.decidedAt);
  return rowsOf(db, me, db.select().from(contract).where(ended).orderBy(order).all());
}

/** Contracts whose dividend was paid by force (S33). */
export function frozenContracts(db: Database, me: number): AttentionRow[] {
  const frozen = and(mine(me), eq(contract.frozen, true), eq(contract.state, "ACTIVE"));
  return rowsOf(db, me, db.select().from(contract).where(frozen).all());
}

/** Contracts that the agent gives at a higher rate than the own one of the kind. */
export function contractsGivenTooHigh(db: Database, me: number): AttentionRow[] {
  const active = db
    .select()
    .from(contract)
    .where(and(mine(me), eq(contract.state, "ACTIVE")))
    .all();
  const own = new Map(active.filter(({ toId }) => toId === me).map((row) => [row.kind, row]));
  const tooHigh = active.filter((row) => {
    const received = own.get(row.kind);
    return row.fromId === me && received && isHigher(ratesOf(row), ratesOf(received));
  });
  return rowsOf(db, me, tooHigh).map((row) => ({ ...row, at: null }));
}

/** Contracts with pay of ended periods that was not booked yet, to receive and to pay. */
export function pendingPay(db: Database, me: number): AttentionRow[] {
  const waits = and(
    or(eq(settlement.fromId, me), eq(settlement.toId, me)),
    eq(settlement.status, "PENDING"),
    ne(settlement.kind, "COMMISSION"),
  );
  const order = desc(settlement.windowTo);
  const pending = db.select().from(settlement).where(waits).orderBy(order).all();
  const contracts = [...new Set(pending.map(({ contractId }) => contractId))];
  return contracts.flatMap((id) => {
    const rows = pending.filter(({ contractId }) => contractId === id);
    const [latest] = rows;
    if (latest === undefined) return [];
    return {
      account: otherOf(db, me, latest),
      at: latest.windowTo,
      since: rows.at(-1)?.windowTo ?? latest.windowTo,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      contract: latest.kind,
      direction: latest.toId === me ? ("RECEIVED" as const) : ("PAID" as const),
      found: contracts.length,
    };
  });
}
