import { and, asc, between, eq, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { seededAt, seededDay } from "../../../db/live-on.ts";
import type { Database } from "../../../db/open.ts";
import { contract, settlement } from "../../../db/schema/history.ts";
import { defineCall } from "../../../http/call.ts";
import { requireMember } from "../../../http/context.ts";
import { range, readRange, type Span } from "../../../http/params.ts";
import { runningBasis, windowOf } from "../../contracts/basis.ts";
import { contractKinds } from "../../contracts/terms.ts";
import { dayMs, dayOfNumber, startOfDay, zone } from "../../records/days.ts";
import { sumsSince } from "../../records/entries-since.ts";
import { formatAmount } from "../../wallet/money.ts";
import { commissionOf } from "../commission/commission.ts";
import { monthOf, settledTo } from "../commission/settle-commission.ts";
import { contractLine } from "../team.ts";
import { bookedByDay, commissionByDay, lostByDay, openPayAt, payByDay } from "./income-sums.ts";

/**
 * CA150: what an agent earned by day of a zone, what was booked for it, and what was open before and after the
 * range. `closedTo` is the end of the last day that is over: commission of later days is not earned yet. `finalAt` is when
 * the month in which the range ends was settled; from then on nothing of the range changes.
 */
export const income = defineCall({
  id: "CA150",
  methods: ["GET"],
  path: "/wps/agent/income",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ ...range, zone }),
  run: (context, { zone: offset, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const span = readRange(params, now);
    const closedTo = startOfDay(now, offset);
    const since = accountSince(db, me, now);
    const after = Math.min(span.to, now) + 1;
    const closed = Math.max(span.from, Math.min(after, closedTo));
    const day = ({ number }: { number: number }) => dayOfNumber(number);
    return {
      closedTo,
      ...finalOf(db, span, closedTo),
      since,
      sumsSince: sumsSince(db),
      bookedSince: seededAt(db),
      commission: commissionByDay(db, me, span, offset).map((row) => ({
        day: day(row),
        gameType: row.gameType,
        validStake: formatAmount(row.validStake),
        own: formatAmount(row.own),
        given: formatAmount(row.given),
      })),
      pay: payByDay(db, me, span, offset).map((row) => ({
        day: day(row),
        kind: row.kind,
        received: formatAmount(row.received),
        paid: formatAmount(row.paid),
      })),
      lost: lostByDay(db, me, span, offset).map((row) => ({ day: day(row), ...wirePay(row) })),
      booked: bookedByDay(db, me, span, offset, now).map((row) => ({
        day: day(row),
        kind: row.kind.toUpperCase(),
        in: formatAmount(row.in),
        out: formatAmount(row.out),
      })),
      months: monthsPaid(db, me, span).map(({ windowFrom: from, windowTo: to, amount }) => ({
        from,
        to,
        booked: formatAmount(amount),
        net: formatAmount(netOf(db, me, { from, to: to - 1 })),
        byDays: formatAmount(netByDays(db, me, { from, to: to - 1 }, offset)),
      })),
      before: {
        commission: formatAmount(
          openCommission(db, me, { at: span.from, paidBy: span.from - 1, since, offset }),
        ),
        ...wirePay(openPayAt(db, me, span.from)),
      },
      after: {
        commission: formatAmount(
          openCommission(db, me, { at: closed, paidBy: after - 1, since, offset }),
        ),
        ...wirePay(openPayAt(db, me, after)),
      },
      expected: {
        commission: formatAmount(netOf(db, me, { from: closedTo, to: now })),
        pay: runningPay(db, me, now),
      },
    };
  },
});

const wirePay = ({ received, paid }: { received: number; paid: number }) => ({
  received: formatAmount(received),
  paid: formatAmount(paid),
});

/** An agent's commission of a span, without what is given on; rounded as a month that is paid. */
const netOf = (db: Database, me: number, span: Span) =>
  span.from > span.to ? 0 : commissionOf(db, me, span).net;

/**
 * The same as the sum of days, each rounded by itself. Of a day that the span cuts it is the difference of two beginnings
 * of that day, so that spans which follow each other add up to the last unit.
 */
function netByDays(db: Database, me: number, { from, to }: Span, offset: number): number {
  const dawn = startOfDay(from, offset);
  const upTo = (end: number) =>
    end < dawn
      ? 0
      : commissionByDay(db, me, { from: dawn, to: end }, offset).reduce(
          (sum, { own, given }) => sum + own - given,
          0,
        );
  return upTo(to) - upTo(from - 1);
}

/** When the month (UTC) in which a span ends was settled, and the span's last day was over. */
function finalOf(db: Database, { to }: Span, closedTo: number) {
  const month = monthOf(to - dayMs);
  const isFinal = month.to <= settledTo(db) && to < closedTo;
  return isFinal ? { finalAt: Math.max(month.to, to + 1) } : {};
}

const paidToMe = (me: number) => and(eq(settlement.toId, me), eq(settlement.kind, "COMMISSION"));

/** The months (UTC) of which the commission was paid within a span. */
function monthsPaid(db: Database, me: number, { from, to }: Span) {
  const within = between(settlement.windowTo, from, to);
  const order = asc(settlement.windowTo);
  return db
    .select()
    .from(settlement)
    .where(and(paidToMe(me), within))
    .orderBy(order)
    .all();
}

/** The beginning of the first month whose commission was paid, or of the one in which the world was seeded. */
function accountSince(db: Database, me: number, _now: number): number {
  const least = sql<number | null>`min(${settlement.windowFrom})`;
  const first = db.select({ at: least }).from(settlement).where(paidToMe(me)).get();
  return first?.at ?? monthOf(seededDay(db)).from;
}

/**
 * Returns the commission that was earned by `at`, without the months that were paid by `paidBy`. It is below zero
 * where a month that was paid ends within the day that begins at `at`.
 */
function openCommission(
  db: Database,
  me: number,
  { at, paidBy, since, offset }: { at: number; paidBy: number; since: number; offset: number },
): number {
  const paidTo = Math.max(since, monthOf(paidBy).from);
  if (paidTo <= at) return netByDays(db, me, { from: paidTo, to: at - 1 }, offset);
  // Before `since` nothing is part of the account.
  return at < since ? 0 : -netByDays(db, me, { from: at, to: paidTo - 1 }, offset);
}

/** What the running periods of an agent's contracts come to so far, by kind; `to` is the next end of one. */
function runningPay(db: Database, me: number, now: number) {
  const mine = or(eq(contract.toId, me), eq(contract.fromId, me));
  const rows = db
    .select()
    .from(contract)
    .where(and(mine, eq(contract.state, "ACTIVE")))
    .all();
  return contractKinds.flatMap((kind) => {
    const running = rows.filter((row) => row.kind === kind);
    if (running.length === 0) return [];
    const sum = (own: "toId" | "fromId") =>
      running
        .filter((row) => row[own] === me)
        .reduce(
          (all, row) => all + runningBasis(db, row, contractLine(db, row.toId), now).amount,
          0,
        );
    const to = Math.min(...running.map((row) => windowOf(row, now).to));
    return [{ kind, to, ...wirePay({ received: sum("toId"), paid: sum("fromId") }) }];
  });
}
