/** The lifetime of a session (docs/reliability.md, Sessions). All times are in milliseconds. */
import type { Role } from "../../../gateway/request/session-port.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A session ends after this time, however active it is. */
const absoluteLifetime = 12 * hour;
/** Activity is written at most once in this time. */
export const touchGrain = 5_000;
/** The account of a session is read from the platform at most once in this time. */
export const checkGrain = minute;
/** How long an idempotency key and a launched game are stored. */
export const keyLifetime = 24 * hour;
export const launchLifetime = 12 * hour;
/** One favourite, captcha or SMS per this time (V55–V57, A103). */
const throttleWindow = 1_000;

/** The idle limit. Agents handle other people's data, so theirs is shorter. */
function idleLifetime(role: Role | null): number {
  return role === "AGENT" ? 15 * minute : 30 * minute;
}

export interface SessionTimes {
  createdAt: number;
  /** The last activity of the visitor. */
  seenAt: number;
  role: Role | null;
}

/** Returns when the session ends without further activity, in ms. */
export function expiryOf(times: SessionTimes): number {
  return Math.min(times.seenAt + idleLifetime(times.role), times.createdAt + absoluteLifetime);
}

/** Leading-edge throttle: returns null when the action may run now, else how long to wait in ms. */
export function throttleWait(lastAt: number | null, now: number): number | null {
  if (lastAt === null) return null;
  const wait = lastAt + throttleWindow - now;
  return wait > 0 && wait <= throttleWindow ? wait : null;
}
