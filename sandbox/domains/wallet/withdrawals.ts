import { and, count, desc, eq, gte, lte, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { inTransaction } from "../../db/open.ts";
import { payment } from "../../db/schema/history.ts";
import { bankCard } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { once } from "../../http/once.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import {
  moneyAmount,
  noParams,
  paging,
  paymentPasswordText,
  range,
  readRange,
  requestId,
} from "../../http/params.ts";
import { maskNumber, profileOf } from "../member/profile.ts";
import { openWagers } from "../missions/open-wagers.ts";
import { currencyScale } from "../points/earn-points.ts";
import { startOfDay } from "../records/days.ts";
import { addToSums } from "../records/quarter-totals.ts";
import { balanceOf, holdOf, moveMoney, openAccount, walletOf } from "./ledger.ts";
import { formatAmount, wholeAmount } from "./money.ts";
import { checkPaymentPassword } from "./payment-password.ts";
import { confirmMinutes, giveBack, payMinutes, paymentDelayMs } from "./settle-payments.ts";

const min = 20;
const max = 20_000;
const daily = 50_000;
// Half a percent.
const feePerTenThousand = 50;

const common = {
  modules: ["WITHDRAW3", "COMM3"],
  token: "required",
  audience: "real",
} as const;

/**
 * CA14: requests a payment to a bank account. Amount and fee leave the wallet at once, and the operator pays after
 * 20 s. Errors: those of the payment password, `amount.out.of.range`, `balance.not.enough`, `wager.open` for a part
 * with open wagering, `account.locked` for a frozen agent (S33), `request.conflict`.
 */
export const requestWithdrawal = defineCall({
  id: "CA14",
  methods: ["POST"],
  path: "/wps/withdraw/requests",
  ...common,
  encrypted: true,
  params: v.strictObject({
    cardId: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
    amount: moneyAmount,
    paymentPassword: paymentPasswordText,
    requestId,
  }),
  run: async (context, { cardId, amount, paymentPassword, requestId }) => {
    const { db, now } = context;
    const { id: memberId, currency } = requireMember(context);
    await checkPaymentPassword(context, paymentPassword);
    return once(context, requestId, { cardId, amount }, () => {
      const mine = and(eq(bankCard.id, Number(cardId)), eq(bankCard.memberId, memberId));
      const card = db.select().from(bankCard).where(mine).get();
      if (card === undefined) throw new PlatformError("request_param_err", { detail: "cardId" });
      if (profileOf(db, memberId).frozen) throw new PlatformError("account.locked");
      checkAmount(context, amount);
      const fee = feeOf(amount);
      const method = `${card.bank} ${maskNumber(card.number)}`;
      const row = { memberId, kind: "WITHDRAWAL", method, amount, fee, requestId } as const;
      const { id } = db
        .insert(payment)
        .values({ ...row, status: "PENDING", at: now, dueAt: now + paymentDelayMs })
        .returning({ id: payment.id })
        .get();
      const [from, to] = [walletOf(memberId), holdOf(memberId)];
      openAccount(db, to, currency, now);
      const movement = { kind: "withdrawal", reference: `withdrawal:${id}`, requestId } as const;
      moveMoney(db, { ...movement, from, to, amount, now });
      moveMoney(db, { kind: "fee", reference: `fee:${id}`, from, to, amount: fee, now });
      addToSums(db, memberId, now, { withdrawals: amount });
      return { id: String(id), status: "PENDING" };
    });
  },
});

/** CA15: the member's withdrawals, newest first. */
export const listWithdrawals = defineCall({
  id: "CA15",
  methods: ["GET"],
  path: "/wps/withdraw/requests",
  ...common,
  params: v.strictObject({ ...paging, ...range }),
  run: (context, params) => {
    const { from, to } = readRange(params, context.now);
    const mine = ofMember(requireMember(context).id);
    const where = and(mine, gte(payment.at, from), lte(payment.at, to));
    const { db } = context;
    const rows = db.select().from(payment).where(where).orderBy(desc(payment.id));
    const found = rows.limit(params.pageSize).offset(offsetOf(params)).all();
    const total = db.select({ n: count() }).from(payment).where(where).get()?.n ?? 0;
    const content = found.map((row) => ({
      id: String(row.id),
      amount: formatAmount(row.amount),
      fee: formatAmount(row.fee),
      card: row.method,
      status: row.status,
      cancellable: row.status === "PENDING",
      at: row.at,
      paidAt: row.paidAt,
      settledAt: row.settledAt,
      requestId: row.requestId,
    }));
    return pageAnswer(content, total, params);
  },
});

/** CA36: takes back a withdrawal that waits, with its fee. `withdrawal.state` for any other. */
export const cancelWithdrawal = defineCall({
  id: "CA36",
  methods: ["DELETE"],
  path: "/wps/withdraw/requests",
  ...common,
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) }),
  run: (context, { id }) => {
    const { db, now } = context;
    const member = requireMember(context);
    const known = /^\d{1,12}$/.test(id) ? Number(id) : 0;
    const waits = and(ofMember(member.id), eq(payment.status, "PENDING"), eq(payment.id, known));
    const fields = { status: "CANCELLED", settledAt: now, dueAt: null };
    inTransaction(db, () => {
      const row = db.update(payment).set(fields).where(waits).returning().get();
      if (row === undefined) throw new PlatformError("withdrawal.state");
      giveBack(db, row, { from: holdOf(member.id), now });
    });
    return {};
  },
});

/**
 * CA16: limits, today's remainder, fee, the time for a confirmation (K31) and the usual duration; the amount that
 * can be withdrawn now, and the wagering that the rest requires.
 */
export const withdrawalLimits = defineCall({
  id: "CA16",
  methods: ["GET"],
  path: "/wps/withdraw/limits",
  ...common,
  params: noParams,
  run: (context) => {
    const { min, max, dailyLeft } = limits(context);
    const { required, done } = openWagers(context.db, requireMember(context).id);
    return {
      min: formatAmount(min),
      max: formatAmount(max),
      daily: formatAmount(daily * wholeAmount(currencyScale(requireMember(context).currency))),
      dailyLeft: formatAmount(dailyLeft),
      feePercent: String(feePerTenThousand / 100),
      confirmMinutes,
      payMinutes,
      withdrawable: formatAmount(Math.min(max, dailyLeft, freeOf(context))),
      wager: { required: formatAmount(required), done: formatAmount(done) },
    };
  },
});

function checkAmount(context: CallContext, amount: number): void {
  const { min, max, dailyLeft } = limits(context);
  const most = Math.min(max, dailyLeft);
  if (amount < min || amount > most) {
    const value = { min: formatAmount(min), max: formatAmount(most) };
    throw new PlatformError("amount.out.of.range", { value });
  }
  const balance = balanceOf(context.db, walletOf(requireMember(context).id));
  const free = freeOf(context);
  if (amount > free && amount + feeOf(amount) <= balance) {
    throw new PlatformError("wager.open", { value: { max: formatAmount(free) } });
  }
}

function feeOf(amount: number): number {
  return Math.floor((amount * feePerTenThousand) / 10_000);
}

/** Returns the maximum amount that can be withdrawn with its fee, without the part with open wagering. */
function freeOf(context: CallContext): number {
  const { id } = requireMember(context);
  const held = openWagers(context.db, id).held;
  const free = Math.max(0, balanceOf(context.db, walletOf(id)) - held);
  return Math.floor((free * 10_000) / (10_000 + feePerTenThousand));
}

function limits(context: CallContext) {
  const { id, currency } = requireMember(context);
  const unit = wholeAmount(currencyScale(currency));
  const today = context.db
    .select({ sum: sql<number>`coalesce(sum(${payment.amount}), 0)` })
    .from(payment)
    .where(
      and(
        ofMember(id),
        gte(payment.at, startOfDay(context.now)),
        notInArray(payment.status, ["REJECTED", "CANCELLED"]),
      ),
    )
    .get();
  const dailyLeft = Math.max(0, daily * unit - (today?.sum ?? 0));
  return { min: min * unit, max: max * unit, dailyLeft };
}

function ofMember(memberId: number) {
  return and(eq(payment.memberId, memberId), eq(payment.kind, "WITHDRAWAL"));
}
