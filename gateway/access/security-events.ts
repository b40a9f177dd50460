/**
 * Security events: lines of the log of their own, for whoever watches over the portal
 * (docs/security-events.md). What may be in one is a word of ours or a code, never what a visitor
 * typed: no name, number, token, amount or address.
 */

import { speakable } from "../platform/call-log.ts";
import type { PlatformError } from "../platform/errors.ts";
import type { LogLine, RequestScope } from "../request/request-scope.ts";
import type { Role } from "../request/session-port.ts";

/** Each event with the facts that its line holds. */
export interface SecurityFacts {
  /** A login that was refused, in either step: why, or the platform's own code. */
  "login.failed": { reason: string };
  /** A login of an account that the platform has locked. */
  "login.locked": { reason: string };
  /** Somebody is signed in: by which way, as what. */
  "login.done": { way: "password" | "no password" | "free play"; role: Role };
  /** Somebody signed out by himself. */
  "logout.done": { site: string };
  /** A password was changed: which, and what the one who did it had shown. */
  "password.changed": { what: "login" | "payment"; shown: "password" | "code" | "session" };
  /** A member, or an account on trial, asked for what agents have: for which field. */
  "agent.only": { field: string };
  /** The tries of a code or password are used up: which one's. */
  "tries.spent": { purpose: string };
  /** A change that no page of ours asked for: what the browser said of its origin. */
  "origin.refused": { site: string; method: string };
  /** The edge or a field of the gateway refused the place; null where the place is unknown. */
  "region.refused": { country: string | null; region?: string | null; field?: string };
  /** A denied address (A78). */
  "address.denied": { country: string | null };
  /** An address asked too often: for what. */
  "address.throttled": { what: string };
  /** A change of money: which, how far it is, under which key (the platform's requestId), why it failed. */
  "money.attempt": { action: string; state: MoneyState; attempt: string; reason?: string };
  /** The platform says that the account behind a session has another role now. */
  "role.changed": { from: Role; to: Role };
  /** The platform no longer knows the token of a session, as this call was told. */
  "session.ended": { call: string };
  /** C6 is about another account than the one that signed in. */
  "account.mismatch": { call: string };
  /** A game, chat or picture on a host outside the brand's list: the host alone. */
  "host.refused": { what: "launch" | "chat" | "picture"; host: string };
  /** A browser kept something from a page by our policy. */
  "csp.report": { directive?: string; blocked?: string; page?: string };
}

export type SecurityEvent = keyof SecurityFacts;
type MoneyState = "sent" | "done" | "failed" | "unknown";

/** How loud each is: `info` happens every day, `warn` is worth counting, `error` worth waking somebody. */
export const securityEvents: Readonly<Record<SecurityEvent, LogLine["level"]>> = {
  "login.failed": "info",
  "login.locked": "warn",
  "login.done": "info",
  "logout.done": "info",
  "password.changed": "info",
  "agent.only": "warn",
  "tries.spent": "warn",
  "origin.refused": "warn",
  "region.refused": "info",
  "address.denied": "warn",
  "address.throttled": "warn",
  "money.attempt": "info",
  "role.changed": "warn",
  "session.ended": "info",
  "account.mismatch": "error",
  "host.refused": "warn",
  "csp.report": "warn",
};

/** What a line needs to know of its request; a scope has it, and so has a visit with its log. */
export type SecurityLogger = Pick<RequestScope, "requestId" | "sessionMark" | "log">;

/** Writes one event's line, such as `security.login.failed`. */
export function logSecurityEvent<E extends SecurityEvent>(
  { requestId, sessionMark, log }: SecurityLogger,
  event: E,
  facts: SecurityFacts[E],
): void {
  const level = securityEvents[event];
  log({ level, event: `security.${event}`, requestId, session: sessionMark, ...facts });
}

/** Why the platform did not do something, in a word that holds nothing of anybody. */
export function codeOf({ failure, detail }: PlatformError): string {
  return detail.errorCode === undefined ? failure : speakable(detail.errorCode);
}
