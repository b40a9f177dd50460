import { eq, lte } from "drizzle-orm";
import { type Database, inTransaction } from "../../db/open.ts";
import { payment } from "../../db/schema/history.ts";
import type { MemberRow } from "../../db/schema/members.ts";
import { memberById, profileOf } from "../member/profile.ts";
import { payBonus } from "../missions/bonuses.ts";
import { depositPoints, earnPoints } from "../points/earn-points.ts";
import { addToSums } from "../records/quarter-totals.ts";
import { depositMethods } from "./deposit-methods.ts";
import { bankOf, holdOf, moveMoney, walletOf } from "./ledger.ts";

/** How long the operator takes over a deposit or a withdrawal. */
export const paymentDelayMs = 20_000;
/**
 * The time until a payment in coins is confirmed. It is longer than its rate is valid, so that a rate can expire.
 */
export const coinPaymentDelayMs = 90_000;
/** The same in whole minutes, as players are told of a withdrawal. */
export const payMinutes = Math.ceil(paymentDelayMs / 60_000);
/** {0} of K31: unconfirmed for so long counts as received (S35). */
export const confirmMinutes = 15;
/** How long the operator looks into a payment that did not arrive. */
export const inspectionMs = 60_000;

/** CA25: what a recommended friend's deposits bring, in percent. */
export const referralPercent = 1;

type PaymentRow = typeof payment.$inferSelect;

/** Continues deposits and withdrawals that are due. */
export function settlePayments(db: Database, now: number): void {
  for (;;) {
    const row = db.select().from(payment).where(lte(payment.dueAt, now)).limit(1).get();
    if (row === undefined) return;
    inTransaction(db, () => carryOn(db, row, row.dueAt ?? now));
  }
}

function carryOn(db: Database, row: PaymentRow, at: number): void {
  const next = nextOf(db, row, at);
  db.update(payment).set(next).where(eq(payment.id, row.id)).run();
}

function nextOf(db: Database, row: PaymentRow, at: number): Partial<PaymentRow> {
  const member = memberById(db, row.memberId);
  if (member === undefined) return { dueAt: null };
  if (row.kind === "DEPOSIT") return settleDeposit(db, row, member, at);
  if (row.status === "PENDING") return payOut(db, row, member, at);
  if (row.status === "CONFIRMING") return inspect(db, row, member, at);
  return { status: "COMPLETED", confirmState: "RECEIVED", ...done(at) };
}

const done = (at: number) => ({ settledAt: at, dueAt: null });

/** Deposits of so and so many units and 13 cents are refused, 17 cents run out: to show both. */
function settleDeposit(
  db: Database,
  row: PaymentRow,
  member: MemberRow,
  at: number,
): Partial<PaymentRow> {
  const cents = Math.floor(row.amount / 100) % 100;
  if (cents === 13) return { status: "REJECTED", ...done(at) };
  if (cents === 17) return { status: "EXPIRED", ...done(at) };
  const { amount, requestId } = row;
  const reference = `deposit:${row.id}`;
  const accounts = { from: bankOf(member.currency), to: walletOf(member.id) };
  moveMoney(db, { kind: "deposit", reference, ...accounts, amount, now: at, requestId });
  addToSums(db, member.id, at, { deposits: amount });
  const points = depositPoints(amount, member.currency);
  earnPoints(db, member.id, { type: "deposit", points, reference, now: at });
  const percent = depositMethods.find(({ id }) => id === row.method)?.bonusPercent ?? 0;
  if (percent > 0) {
    payBonus(db, member, { name: "deposit", amount: share(amount, percent), times: 5, now: at });
  }
  payReferrer(db, member, amount, at);
  return { status: "APPROVED", ...done(at) };
}

function payReferrer(db: Database, member: MemberRow, amount: number, at: number): void {
  const { referredBy } = profileOf(db, member.id);
  const friend = referredBy === null ? undefined : memberById(db, referredBy);
  if (friend === undefined || friend.currency !== member.currency) return;
  const reward = share(amount, referralPercent);
  payBonus(db, friend, { name: "referral", amount: reward, times: 0, now: at });
}

/** Percent of an amount in minor units, rounded down. */
export function share(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

function payOut(db: Database, row: PaymentRow, member: MemberRow, at: number): Partial<PaymentRow> {
  const amount = row.amount + row.fee;
  const accounts = { from: holdOf(member.id), to: bankOf(member.currency) };
  const reference = `withdrawal:${row.id}`;
  moveMoney(db, { kind: "withdrawal", reference, ...accounts, amount, now: at });
  const confirmBy = at + confirmMinutes * 60_000;
  return { status: "PAID", confirmState: "WAITING", paidAt: at, confirmBy, dueAt: confirmBy };
}

/**
 * Ends the check of a payment that the player reported as not received: every second one is found to have arrived
 * and is forced (S36: nothing is returned), the others are returned.
 */
function inspect(
  db: Database,
  row: PaymentRow,
  member: MemberRow,
  at: number,
): Partial<PaymentRow> {
  if (row.id % 2 === 0) return { status: "COMPLETED", confirmState: "FORCED", ...done(at) };
  giveBack(db, row, { from: bankOf(member.currency), now: at });
  return { status: "REJECTED", ...done(at) };
}

/**
 * Refunds a withdrawal's amount and fee to the wallet, from the account `from` that holds the money. The entries have the
 * same kinds as the debits, so that the ledger's total of each kind matches the sums.
 */
export function giveBack(
  db: Database,
  { id, memberId, amount, fee }: PaymentRow,
  { from, now }: { from: string; now: number },
): void {
  const accounts = { from, to: walletOf(memberId), now };
  moveMoney(db, { kind: "withdrawal", reference: `withdrawal:${id}`, ...accounts, amount });
  moveMoney(db, { kind: "fee", reference: `fee:${id}`, ...accounts, amount: fee });
  addToSums(db, memberId, now, { withdrawals: -amount });
}
