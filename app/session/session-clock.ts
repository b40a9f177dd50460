/** How long a session lives (docs/reliability.md, Sessions). All times are in milliseconds. */
import type { Role } from "../../gateway/request/session-port.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Whatever is done, a session is over after this time. */
const absoluteLifetime = 12 * hour;
/** Signs of life closer together than this are not written again: one write serves a burst. */
export const touchGrain = 5_000;
/** The platform is asked who a session's account is at most once in this time. */
export const checkGrain = minute;
/** An idempotency key is remembered this long, a launched game that long. */
export const keyLifetime = 24 * hour;
export const launchLifetime = 12 * hour;
/** One favourite, captcha or SMS per this time (V55–V57, A103). */
const throttleWindow = 1_000;

/** How long a session may idle: agents handle other people's data, so theirs is shorter. */
function idleLifetime(role: Role | null): number {
  return role === "AGENT" ? 15 * minute : 30 * minute;
}

export interface SessionTimes {
  createdAt: number;
  /** The last deliberate sign of life. */
  seenAt: number;
  role: Role | null;
}

/** When the session ends if nothing more is done. */
export function expiryOf(times: SessionTimes): number {
  return Math.min(times.seenAt + idleLifetime(times.role), times.createdAt + absoluteLifetime);
}

/** Leading edge: null when the action may go ahead now, else how long to wait. */
export function throttleWait(lastAt: number | null, now: number): number | null {
  if (lastAt === null) return null;
  const wait = lastAt + throttleWindow - now;
  return wait > 0 && wait <= throttleWindow ? wait : null;
}
