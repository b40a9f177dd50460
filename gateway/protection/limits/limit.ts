/** A limit of a player and its changes (G1, G5): lower at once, higher only after a day and a second yes. */
import { compareAmounts } from "../../../brands/amount.ts";
import { type LimitPeriod, limitPeriods } from "./limit-windows.ts";

/**
 * DEPOSIT counts every deposit, NET_LOSS stakes less returns of settled bets, SESSION_TIME the minutes with a game open.
 * STAKE counts nothing: no single bet is higher.
 */
export const limitKinds = ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** What a limit is about: a window of time, or a single bet. */
export type LimitSpan = LimitPeriod | "BET";
export const limitSpans = [...limitPeriods, "BET"] as const satisfies readonly LimitSpan[];

const spans: Partial<Record<LimitKind, readonly LimitSpan[]>> = {
  SESSION_TIME: ["DAY"],
  STAKE: ["BET"],
};

/** Time is limited by the day alone, stakes by the bet. */
export const periodsOf = (kind: LimitKind): readonly LimitSpan[] => spans[kind] ?? limitPeriods;

/** Which limit is meant. */
export interface LimitName {
  kind: LimitKind;
  period: LimitSpan;
}

/** Whether two names mean the same limit. */
export const isSameLimit = (one: LimitName, other: LimitName) =>
  one.kind === other.kind && one.period === other.period;

/** A limit that holds. */
export interface Limit extends LimitName {
  /** Decimal text: of money in the account's currency, of time in whole minutes. */
  amount: string;
  /** Since when this amount holds, in ms since the epoch. */
  since: number;
  request: LimitRequest | null;
}

/** A request for a higher limit, or for none. It has no effect until the player confirms it. */
export interface LimitRequest {
  /** The amount that was asked for; null asks for no limit. */
  amount: string | null;
  requestedAt: number;
}

/** A higher limit can be confirmed this long after it was asked for (G5), in ms. */
export const coolingMs = 24 * 3_600_000;
/** A request that nobody confirms lapses this long after it could first be confirmed, in ms. */
export const lapseMs = 7 * 24 * 3_600_000;

/** When a request can be confirmed: not before `from`, and before `until`; in ms since the epoch. */
export function confirmableAt({ requestedAt }: LimitRequest): { from: number; until: number } {
  return { from: requestedAt + coolingMs, until: requestedAt + coolingMs + lapseMs };
}

/** The limit without a request that has lapsed. */
export function withoutLapsed(limit: Limit, now: number): Limit {
  if (!limit.request || now < confirmableAt(limit.request).until) return limit;
  return { ...limit, request: null };
}

/**
 * Sets a limit, lowers it at once, or notes the request for a higher one; the latest request replaces the others.
 * @param known this limit as it is, null without one
 * @param amount decimal text; null asks for no limit
 * @returns the limit afterwards; null when there is none
 */
export function changeLimit(
  known: Limit | null,
  { kind, period }: LimitName,
  amount: string | null,
  now: number,
): Limit | null {
  if (!known) return amount === null ? null : { kind, period, amount, since: now, request: null };
  if (amount !== null && compareAmounts(amount, known.amount) <= 0) {
    const same = compareAmounts(amount, known.amount) === 0;
    return { ...known, amount, since: same ? known.since : now, request: null };
  }
  return { ...known, request: { amount, requestedAt: now } };
}

/**
 * The second yes to a request (G5).
 * @returns the limit afterwards (null: it is removed), or why the request can't be confirmed
 */
export function confirmRequest(
  known: Limit | null,
  now: number,
): { limit: Limit | null } | "NONE" | "TOO_EARLY" {
  const request = known && withoutLapsed(known, now).request;
  if (!known || !request) return "NONE";
  if (now < confirmableAt(request).from) return "TOO_EARLY";
  if (request.amount === null) return { limit: null };
  return { limit: { ...known, amount: request.amount, since: now, request: null } };
}
