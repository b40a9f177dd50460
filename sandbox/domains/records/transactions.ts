import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { offsetOf, openPage, type PageWish, pageAnswer } from "../../http/page-answer.ts";
import { accountName, paging, range, readRange, type Span, totals } from "../../http/params.ts";
import { orderOf, type SortWish, sorting } from "../../http/sort.ts";
import { isMany } from "../agent/team.ts";
import { formatAmount } from "../wallet/money.ts";
import { transactionsSince } from "./entries-since.ts";
import { remarkOf } from "./remarks.ts";
import { readScope } from "./scope.ts";

/** Kinds of CA21 by the ledger's kind; the kind of a transfer depends on its direction. */
const wireKinds: Readonly<Record<string, string>> = {
  deposit: "DEPOSIT",
  withdrawal: "WITHDRAWAL",
  fee: "FEE",
  stake: "BET",
  win: "WIN",
  bonus: "BONUS",
  rebate: "REBATE",
  salary: "SALARY",
  dividend: "DIVIDEND",
  commission: "COMMISSION",
  points: "POINTS",
  refund: "CORRECTION",
  correction: "CORRECTION",
};

export const transactionKind = v.optional(
  v.picklist([...new Set(Object.values(wireKinds)), "TRANSFER_IN", "TRANSFER_OUT", ""]),
  "",
);

export const transactionColumns = {
  at: sql`e.at`,
  account: sql`m.account`,
  amount: sql`e.amount`,
};

/**
 * CA21: all movements of the wallet, newest first unless sorted; `amount` is signed, `totals` are the sums of
 * incoming and outgoing amounts.
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
    totals,
    ...range,
    ...sorting(transactionColumns),
    kind: transactionKind,
    account: v.optional(accountName, ""),
  }),
  run: (context, params) => {
    const span = readRange(params, context.now);
    return listTransactions(context, readScope(context, params).ids, span, params);
  },
});

interface Movement {
  id: number;
  account: string;
  kind: string;
  amount: number;
  balanceAfter: number;
  at: number;
  reference: string;
  requestId: string | null;
}

interface TransactionsWish {
  kind: string;
  /** Whether all that match are added up as well. */
  totals: boolean;
}

/** Wallet movements of some members (`ids` for `in …`) within a span, as CA21 and CA61 answer them. */
export function listTransactions(
  { db, lang }: CallContext,
  ids: SQL,
  { from, to }: Span,
  { kind, ...page }: PageWish & SortWish<keyof typeof transactionColumns> & TransactionsWish,
) {
  // Of many accounts nearly every entry matches, so that a page is done after a few; of few they are
  // looked up.
  const index = sql.raw(isMany(db, ids) ? "ledger_entry_at" : "ledger_entry_member");
  const where = sql`e.member_id in ${ids} and e.at between ${from} and ${to} ${ofKind(kind)}`;
  const source =
    page.sortBy === "account"
      ? sql`member m cross join ledger_entry e indexed by ledger_entry_member on e.member_id = m.id`
      : sql`ledger_entry e indexed by ${index}`;
  const order = orderOf(transactionColumns, page, "at");
  // The offset skips entries of the index only; `cross join` makes SQLite read the few selected rows first.
  const rows = db.all<Movement>(sql`
    select e.id as id, m.account as account, e.kind as kind, e.amount as amount,
      e.balance_after as "balanceAfter", e.at as at, t.reference as reference,
      t.request_id as "requestId"
    from (
      select e.id as id from ${source} where ${where}
      order by ${order}, e.at desc, e.id desc limit ${page.pageSize + 1} offset ${offsetOf(page)}
    ) found
    cross join ledger_entry e on e.id = found.id
    cross join ledger_transfer t on t.id = e.transfer_id
    cross join member m on m.id = e.member_id
    order by ${order}, e.at desc, e.id desc`);
  const content = rows.map((row) => ({
    id: String(row.id),
    account: row.account,
    kind: wireKind(row.kind, row.amount),
    amount: formatAmount(row.amount),
    balanceAfter: formatAmount(row.balanceAfter),
    at: row.at,
    remark: remarkOf(row.reference, lang),
    requestId: requestOf(row),
  }));
  const found = { ...openPage(content, page), since: transactionsSince(db) };
  if (!page.totals) return found;
  const [total = { rows: 0, in: 0, out: 0 }] = db.all<{
    rows: number;
    in: number;
    out: number;
  }>(sql`
    select count(*) as rows, coalesce(sum(max(e.amount, 0)), 0) as "in",
      coalesce(sum(max(-e.amount, 0)), 0) as out
    from ledger_entry e indexed by ${index} where ${where}`);
  return {
    ...pageAnswer(found.content, total.rows, page),
    since: found.since,
    totals: { in: formatAmount(total.in), out: formatAmount(total.out) },
  };
}

/** The receiver of a transfer sees the movement, but not the sender's id of it. */
function requestOf({ reference, requestId, amount }: Movement) {
  return reference.startsWith("line:") && amount > 0 ? null : requestId;
}

function wireKind(kind: string, amount: number): string {
  if (kind === "transfer") return amount < 0 ? "TRANSFER_OUT" : "TRANSFER_IN";
  return wireKinds[kind] ?? "CORRECTION";
}

function ofKind(kind: string): SQL {
  // A statement begins with what was carried forward, which is no movement of its own.
  if (kind === "") return sql`and e.kind <> 'opening'`;
  if (kind === "TRANSFER_IN") return sql`and e.kind = 'transfer' and e.amount > 0`;
  if (kind === "TRANSFER_OUT") return sql`and e.kind = 'transfer' and e.amount < 0`;
  const kinds = Object.keys(wireKinds).filter((name) => wireKinds[name] === kind);
  return sql`and e.kind in (select value from json_each(${JSON.stringify(kinds)}))`;
}
