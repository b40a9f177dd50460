import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { isAgent } from "../member/member-types.ts";
import { merchantOf } from "../system/merchants.ts";
import { readAccount, walletOf } from "./ledger.ts";
import { formatAmount } from "./money.ts";

/**
 * C22: the wallet's balance. Agents' accounts are of an older make and get a JSON number, all
 * others a decimal string; callers must read both (A63). `pending` is the sum of bets that are not settled,
 * which have left the balance.
 */
export const balance = defineCall({
  id: "C22",
  methods: ["GET"],
  path: "/wps/v2/wallets/balance",
  modules: ["COMM3"],
  token: "required",
  params: v.strictObject({ typeId: v.literal("0") }),
  run: (context) => {
    const member = requireMember(context);
    const account = readAccount(context.db, walletOf(member.id));
    const amount = formatAmount(account.balance);
    return {
      balance: isAgent(member.type) ? Number(amount) : amount,
      currency: account.currency,
      updatedAt: account.updatedAt,
      pending: formatAmount(pendingStakes(context.db, member.id)),
    };
  },
});

/** The stakes of a member's open bets, in minor units. */
function pendingStakes(db: Database, memberId: number): number {
  const [row] = db.all<{ sum: number }>(sql`
    select coalesce(sum(stake), 0) as sum from bet indexed by bet_open
    where member_id = ${memberId} and status = 'open'`);
  return row?.sum ?? 0;
}

/** C24: whether one wallet serves all vendors of this operator. */
export const merchantWallet = defineCall({
  id: "C24",
  methods: ["GET"],
  path: "/wps/relay/GCS_merchantWallet",
  modules: ["COMM3"],
  token: "required",
  params: noParams,
  run: (context) => {
    requireMember(context);
    return { isSingle: singleWallet(context) };
  },
});

/** The switch's value, else the merchant's. */
function singleWallet({ settings, merchant }: CallContext): boolean {
  return settings.singleWallet ?? merchantOf(merchant).singleWallet;
}
