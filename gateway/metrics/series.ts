/** The names of all series. A reader takes them apart by `partsOf` and `sumOf`. */
import type { RequestKind } from "./count-line.ts";

export const series = {
  /** An answered request, by its kind and HTTP status. */
  request: (kind: RequestKind, status: number) => `request ${kind} ${status}`,
  /** A platform call by its row and outcome; `notSent` where the open breaker kept it. */
  call: (row: string, outcome: string) => `call ${row} ${outcome}`,
  /** A second attempt. */
  retry: (row: string) => `retry ${row}`,
  /** A read that a cache answered. */
  cache: (row: string, state: CacheState) => `cache ${row} ${state}`,
  /** A response that was compared with its row (O3). */
  compared: (row: string) => `compared ${row}`,
  /** A difference of one: of which kind, where, and what came instead. */
  drift: (row: string, kind: string, path: string, got: string) =>
    `drift ${row} ${kind} ${path} ${got.replace(/\s+/g, "-").slice(0, 40)}`.trim(),
  /** A part of an answer that could not be read. */
  unread: (row: string) => `unread ${row}`,
  /** A sign-in: done by a way, or refused for a reason. */
  signIn: (outcome: "done" | "refused", why: string) => `sign-in ${outcome} ${why}`,
  /** An attempt to move money. */
  money: (action: string, outcome: "taken" | "refused" | "unknown") => `money ${outcome} ${action}`,
  /** A security event (docs/security-events.md). */
  security: (event: string) => `security ${event}`,
  /** A security event by the network that it came from. */
  network: (network: string, event: string) => `network ${network} ${event}`,
  /** What a browser kept from a page, by directive and host. */
  csp: (directive: string, host: string) => `csp ${directive} ${host}`,
  /** What the audit trail notes, such as a limit that was set. */
  audit: (kind: string, action: string, outcome: string) => `audit ${kind} ${action} ${outcome}`,
  /** Another line of the log that is an error. */
  error: (event: string) => `error ${event}`,
} as const;

/** How a cache answered: within its time, while it is read anew, while the platform fails, with another request's call. */
export type CacheState = "fresh" | "stale" | "staleOnError" | "joined";
