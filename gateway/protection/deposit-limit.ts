/** A deposit limit and its changes (G1, G5): lower at once, higher only after a day and a second yes. */
import { compareAmounts } from "../../brands/amount.ts";
import type { LimitPeriod } from "./limit-windows.ts";

/** A limit that holds. Amounts are decimal text in the account's currency. */
export interface DepositLimit {
  period: LimitPeriod;
  amount: string;
  /** Since when this amount holds, in ms since the epoch. */
  since: number;
  request: LimitRequest | null;
}

/** A request for a higher limit, or for none. It has no effect until the player confirms it. */
export interface LimitRequest {
  /** The amount that was asked for; null asks for no limit. */
  amount: string | null;
  askedAt: number;
}

/** A higher limit can be confirmed this long after it was asked for (G5), in ms. */
export const coolingMs = 24 * 3_600_000;
/** A request that nobody confirms lapses this long after it could first be confirmed, in ms. */
export const lapseMs = 7 * 24 * 3_600_000;

/** When a request can be confirmed: not before `from`, and before `until`; in ms since the epoch. */
export function confirmableAt({ askedAt }: LimitRequest): { from: number; until: number } {
  return { from: askedAt + coolingMs, until: askedAt + coolingMs + lapseMs };
}

/** The limit without a request that has lapsed. */
export function withoutLapsed(limit: DepositLimit, now: number): DepositLimit {
  if (!limit.request || now < confirmableAt(limit.request).until) return limit;
  return { ...limit, request: null };
}

/**
 * Sets a limit, lowers it at once, or notes the request for a higher one; the latest request replaces the others.
 * @param known the limit of this period, null without one
 * @param amount decimal text; null asks for no limit
 * @returns the limit afterwards; null when there is none
 */
export function changeLimit(
  known: DepositLimit | null,
  period: LimitPeriod,
  amount: string | null,
  now: number,
): DepositLimit | null {
  if (!known) return amount === null ? null : { period, amount, since: now, request: null };
  if (amount !== null && compareAmounts(amount, known.amount) <= 0) {
    const same = compareAmounts(amount, known.amount) === 0;
    return { ...known, amount, since: same ? known.since : now, request: null };
  }
  return { ...known, request: { amount, askedAt: now } };
}

/**
 * The second yes to a request (G5).
 * @returns the limit afterwards (null: it is removed), or why the request can't be confirmed
 */
export function confirmRequest(
  known: DepositLimit | null,
  now: number,
): { limit: DepositLimit | null } | "NONE" | "TOO_EARLY" {
  const request = known && withoutLapsed(known, now).request;
  if (!known || !request) return "NONE";
  if (now < confirmableAt(request).from) return "TOO_EARLY";
  if (request.amount === null) return { limit: null };
  return { limit: { ...known, amount: request.amount, since: now, request: null } };
}
