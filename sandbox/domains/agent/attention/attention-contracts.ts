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

type Row = Omit<AttentionRow, "found">;

const rowsOf = (db: Database, me: number, found: readonly ContractRow[]): Row[] =>
  found.map((row) => ({
    id: row.id,
    account: otherOf(db, me, row),
    at: row.decidedAt ?? row.offeredAt,
    contract: row.kind,
  }));

/** Contracts of the agent that the other party or the platform ended. */
export function endedContracts(db: Database, me: number, since: number): Row[] {
  const ended = and(mine(me), eq(contract.state, "TERMINATED"), gte(contract.decidedAt, since));
  const order = desc(contract.decidedAt);
  const own = memberById(db, me)?.account;
  const found = db.select().from(contract).where(ended).orderBy(order).all();
  return rowsOf(
    db,
    me,
    found.filter(({ endedBy }) => endedBy !== own),
  );
}

/** Own contracts that ended without another one, while the agent goes on paying those below by the same kind. */
export function ownContractsEnded(db: Database, me: number): Row[] {
  const latest = desc(contract.decidedAt);
  const all = db.select().from(contract).where(mine(me)).orderBy(latest).all();
  const active = all.filter(({ state }) => state === "ACTIVE");
  const ended = [...new Set(active.map(({ kind }) => kind))].flatMap((kind) => {
    const receives = active.some((row) => row.kind === kind && row.toId === me);
    const last = all.find(
      (row) => row.kind === kind && row.toId === me && row.state === "TERMINATED",
    );
    return receives || last === undefined ? [] : [last];
  });
  return rowsOf(db, me, ended);
}

/** Contracts whose dividend was paid by force (S33). */
export function frozenContracts(db: Database, me: number): Row[] {
  const frozen = and(mine(me), eq(contract.frozen, true), eq(contract.state, "ACTIVE"));
  return rowsOf(db, me, db.select().from(contract).where(frozen).all());
}

/** Contracts that the agent gives at a higher rate than the own one of the kind. */
export function contractsGivenTooHigh(db: Database, me: number): Row[] {
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

/** Contracts with pay of ended periods that was not booked yet, to receive and to pay; the earliest ended by `before`. */
export function pendingPay(db: Database, me: number, before: number): Row[] {
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
    const since = rows.at(-1)?.windowTo;
    if (latest === undefined || since === undefined || since > before) return [];
    return {
      id: `${id}-${latest.windowTo}`,
      account: otherOf(db, me, latest),
      at: latest.windowTo,
      since,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      contract: latest.kind,
      direction: latest.toId === me ? ("RECEIVED" as const) : ("PAID" as const),
    };
  });
}
