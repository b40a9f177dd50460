/** Where figures of income lead: to entries, or to a finer report, with the same sum (N1). */
import type { TransactionKind } from "~/graphql/generated/graphql";

/** What links need besides their row. */
export interface Links {
  /** The days that are shown, as YYYY-MM-DD. */
  from: string;
  to: string;
  /** The agent's own account. */
  account: string;
  /** Whether each amount that was booked in these days is a transaction (A125). */
  booked: boolean;
  /** Whether commission is converted from several currencies, each of which has a revenue report of its own (N13). */
  converted: boolean;
}

interface Days {
  from: string;
  to: string;
}

/** The same page for other days. */
export const incomeOf = ({ from, to }: Days, more: Readonly<Record<string, string>> = {}) =>
  `/agentHome/income?${new URLSearchParams({ from, to, ...more })}`;

/**
 * Commission of one day is the revenue of that day, if that has one currency; of more days, it is the sum of these days.
 */
export function commissionOf(
  { from, to }: Days,
  { converted }: Pick<Links, "converted">,
  more: Readonly<Record<string, string>> = {},
): string | null {
  if (from !== to) return incomeOf({ from, to }, more);
  return converted ? null : `/agentHome/revenue?${new URLSearchParams({ from, to, ...more })}`;
}

const payPages = {
  DIVIDEND: "dividends",
  DAILY_SALARY: "salary/daily",
  HOURLY_SALARY: "salary/hourly",
  REAL_TIME_SALARY: "salary/real-time",
} as const;

/** Payments of the periods that ended in some days. */
export const payOf = (
  kind: keyof typeof payPages,
  direction: "RECEIVED" | "PAID",
  { from, to }: Days,
) => `/agentHome/${payPages[kind]}?${new URLSearchParams({ from, to, direction, ended: "1" })}`;

/** The agent's own transactions of a kind; null where not each of them is there. */
export function bookedOf(kind: TransactionKind, { from, to, account, booked }: Links) {
  if (!booked) return null;
  return `/agentHome/transactions?${new URLSearchParams({ from, to, account, kind })}`;
}
