import { and, eq } from "drizzle-orm";
import { inTransaction } from "../../db/open.ts";
import { type ContractRow, contract, contractChange } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { parseStrictly } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { isAgent } from "../member/member-types.ts";
import { memberByAccount, memberById } from "../member/profile.ts";
import { formatRate } from "../records/rates.ts";
import { type EndReason, endContract } from "./end-contract.ts";
import { higherBelow } from "./higher-below.ts";
import {
  type ContractKind,
  isHigher,
  ratesOf,
  readShareTerms,
  realtimeTerms,
  shareTerms,
  type WithTerms,
} from "./terms.ts";
import { windowAt } from "./windows.ts";

/** The parameters of C48–C51; `terms` are validated when they are needed. */
export interface Decision {
  action: "OFFER" | "ACCEPT" | "REJECT" | "TERMINATE";
  requestId: string;
  account: string;
  terms?: unknown;
}

/**
 * S31: carries out a decision, and returns the contract's id and state. `contract.state` if the caller may not
 * decide on it or it is not open any more; `contract.rate` for an offer above the caller's own rate;
 * `transfer.not.related` for an account that is not a direct member.
 */
export function decide(context: CallContext, kind: ContractKind, wish: Decision) {
  return inTransaction(context.db, () => {
    switch (wish.action) {
      case "OFFER":
        return offer(context, kind, wish);
      case "ACCEPT":
        return accept(context, openOffer(context, kind, wish.requestId));
      case "REJECT":
        return endBy(context, openOffer(context, kind, wish.requestId), "REJECTED");
      case "TERMINATE":
        return terminate(context, kind, wish.requestId);
    }
  });
}

function offer(context: CallContext, kind: ContractKind, wish: Decision) {
  const { db, now } = context;
  const me = requireMember(context);
  if (!isAgent(me.type)) throw new PlatformError("function.not.available");
  const row = readOffer(kind, wish.terms);
  const known = wish.requestId === "" ? undefined : find(context, kind, wish.requestId);
  if (known) {
    const same = known.fromId === me.id && known.terms === row.terms;
    if (!same) throw new PlatformError("request.conflict");
    return { requestId: known.id, state: known.state };
  }
  const other = checkOffer(context, row, wish.account);
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
  const before = activeOf(context, kind, other.id)?.terms ?? null;
  noteChange(context, {
    contractId: id,
    action: "OFFERED",
    by: me.account,
    before,
    after: row.terms,
  });
  return { requestId: id, state: "OFFERED" };
}

/** The terms of an offer as they are kept. */
export function readOffer(kind: ContractKind, terms: unknown): WithTerms {
  const read = parseStrictly(kind === "REALTIME" ? realtimeTerms : shareTerms, terms);
  return { kind, terms: JSON.stringify(read) };
}

/**
 * Returns the account that the caller may offer these terms to. An offer and its preview have the same refusals:
 * `transfer.not.related` for other accounts than direct members, `currency.other`, `contract.ended` for an end in the past,
 * `contract.rate`.
 */
export function checkOffer(context: CallContext, row: WithTerms, account: string): MemberRow {
  const { db, now } = context;
  const me = requireMember(context);
  const other = memberByAccount(db, account);
  if (other?.uplineId !== me.id) throw new PlatformError("transfer.not.related");
  // A contract is paid from wallet to wallet.
  if (other.currency !== me.currency) throw new PlatformError("currency.other");
  if (isOver(row, now)) throw new PlatformError("contract.ended");
  checkRate(context, row);
  return other;
}

/** Whether the end that the terms name has passed. */
function isOver(row: WithTerms, now: number): boolean {
  const end = row.kind === "REALTIME" ? null : readShareTerms(row).endTime;
  return end !== null && end <= now;
}

/**
 * An agent can't give more than they receive; an agent directly below the operator has no limit. `contract.rate`
 * names the maximum, and for real-time salary which of the two rates is meant.
 */
function checkRate(context: CallContext, row: WithTerms): void {
  const { kind } = row;
  const rates = ratesOf(row);
  const me = requireMember(context);
  const own = activeOf(context, kind, me.id);
  if (own === undefined && me.uplineId === null) return;
  const most = own === undefined ? [0, 0] : ratesOf(own);
  if (!isHigher(rates, most)) return;
  const at = rates.findIndex((value, place) => value > (most[place] ?? 0));
  const term = kind === "REALTIME" ? { term: at === 0 ? "winRate" : "lossRate" } : {};
  throw new PlatformError("contract.rate", {
    value: { max: formatRate(most[at] ?? 0), ...term },
  });
}

/** S32: the contract before it ends, and so do those below that are higher than the new one. */
function accept(context: CallContext, row: ContractRow) {
  const { db, now } = context;
  if (isOver(row, now)) throw new PlatformError("contract.ended");
  const before = activeOf(context, row.kind, row.toId);
  if (before) endContract(db, before, { by: row.toId, reason: "REPLACED", now, after: row.terms });
  for (const old of higherBelow(db, row)) {
    endContract(db, old, { by: row.toId, reason: "RATE_CUT", now });
  }
  const period: string = JSON.parse(row.terms).period ?? "";
  const dueAt = windowAt(row.kind, period, now).to;
  const to = memberById(db, row.toId)?.account ?? "";
  const changed = { contractId: row.id, by: to, before: before?.terms ?? null, after: row.terms };
  noteChange(context, { ...changed, action: "ACCEPTED" });
  const accepted = { state: "ACTIVE", requestKind: "SUCCESS", settledTo: now, dueAt } as const;
  return change(context, row, accepted);
}

function noteChange(
  { db, now }: CallContext,
  change: Omit<typeof contractChange.$inferInsert, "at">,
): void {
  db.insert(contractChange)
    .values({ ...change, at: now })
    .run();
}

function terminate(context: CallContext, kind: ContractKind, requestId: string) {
  const me = requireMember(context);
  const row = find(context, kind, requestId);
  const party = row && (row.fromId === me.id || row.toId === me.id);
  const open = row?.state === "ACTIVE" || (row?.state === "OFFERED" && row.fromId === me.id);
  if (!row || !party || !open) throw new PlatformError("contract.state");
  return endBy(context, row, row.state === "OFFERED" ? "WITHDRAWN" : "TERMINATED");
}

function endBy(context: CallContext, row: ContractRow, reason: EndReason) {
  const { db, now } = context;
  return endContract(db, row, { by: requireMember(context).id, reason, now });
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
