/** Limits that the platform keeps and enforces: on a single bet, and on the deposits of a day (UTC). */
import { and, eq, gte, inArray, sum } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { payment } from "../../db/schema/history.ts";
import { memberLimit } from "../../db/schema/members.ts";
import { PlatformError } from "../../http/errors.ts";
import { startOfDay } from "../records/days.ts";
import { formatAmount } from "../wallet/money.ts";

export type MemberLimit = typeof memberLimit.$inferSelect;

/** A higher limit can be confirmed after a day, for a week. */
const waitMs = 24 * 3_600_000;
const lapseMs = 7 * waitMs;

export function limitsOfMember(db: Database, memberId: number): MemberLimit[] {
  return db.select().from(memberLimit).where(eq(memberLimit.memberId, memberId)).all();
}

const findLimit = (db: Database, memberId: number, kind: MemberLimit["kind"]) =>
  limitsOfMember(db, memberId).find((limit) => limit.kind === kind);

/** Sets a limit without any wait, as customer service does; null removes it. Amounts in minor units. */
export function putLimit(
  db: Database,
  memberId: number,
  kind: MemberLimit["kind"],
  amount: number | null,
): void {
  const isIt = and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, kind));
  db.delete(memberLimit).where(isIt).run();
  if (amount === null) return;
  const period = kind === "STAKE" ? "BET" : "DAY";
  db.insert(memberLimit).values({ memberId, kind, period, amount }).run();
}

/**
 * Sets or lowers the limit on a bet at once. A higher one, or null for none, is noted, and holds when it is sent again with
 * `confirmed` after a day. A later wish replaces the noted one.
 * @returns the limit that holds afterwards, in minor units; null without one
 * @throws PlatformError `limit.wait` for a confirmation without a request of that amount, before its day or after its week
 */
export function wishStakeLimit(
  db: Database,
  memberId: number,
  { amount, confirmed, now }: { amount: number | null; confirmed: boolean; now: number },
): number | null {
  const known = findLimit(db, memberId, "STAKE");
  const isRaise = known !== undefined && (amount === null || amount > known.amount);
  if (!isRaise) {
    putLimit(db, memberId, "STAKE", amount);
    return amount;
  }
  if (!confirmed) {
    db.update(memberLimit)
      .set({ requestedAt: now, requestedAmount: amount })
      .where(and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, "STAKE")))
      .run();
    return known.amount;
  }
  const { requestedAt, requestedAmount } = known;
  const isRipe =
    requestedAt !== null && now >= requestedAt + waitMs && now < requestedAt + waitMs + lapseMs;
  if (!isRipe || requestedAmount !== amount) throw new PlatformError("limit.wait");
  putLimit(db, memberId, "STAKE", amount);
  return amount;
}

/** Refuses a bet above the account's limit. @throws PlatformError `limit.stake` */
export function checkStake(db: Database, memberId: number, stake: number): void {
  const limit = findLimit(db, memberId, "STAKE");
  if (limit === undefined || stake <= limit.amount) return;
  throw new PlatformError("limit.stake", { value: { limit: formatAmount(limit.amount) } });
}

/** Refuses a deposit above what is left of the day. @throws PlatformError `limit.deposit` */
export function checkDeposit(db: Database, memberId: number, amount: number, now: number): void {
  const limit = findLimit(db, memberId, "DEPOSIT");
  if (limit === undefined || depositedToday(db, memberId, now) + amount <= limit.amount) return;
  throw new PlatformError("limit.deposit", { value: { limit: formatAmount(limit.amount) } });
}

/** What was deposited today or waits, in minor units. */
export function depositedToday(db: Database, memberId: number, now: number): number {
  const counts = and(
    eq(payment.memberId, memberId),
    eq(payment.kind, "DEPOSIT"),
    inArray(payment.status, ["PENDING", "APPROVED"]),
    gte(payment.at, startOfDay(now)),
  );
  const found = db
    .select({ total: sum(payment.amount) })
    .from(payment)
    .where(counts)
    .get();
  return Number(found?.total ?? 0);
}
