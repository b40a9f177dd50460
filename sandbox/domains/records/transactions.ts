import { and, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { ledgerEntry, ledgerTransfer, member } from "../../db/schema.ts";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { offsetOf, type PageWish, pageAnswer } from "../../http/page-answer.ts";
import { accountName, paging, range, readRange, type Span } from "../../http/params.ts";
import { orderOf, type SortWish, sorting } from "../../http/sort.ts";
import { formatAmount } from "../wallet/money.ts";
import { remarkOf } from "./remarks.ts";
import { readScope } from "./scope.ts";

/** Kinds of CA21 by the ledger's kind; a transfer's word depends on its direction. */
const wireKinds: Readonly<Record<string, string>> = {
  deposit: "DEPOSIT",
  withdrawal: "WITHDRAWAL",
  stake: "BET",
  win: "WIN",
  bonus: "BONUS",
  rebate: "REBATE",
  salary: "SALARY",
  dividend: "DIVIDEND",
  points: "POINTS",
  refund: "CORRECTION",
  correction: "CORRECTION",
};

export const transactionKind = v.optional(
  v.picklist([...new Set(Object.values(wireKinds)), "TRANSFER_IN", "TRANSFER_OUT", ""]),
  "",
);

export const transactionColumns = {
  at: sql`${ledgerTransfer.at}`,
  account: sql`${member.account}`,
  amount: sql`${ledgerEntry.amount}`,
};

/**
 * CA21: everything that moved the wallet, newest first unless sorted; `amount` is signed, `totals` are
 * what came in and what went out.
 */
export const transactions = defineCall({
  id: "CA21",
  methods: ["GET"],
  path: "/wps/records/transactions",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({
    ...paging,
    ...range,
    ...sorting(transactionColumns),
    kind: transactionKind,
    account: v.optional(accountName, ""),
  }),
  run: (context, params) => {
    const span = readRange(params, context.now);
    return listTransactions(context, readScope(context, params.account), span, params);
  },
});

/** Wallet movements of some members (`ids` for `in …`) within a span, as CA21 and CA61 answer them. */
export function listTransactions(
  { db, lang }: CallContext,
  ids: SQL,
  { from, to }: Span,
  { kind, ...page }: PageWish & SortWish<keyof typeof transactionColumns> & { kind: string },
) {
  const where = and(
    sql`${ledgerEntry.accountId} in (select 'wallet:' || id from member where id in ${ids})`,
    gte(ledgerTransfer.at, from),
    lte(ledgerTransfer.at, to),
    ofKind(kind),
  );
  const joined = eq(ledgerTransfer.id, ledgerEntry.transferId);
  const owner = eq(member.id, sql`cast(substr(${ledgerEntry.accountId}, 8) as integer)`);
  const total = db
    .select({
      rows: sql<number>`count(*)`,
      in: sql<number>`coalesce(sum(max(${ledgerEntry.amount}, 0)), 0)`,
      out: sql<number>`coalesce(sum(max(-${ledgerEntry.amount}, 0)), 0)`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransfer, joined)
    .where(where)
    .get() ?? { rows: 0, in: 0, out: 0 };
  const content = db
    .select({ entry: ledgerEntry, transfer: ledgerTransfer, account: member.account })
    .from(ledgerEntry)
    .innerJoin(ledgerTransfer, joined)
    .innerJoin(member, owner)
    .where(where)
    .orderBy(orderOf(transactionColumns, page, "at"), desc(ledgerTransfer.at), desc(ledgerEntry.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .all()
    .map(({ entry, transfer, account }) => ({
      id: String(entry.id),
      account,
      kind: wireKind(transfer.kind, entry.amount),
      amount: formatAmount(entry.amount),
      balanceAfter: formatAmount(entry.balanceAfter),
      at: transfer.at,
      remark: remarkOf(transfer.reference, lang),
      requestId: requestOf(transfer, entry.amount),
    }));
  return {
    ...pageAnswer(content, total.rows, page),
    totals: { in: formatAmount(total.in), out: formatAmount(total.out) },
  };
}

/** Who received from the line sees the movement, not the id the sender gave it. */
function requestOf({ reference, requestId }: typeof ledgerTransfer.$inferSelect, amount: number) {
  return reference.startsWith("line:") && amount > 0 ? null : requestId;
}

function wireKind(kind: string, amount: number): string {
  if (kind === "transfer") return amount < 0 ? "TRANSFER_OUT" : "TRANSFER_IN";
  return wireKinds[kind] ?? "CORRECTION";
}

function ofKind(kind: string): SQL | undefined {
  if (kind === "") return undefined;
  const transfer = eq(ledgerTransfer.kind, "transfer");
  if (kind === "TRANSFER_IN") return and(transfer, sql`${ledgerEntry.amount} > 0`);
  if (kind === "TRANSFER_OUT") return and(transfer, sql`${ledgerEntry.amount} < 0`);
  const kinds = Object.keys(wireKinds).filter((name) => wireKinds[name] === kind);
  return sql`${ledgerTransfer.kind} in (select value from json_each(${JSON.stringify(kinds)}))`;
}
