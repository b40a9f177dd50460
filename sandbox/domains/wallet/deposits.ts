import { and, count, desc, eq, gte, lte } from "drizzle-orm";
import * as v from "valibot";
import { payment } from "../../db/schema-accounts.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Lang } from "../../http/language.ts";
import { once } from "../../http/once.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { moneyAmount, paging, range, readRange, requestId } from "../../http/params.ts";
import { boundsOf, depositMethods } from "./deposit-methods.ts";
import { formatAmount } from "./money.ts";
import { paymentDelayMs } from "./settle-payments.ts";

const expiresMs = 30 * 60_000;

/** What a deposit's method says of it: its name, its kind, and where it is paid. */
function methodOf(methodId: string, lang: Lang) {
  const method = depositMethods.find(({ id }) => id === methodId);
  const { names, kind = null, payTo = null } = method ?? {};
  return { methodName: names?.[lang] ?? methodId, kind, payTo };
}

const common = { path: "/wps/deposit/requests", token: "required", audience: "real" } as const;

/**
 * CA9: asks to pay in. The platform approves it by itself after 20 s. Errors: `feature.off` for an
 * unknown method, `amount.out.of.range`, `request.conflict`.
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
    const method = depositMethods.find(({ id }) => id === methodId);
    if (method === undefined) throw new PlatformError("feature.off");
    const { min, max } = boundsOf(method, currency);
    if (amount < min || amount > max) {
      const value = { min: formatAmount(min), max: formatAmount(max) };
      throw new PlatformError("amount.out.of.range", { value });
    }
    return once(context, requestId, { methodId, amount, payerName }, () => {
      const row = {
        memberId,
        kind: "DEPOSIT",
        method: methodId,
        amount,
        fee: 0,
        requestId,
      } as const;
      const { id } = db
        .insert(payment)
        .values({ ...row, status: "PENDING", at: now, dueAt: now + paymentDelayMs })
        .returning({ id: payment.id })
        .get();
      const expiresAt = now + expiresMs;
      return { id: String(id), status: "PENDING", payTo: method.payTo, expiresAt };
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
      ...methodOf(row.method, lang),
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

/** CA35: takes back a deposit that waits. `deposit.state` when it is settled, or is none of the caller's. */
export const cancelDeposit = defineCall({
  id: "CA35",
  methods: ["DELETE"],
  ...common,
  modules: ["DEPOSIT3", "COMM3"],
  params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) }),
  run: (context, { id }) => {
    const { db, now } = context;
    const waits = and(
      eq(payment.memberId, requireMember(context).id),
      eq(payment.kind, "DEPOSIT"),
      eq(payment.status, "PENDING"),
      eq(payment.id, /^\d{1,12}$/.test(id) ? Number(id) : 0),
    );
    const fields = { status: "CANCELLED", settledAt: now, dueAt: null };
    const taken = db.update(payment).set(fields).where(waits).returning({ id: payment.id }).all();
    if (taken.length === 0) throw new PlatformError("deposit.state");
    return {};
  },
});
