/** Whether a deposit fits the deposit limits (G7): from the platform's records and from Portico's own attempts. */
import { compareAmounts, differenceOf, sumOf } from "../../../brands/amount.ts";
import { type LimitPeriod, type LimitWindow, windowAt } from "./limit-windows.ts";
import { higherUse, type WindowLimit } from "./platform-limits.ts";

/** A deposit in the platform's records that counts: waiting or approved. */
export interface DepositRecord {
  id: string;
  /** The key of Portico's attempt, where the platform's records keep it. */
  requestId: string | null;
  amount: string;
  /** By the platform's clock, in ms since the epoch. */
  at: number;
}

/**
 * A deposit that Portico sends or has sent. It keeps counting after the platform has made it, because records that
 * were read before can't show it.
 */
export interface DepositAttempt {
  /** The idempotency key. */
  key: string;
  amount: string;
  /** When it began. */
  at: number;
  /** When the platform answered; null before, and after a lost answer. */
  madeAt: number | null;
  /** The record's id in the platform's answer. */
  recordId: string | null;
  /** Until when it has to be paid, if the platform has said so. */
  expiresAt?: number | null;
}

/** The platform's records of deposits since `from`, read at `readAt`; in ms since the epoch. */
export interface DepositRecords {
  from: number;
  readAt: number;
  /** Those that count. */
  counted: readonly DepositRecord[];
  /** Ids and request ids of those that don't count any more: refused, expired, cancelled. */
  voided: readonly { id: string; requestId: string | null }[];
  /** An agent's statement shows approved deposits alone: what it lacks is waiting, or does not count any more. */
  approvedOnly?: boolean;
}

/** How much of a limit is used. */
export interface LimitUse {
  period: LimitPeriod;
  window: LimitWindow;
  limit: string;
  used: string;
  left: string;
}

/** An attempt whose answer was lost counts for this long, unless the records show it; in ms. */
const unansweredMs = 10 * 60_000;

/** A platform approves a deposit within this time after it had to be paid, or else after its request; in ms. */
const approvedWithinMs = 3 * 86_400_000;

/** A clock that went back by more than this had been wrong before, in ms; what it dated counts nowhere then. */
export const longestBackMs = 32 * 86_400_000;

/** The earliest moment whose records a check needs; null without a limit. */
export function recordsNeededFrom(
  limits: readonly WindowLimit[],
  now: number,
  gmtOffset: string,
): number | null {
  if (limits.length === 0) return null;
  return Math.min(...limits.map(({ period }) => windowAt(period, now, gmtOffset).from));
}

/**
 * What is used of each limit, now and in each later window that has deposits already: a platform's clock that went back
 * must not free a window that was used (G7).
 */
export function useFromNowOn(
  limits: readonly WindowLimit[],
  records: DepositRecords,
  attempts: readonly DepositAttempt[],
  now: number,
  gmtOffset: string,
): LimitUse[] {
  const dates = [...records.counted, ...attempts].map(({ at }) => at);
  const made = attempts.flatMap(({ madeAt }) => madeAt ?? []);
  const later = [...dates, ...made].filter((at) => at > now && at - now <= longestBackMs);
  return [now, ...new Set(later)].flatMap((moment) =>
    useOfLimits(limits, records, attempts, moment, gmtOffset),
  );
}

/** What is used of each limit. */
function useOfLimits(
  limits: readonly WindowLimit[],
  records: DepositRecords,
  attempts: readonly DepositAttempt[],
  now: number,
  gmtOffset: string,
): LimitUse[] {
  return limits.map((limit) => {
    const { period, amount } = limit;
    const window = windowAt(period, now, gmtOffset);
    const used = higherUse(depositedIn(window, records, attempts, now), limit);
    return { period, window, limit: amount, used, left: leftOf(amount, used) };
  });
}

/** What was deposited in a window. Every deposit counts; withdrawals give nothing back (G1). */
export function depositedIn(
  window: LimitWindow,
  records: DepositRecords,
  attempts: readonly DepositAttempt[],
  now: number,
): string {
  const recorded = records.counted.filter(({ at }) => at >= window.from && at < window.to);
  // An attempt may be booked at any moment between its start and its answer.
  const sent = attemptsBeyond(records, attempts).filter(
    ({ madeAt }) => (madeAt ?? now) >= window.from,
  );
  return [...recorded, ...sent].reduce((sum, { amount }) => sumOf(sum, amount), "0.00");
}

/** What is left of a limit; never negative, since a lowered limit may be below what is used. */
export function leftOf(limit: string, used: string): string {
  return compareAmounts(used, limit) > 0 ? "0.00" : differenceOf(limit, used);
}

/** The limit that a further deposit would exceed, the one with the least left; null when it fits all. */
export function exceededBy(amount: string, uses: readonly LimitUse[]): LimitUse | null {
  const exceeded = uses.filter(({ left }) => compareAmounts(amount, left) > 0);
  return exceeded.reduce<LimitUse | null>(
    (least, use) => (least && compareAmounts(least.left, use.left) <= 0 ? least : use),
    null,
  );
}

/** Whether the records settle an attempt, so that it need not be stored any longer. */
export function isSettledBy(
  { readAt, voided, approvedOnly = false }: DepositRecords,
  attempt: DepositAttempt,
): boolean {
  if (voided.some((record) => isSame(record, attempt))) return true;
  const { at, madeAt, expiresAt } = attempt;
  if (madeAt === null) return readAt - at > unansweredMs;
  return approvedOnly && readAt > Math.max(madeAt, expiresAt ?? 0) + approvedWithinMs;
}

/** The attempts that count in addition to the records. */
function attemptsBeyond(
  records: DepositRecords,
  attempts: readonly DepositAttempt[],
): DepositAttempt[] {
  return attempts.filter(
    (attempt) =>
      !isSettledBy(records, attempt) && !records.counted.some((record) => isSame(record, attempt)),
  );
}

const isSame = (record: { id: string; requestId: string | null }, attempt: DepositAttempt) =>
  record.id === attempt.recordId || record.requestId?.toLowerCase() === attempt.key;
