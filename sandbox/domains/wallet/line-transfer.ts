import * as v from "valibot";
import type { MemberRow } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { accountName, moneyAmount, paymentPasswordText, requestId } from "../../http/params.ts";
import { isBelow } from "../agent/team.ts";
import { isAgent } from "../member/member-types.ts";
import { memberByAccount, memberById, profileOf } from "../member/profile.ts";
import { balanceOf, moveMoney, walletOf } from "./ledger.ts";
import { formatAmount } from "./money.ts";
import { checkPaymentPassword } from "./payment-password.ts";

/**
 * CA19: transfers money to the own upline or, for agents only, to an account of the team. Errors:
 * `transfer.not.related`, `currency.other`, `function.not.available`, `balance.not.enough`, `account.locked` for a frozen agent
 * (S33), those of the payment password, `request.conflict`.
 */
export const lineTransfer = defineCall({
  id: "CA19",
  methods: ["POST"],
  path: "/wps/transfer/line",
  modules: ["COMM3", "FUNDTRANS3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    direction: v.picklist(["UPLINE", "DOWNLINE"]),
    account: v.optional(accountName, ""),
    amount: moneyAmount,
    paymentPassword: paymentPasswordText,
    requestId,
  }),
  run: async (context, { direction, account, amount, paymentPassword, requestId }) => {
    const { db, now } = context;
    const member = requireMember(context);
    if (direction === "DOWNLINE" && !isAgent(member.type)) {
      throw new PlatformError("function.not.available");
    }
    const other = relative(context, member, direction, account);
    await checkPaymentPassword(context, paymentPassword);
    return once(context, requestId, { direction, account, amount }, () => {
      if (profileOf(db, member.id).frozen) throw new PlatformError("account.locked");
      const [from, to] = [walletOf(member.id), walletOf(other.id)];
      const reference = `line:${requestId}:${member.account}:${other.account}`;
      moveMoney(db, { kind: "transfer", reference, from, to, amount, now, requestId });
      return { id: requestId, balance: formatAmount(balanceOf(db, from)) };
    });
  },
});

function relative(
  { db }: CallContext,
  member: MemberRow,
  direction: "UPLINE" | "DOWNLINE",
  account: string,
): MemberRow {
  const upline = member.uplineId === null ? undefined : memberById(db, member.uplineId);
  const other = direction === "UPLINE" && account === "" ? upline : memberByAccount(db, account);
  const related =
    other !== undefined &&
    (direction === "UPLINE" ? other.id === upline?.id : isBelow(db, member.id, other.id));
  if (!related) throw new PlatformError("transfer.not.related");
  if (other.currency !== member.currency) throw new PlatformError("currency.other");
  return other;
}
