import { and, eq } from "drizzle-orm";
import { inTransaction } from "../../db/open.ts";
import { type ContractRow, contract } from "../../db/schema-accounts.ts";
import { parseStrictly } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { isAgent } from "../member/member-types.ts";
import { memberByAccount } from "../member/profile.ts";
import { formatRate } from "../records/rates.ts";
import { higherBelow } from "./higher-below.ts";
import { type ContractKind, isHigher, ratesOf, realtimeTerms, shareTerms } from "./terms.ts";
import { windowAt } from "./windows.ts";

/** What C48–C51 ask for; `terms` are judged when they are needed. */
export interface Decision {
  action: "OFFER" | "ACCEPT" | "REJECT" | "TERMINATE";
  requestId: string;
  account: string;
  terms?: unknown;
}

/**
 * S31: carries out a decision and returns the contract's id and state. `contract.state` when it is
 * not the caller's to decide or no longer open, `contract.rate` for an offer above the caller's own
 * rate, `transfer.not.related` for one to somebody who is not directly below.
 */
export function decide(context: CallContext, kind: ContractKind, wish: Decision) {
  return inTransaction(context.db, () => {
    switch (wish.action) {
      case "OFFER":
        return offer(context, kind, wish);
      case "ACCEPT":
        return accept(context, openOffer(context, kind, wish.requestId));
      case "REJECT":
        return change(context, openOffer(context, kind, wish.requestId), {
          state: "REJECTED",
          requestKind: "NEW",
        });
      case "TERMINATE":
        return terminate(context, kind, wish.requestId);
    }
  });
}

function offer(context: CallContext, kind: ContractKind, wish: Decision) {
  const { db, now } = context;
  const me = requireMember(context);
  if (!isAgent(me.type)) throw new PlatformError("function.not.available");
  const terms = parseStrictly(kind === "REALTIME" ? realtimeTerms : shareTerms, wish.terms);
  const known = wish.requestId === "" ? undefined : find(context, kind, wish.requestId);
  if (known) {
    const same = known.fromId === me.id && known.terms === JSON.stringify(terms);
    if (!same) throw new PlatformError("request.conflict");
    return { requestId: known.id, state: known.state };
  }
  const other = memberByAccount(db, wish.account);
  if (other?.uplineId !== me.id) throw new PlatformError("transfer.not.related");
  const row = { kind, terms: JSON.stringify(terms) };
  checkRate(context, kind, ratesOf(row));
  const waiting = and(
    eq(contract.fromId, me.id),
    eq(contract.toId, other.id),
    eq(contract.kind, kind),
    eq(contract.state, "OFFERED"),
  );
  if (db.select().from(contract).where(waiting).get()) throw new PlatformError("contract.state");
  const id = wish.requestId || crypto.randomUUID();
  const fresh = { ...row, id, fromId: me.id, toId: other.id, offeredAt: now };
  db.insert(contract)
    .values({ ...fresh, state: "OFFERED", requestKind: "NEW" })
    .run();
  return { requestId: id, state: "OFFERED" };
}

/** Nobody can give more than they get; who has nobody above gives as they like. */
function checkRate(context: CallContext, kind: ContractKind, rates: number[]): void {
  const me = requireMember(context);
  const own = activeOf(context, kind, me.id);
  if (own === undefined && me.uplineId === null) return;
  const most = own === undefined ? [0, 0] : ratesOf(own);
  if (!isHigher(rates, most)) return;
  throw new PlatformError("contract.rate", { value: { max: formatRate(Math.max(...most)) } });
}

/** S32: the contract before it ends, and so do those below that are higher than the new one. */
function accept(context: CallContext, row: ContractRow) {
  const { now } = context;
  const before = activeOf(context, row.kind, row.toId);
  const ending = [...(before ? [before] : []), ...higherBelow(context.db, row)];
  for (const old of ending) end(context, old);
  const period: string = JSON.parse(row.terms).period ?? "";
  const dueAt = windowAt(row.kind, period, now).to;
  const accepted = { state: "ACTIVE", requestKind: "SUCCESS", settledTo: now, dueAt } as const;
  return change(context, row, accepted);
}

function terminate(context: CallContext, kind: ContractKind, requestId: string) {
  const me = requireMember(context);
  const row = find(context, kind, requestId);
  const party = row && (row.fromId === me.id || row.toId === me.id);
  const open = row?.state === "ACTIVE" || (row?.state === "OFFERED" && row.fromId === me.id);
  if (!row || !party || !open) throw new PlatformError("contract.state");
  return end(context, row);
}

function end(context: CallContext, row: ContractRow) {
  return change(context, row, { state: "TERMINATED", requestKind: "TERMINATION", dueAt: null });
}

function change(
  { db, now }: CallContext,
  row: ContractRow,
  fields: Pick<ContractRow, "state" | "requestKind"> & Partial<ContractRow>,
) {
  const decided = { decidedAt: now, ...fields };
  db.update(contract).set(decided).where(eq(contract.id, row.id)).run();
  return { requestId: row.id, state: fields.state };
}

function openOffer(context: CallContext, kind: ContractKind, requestId: string): ContractRow {
  const row = find(context, kind, requestId);
  if (row?.toId !== requireMember(context).id || row.state !== "OFFERED") {
    throw new PlatformError("contract.state");
  }
  return row;
}

function find({ db }: CallContext, kind: ContractKind, id: string): ContractRow | undefined {
  const where = and(eq(contract.id, id), eq(contract.kind, kind));
  return db.select().from(contract).where(where).get();
}

function activeOf({ db }: CallContext, kind: ContractKind, toId: number): ContractRow | undefined {
  const where = and(eq(contract.toId, toId), eq(contract.kind, kind), eq(contract.state, "ACTIVE"));
  return db.select().from(contract).where(where).get();
}
