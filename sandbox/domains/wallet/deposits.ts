import { and, count, desc, eq, gte, lte } from "drizzle-orm";
import * as v from "valibot";
import { payment } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Lang } from "../../http/language.ts";
import { once } from "../../http/once.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { moneyAmount, paging, range, readRange, requestId } from "../../http/params.ts";
import { checkDeposit } from "../member/limits.ts";
import { coinTarget, quoteOf } from "./coins.ts";
import { boundsOf, type DepositMethod, depositMethods, methodsFor } from "./deposit-methods.ts";
import { formatAmount } from "./money.ts";
import { coinPaymentDelayMs, paymentDelayMs } from "./settle-payments.ts";

const expiresMs = 30 * 60_000;

type PaymentRow = typeof payment.$inferSelect;

/** The wire fields of a deposit's method: its name, its kind, and the payee. */
function methodOf(row: PaymentRow, lang: Lang, now: number) {
  const method = depositMethods.find(({ id }) => id === row.method);
  const { names, kind = null } = method ?? {};
  return { methodName: names?.[lang] ?? row.method, kind, payTo: targetOf(row, method, now) };
}

/** Where a deposit is paid: an account, or an address with the amount in coins (CA9). */
function targetOf(row: PaymentRow, method: DepositMethod | undefined, now: number) {
  if (!method?.coin) return method?.payTo ?? null;
  const { payAmount, rate, rateUntil } = row;
  if (payAmount === null || rate === null || rateUntil === null) return null;
  return coinTarget(method.coin, { payAmount, rate, rateUntil }, now);
}

/** The rate of a deposit in coins, and when the deposit settles by itself; empty for other methods. */
function termsOf(method: DepositMethod, amount: number, currency: string, now: number) {
  if (!method.coin) return { dueAt: now + paymentDelayMs };
  return { ...quoteOf(method.coin, amount, currency, now), dueAt: now + coinPaymentDelayMs };
}

/** A member's own deposit of this id that waits. */
const pendingOf = (memberId: number, id: string) =>
  and(
    eq(payment.memberId, memberId),
    eq(payment.kind, "DEPOSIT"),
    eq(payment.status, "PENDING"),
    eq(payment.id, /^\d{1,12}$/.test(id) ? Number(id) : 0),
  );

const common = { path: "/wps/deposit/requests", token: "required", audience: "real" } as const;

/**
 * CA9: requests a deposit. The platform approves it by itself after 20 s. Errors: `feature.off` for an unknown
 * method, `amount.out.of.range`, `limit.deposit`, `request.conflict`.
 */
export const requestDeposit = defineCall({
  id: "CA9",
  methods: ["POST"],
  ...common,
  modules: ["DEPOSIT3", "COMM3"],
  encrypted: true,
  params: v.strictObject({
    methodId: v.pipe(v.string(), v.maxLength(40)),
    amount: moneyAmount,
    payerName: v.optional(v.pipe(v.string(), v.maxLength(60))),
    requestId,
  }),
  run: (context, { methodId, amount, payerName = "", requestId }) => {
    const { db, now } = context;
    const { id: memberId, currency } = requireMember(context);
    const method = methodsFor(currency).find(({ id }) => id === methodId);
    if (method === undefined) throw new PlatformError("feature.off");
    const { min, max } = boundsOf(method, currency);
    if (amount < min || amount > max) {
      const value = { min: formatAmount(min), max: formatAmount(max) };
      throw new PlatformError("amount.out.of.range", { value });
    }
    return once(context, requestId, { methodId, amount, payerName }, () => {
      checkDeposit(db, memberId, amount, now);
      const row = {
        memberId,
        kind: "DEPOSIT",
        method: methodId,
        amount,
        fee: 0,
        requestId,
      } as const;
      const terms = termsOf(method, amount, currency, now);
      const made = db
        .insert(payment)
        .values({ ...row, ...terms, status: "PENDING", at: now })
        .returning()
        .get();
      const payTo = targetOf(made, method, now);
      return { id: String(made.id), status: "PENDING", payTo, expiresAt: now + expiresMs };
    });
  },
});

/** CA10: the member's deposits, newest first. */
export const listDeposits = defineCall({
  id: "CA10",
  methods: ["GET"],
  ...common,
  modules: ["DEPOSIT3", "COMM3"],
  params: v.strictObject({ ...paging, ...range }),
  run: (context, params) => {
    const { from, to } = readRange(params, context.now);
    const where = and(
      eq(payment.memberId, requireMember(context).id),
      eq(payment.kind, "DEPOSIT"),
      gte(payment.at, from),
      lte(payment.at, to),
    );
    const { db, lang } = context;
    const rows = db.select().from(payment).where(where).orderBy(desc(payment.id));
    const found = rows.limit(params.pageSize).offset(offsetOf(params)).all();
    const total = db.select({ n: count() }).from(payment).where(where).get()?.n ?? 0;
    const content = found.map((row) => ({
      id: String(row.id),
      ...methodOf(row, lang, context.now),
      expiresAt: row.at + expiresMs,
      amount: formatAmount(row.amount),
      status: row.status,
      cancellable: row.status === "PENDING",
      at: row.at,
      settledAt: row.settledAt,
      requestId: row.requestId,
    }));
    return pageAnswer(content, total, params);
  },
});

/**
 * CA115: gives a deposit in coins a new rate, and with it a new amount to pay. `deposit.state` when it is settled, is
 * not paid in coins, or is none of the caller's.
 */
export const renewDepositRate = defineCall({
  id: "CA115",
  methods: ["PUT"],
  path: "/wps/deposit/requests/rate",
  token: "required",
  audience: "real",
  modules: ["DEPOSIT3", "COMM3"],
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) }),
  run: (context, { id }) => {
    const { db, now } = context;
    const { id: memberId, currency } = requireMember(context);
    const own = pendingOf(memberId, id);
    const row = db.select().from(payment).where(own).get();
    const method = depositMethods.find((each) => each.id === row?.method);
    if (!row || !method?.coin) throw new PlatformError("deposit.state");
    // A valid rate is kept, so that repeated requests can't pick a better one.
    if (row.rateUntil !== null && now < row.rateUntil) return { payTo: targetOf(row, method, now) };
    const terms = termsOf(method, row.amount, currency, now);
    db.update(payment).set(terms).where(own).run();
    return { payTo: targetOf({ ...row, ...terms }, method, now) };
  },
});

/** CA35: takes back a deposit that waits. `deposit.state` when it is settled, or is none of the caller's. */
export const cancelDeposit = defineCall({
  id: "CA35",
  methods: ["DELETE"],
  ...common,
  modules: ["DEPOSIT3", "COMM3"],
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) }),
  run: (context, { id }) => {
    const { db, now } = context;
    const waits = pendingOf(requireMember(context).id, id);
    const fields = { status: "CANCELLED", settledAt: now, dueAt: null };
    const taken = db.update(payment).set(fields).where(waits).returning({ id: payment.id }).all();
    if (taken.length === 0) throw new PlatformError("deposit.state");
    return {};
  },
});
