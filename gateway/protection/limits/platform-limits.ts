/**
 * Limits that the platform itself keeps for an account (G40; decision 0048). The platform enforces them. They are known
 * here from its last answer, so that a refusal can say so beforehand: of two limits the tighter holds.
 */
import { compareAmounts } from "../../../brands/amount.ts";
import type { Limit, LimitKind, LimitName, LimitSpan } from "./limit.ts";
import { type LimitPeriod, windowAt } from "./limit-windows.ts";

/** A limit of the platform. */
export interface PlatformLimit extends LimitName {
  /** Decimal text: of money in the account's currency, of time in minutes. */
  amount: string;
  /** What the platform counts as used; null if it does not say. */
  used: string | null;
  /** When its window ends, in ms since the epoch; null if it does not say. */
  until: number | null;
}

/** The platform's limits as they were read; `readAt` in ms since the epoch. */
export interface PlatformReading {
  readAt: number;
  limits: readonly PlatformLimit[];
}

export interface PlatformLimitState {
  /** When the platform was last asked, whether it answered or not. */
  requestedAt: number | null;
  /** Its last answer. */
  reading: PlatformReading | null;
}

/** The limit that holds for a name: the tighter of the player's own and the platform's. */
export interface HeldLimit<Span extends LimitSpan = LimitSpan> {
  kind: LimitKind;
  period: Span;
  amount: string;
  /** Whose amount holds. Of two equal ones the player's own. */
  source: "PLAYER" | "PLATFORM";
  /** What the platform counts as used in the current window; null if it does not say. */
  platformUsed: string | null;
}

/** A limit over a window of time. */
export type WindowLimit = HeldLimit<LimitPeriod>;

/** The platform is asked once in this time for an account, in ms. */
const readEveryMs = 60_000;

/**
 * Whether a decision has to ask the platform: for who has a limit here or had one there at its last answer, once a minute.
 * So who has set nothing causes no call.
 */
export function isPlatformDue(
  own: readonly Limit[],
  { requestedAt, reading }: PlatformLimitState,
  now: number,
): boolean {
  if (own.length === 0 && !reading?.limits.length) return false;
  // Requests that run at once have times in any order; a clock that went back by more has to ask again.
  return requestedAt === null || Math.abs(now - requestedAt) >= readEveryMs;
}

/** The limits that hold: one for each name that has a limit here, at the platform or at both. */
export function heldLimits(
  own: readonly Limit[],
  reading: PlatformReading | null,
  now: number,
  gmtOffset: string,
): HeldLimit[] {
  const held = new Map<string, HeldLimit>();
  for (const { kind, period, amount } of own) {
    held.set(`${kind} ${period}`, { kind, period, amount, source: "PLAYER", platformUsed: null });
  }
  for (const limit of reading?.limits ?? []) {
    const { kind, period, amount } = limit;
    const known = held.get(`${kind} ${period}`);
    const isTighter = !known || compareAmounts(amount, known.amount) < 0;
    held.set(`${kind} ${period}`, {
      kind,
      period,
      amount: isTighter ? amount : known.amount,
      source: isTighter ? "PLATFORM" : "PLAYER",
      platformUsed: isCurrent(limit, reading?.readAt ?? now, now, gmtOffset) ? limit.used : null,
    });
  }
  return [...held.values()];
}

/** The limits of one kind that have a window. */
export const windowLimits = (
  limits: readonly HeldLimit[],
  kind: Exclude<LimitKind, "STAKE">,
): WindowLimit[] =>
  limits.flatMap((limit) => {
    const { period } = limit;
    return limit.kind === kind && period !== "BET" ? [{ ...limit, period }] : [];
  });

/** The higher of two counts: neither side may have seen everything. */
export const higherUse = (counted: string, { platformUsed }: HeldLimit): string =>
  platformUsed !== null && compareAmounts(platformUsed, counted) > 0 ? platformUsed : counted;

/** Whether what was used when the limit was read belongs to the window of now. */
function isCurrent(
  { period, until }: PlatformLimit,
  readAt: number,
  now: number,
  gmtOffset: string,
): boolean {
  if (period === "BET") return false;
  const { from, to } = windowAt(period, now, gmtOffset);
  return readAt >= from && readAt < to && (until === null || now < until);
}
