/**
 * Security events: separate log lines for security monitoring (docs/security-events.md). A line may contain
 * fixed words and codes, but nothing that a visitor typed: no name, number, token, amount or address.
 */

import { speakable } from "../platform/call-log.ts";
import type { PlatformError } from "../platform/errors.ts";
import type { LogLine, RequestScope } from "../request/request-scope.ts";
import type { Role } from "../request/session-port.ts";

/** The events with the facts that each line contains. */
export interface SecurityFacts {
  /** A login was refused, in the first or second step. The reason is ours or the platform's code. */
  "login.failed": { reason: string };
  /** A login to an account that the platform has locked. */
  "login.locked": { reason: string };
  /** A login succeeded: how, and with which role. */
  "login.done": { way: "password" | "no password" | "free play"; role: Role };
  /** The visitor logged out. */
  "logout.done": { site: string };
  /** A password was changed: which one, and what authorized the change. */
  "password.changed": { what: "login" | "payment"; shown: "password" | "code" | "session" };
  /** A member or a trial account requested a field for agents. */
  "agent.only": { field: string };
  /** Somebody whom Cloudflare Access has not let in asked for what the operator's people have (O1). */
  "operator.refused": { field?: string; signedIn?: boolean };
  /** All attempts at a code or password are used up. */
  "tries.spent": { purpose: string };
  /** A change came from another origin: the browser's Sec-Fetch-Site. */
  "origin.refused": { site: string; method: string };
  /** The edge or a field of the gateway refused a region. The country is null when unknown. */
  "region.refused": { country: string | null; region?: string | null; field?: string };
  /** A request from a denied address (A78). */
  "address.denied": { country: string | null };
  /** An address exceeded a rate limit: which one. */
  "address.throttled": { what: string };
  /** An attempt to move money: its action, state, key (the platform's requestId), and why it failed. */
  "money.attempt": { action: string; state: MoneyState; attempt: string; reason?: string };
  /** The platform reports a new role for the account behind a session. */
  "role.changed": { from: Role; to: Role };
  /** The platform no longer accepts a session's token, as the response to this call shows. */
  "session.ended": { call: string } | { reason: string };
  /** C6 returned another account than the one that signed in. */
  "account.mismatch": { call: string };
  /** A game, chat or picture has a host outside the brand's list. Only the host is logged. */
  "host.refused": { what: "launch" | "chat" | "picture"; host: string };
  /** A key that reads reports was refused: nobody has it, or the platform refuses its account (N25). */
  "report.key.refused": { reason: "unknown" | "ended" };
  /** A browser reported a violation of the content security policy. */
  "csp.report": { directive?: string; blocked?: string; page?: string };
}

export type SecurityEvent = keyof SecurityFacts;
type MoneyState = "sent" | "done" | "failed" | "unknown";

/**
 * The log level of each event: `info` is routine, `warn` is worth counting, `error` needs a person at once.
 */
export const securityEvents: Readonly<Record<SecurityEvent, LogLine["level"]>> = {
  "login.failed": "info",
  "login.locked": "warn",
  "login.done": "info",
  "logout.done": "info",
  "password.changed": "info",
  "agent.only": "warn",
  "operator.refused": "warn",
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
  "report.key.refused": "warn",
  "csp.report": "warn",
};

/** What is needed of a request to log an event. */
export type SecurityLogger = Pick<RequestScope, "requestId" | "sessionMark" | "address" | "log">;

/** Logs one event, such as `security.login.failed`. */
export function logSecurityEvent<E extends SecurityEvent>(
  { requestId, sessionMark, address, log }: SecurityLogger,
  event: E,
  facts: SecurityFacts[E],
): void {
  const level = securityEvents[event];
  log({ level, event: `security.${event}`, requestId, session: sessionMark, ...facts }, address);
}

/** Why a platform call failed, as a code without personal data. */
export function codeOf({ failure, detail }: PlatformError): string {
  return detail.errorCode === undefined ? failure : speakable(detail.errorCode);
}
