/**
 * Changes that move money (docs/reliability.md, Money): pending → done, failed or unknown. Repeated submits
 * with one key take effect once; after a lost response the platform's records decide. What was never sent has failed.
 */

import { closedUnlessChecked } from "../access/break-check.ts";
import { recordAudit } from "../access/running-change.ts";
import { codeOf, logSecurityEvent } from "../access/security-events.ts";
import {
  type ChangeFailure,
  changeFailure,
  fieldError,
  invalidInput,
} from "../failures/change-failure.ts";
import { refused } from "../failures/refusal.ts";
import { PlatformError } from "../platform/errors.ts";
import type { GatewayContext } from "../request/context.ts";
import type { SessionPort } from "../request/session-port.ts";
import { type Attempt, takeAttempt } from "./idempotent-attempt.ts";
import type { MoneyGuard, NoGuard } from "./money-guard.ts";

export interface MoneyAction<T> {
  /** The kind of change, such as "deposit". Keys of different kinds are independent. */
  name: string;
  /** The UUID of the rendered form; it is sent as `requestId`. */
  key: string;
  /**
   * The arguments that the key stands for; the same key with other arguments is refused. Contains no secret.
   */
  args: object;
  /** What protects the player: deposits ask the limits; any other change says why it need not (G7). */
  guard: MoneyGuard<T> | NoGuard;
  /** Sends the change. Its result is stored in the session, so it must be serializable as JSON. */
  send: (requestId: string) => Promise<T>;
  /** Finds the result of an attempt in the platform's records since `since` (ms); null when there is none. */
  find: (since: number, requestId: string) => Promise<T | null>;
  /** Names of this form's fields that differ from the platform's codes. */
  renamed?: Record<string, string>;
}

export type MoneyOutcome<T> = { result: T } | { failure: ChangeFailure };

/** An attempt without a response after this time was abandoned; its outcome is unknown. */
const abandonedAfterMs = 20_000;
/** When the records show nothing after this time, the attempt had no effect. */
const visibleAfterMs = 60_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the change once per key, however often it is submitted. */
export async function moveMoney<T>(
  action: MoneyAction<T>,
  context: GatewayContext,
): Promise<MoneyOutcome<T>> {
  if (!uuid.test(action.key)) {
    return { failure: invalidInput([fieldError("idempotencyKey", "validation.key")]) };
  }
  const key = `${action.name}:${action.key.toLowerCase()}`;
  const taken = await takeAttempt<T>(context.scope.session, key, action.args);
  switch (taken.state) {
    case "new":
      return send(action, taken.attempt, context);
    case "pending":
      return resolvePending(action, taken.attempt, context);
    case "done":
      return { result: taken.result };
    case "conflict":
      return { failure: refused("CONFLICT") };
  }
}

async function send<T>(
  action: MoneyAction<T>,
  attempt: Attempt<T>,
  context: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { scope } = context;
  const { session, now } = scope;
  // Noted before anything is asked: a request that dies while it asks is ended by the next one.
  const begun = await noteBegun(attempt, scope);
  if (begun === null) return { failure: refused("IN_PROGRESS") };
  const refusal = (await guardOf(action)?.admit(keyOf(action))) ?? (await brokenOff(context));
  if (refusal) {
    logState(action, "failed", scope, "not admitted");
    await attempt.failed();
    await forget(session, attempt);
    return { failure: refusal };
  }
  const since = now();
  // Stored before sending, so that it remains if the visitor's request is aborted. Another request may have ended it.
  if (!(await session.swap(attempt.name, begun, textOf({ state: "sent", since })))) {
    return { failure: refused("NOT_MADE") };
  }
  logState(action, "sent", scope);
  let result: T;
  try {
    result = await action.send(keyOf(action));
  } catch (error) {
    // An error of our own does not show what the platform did. The note stays, and the records decide later.
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === "UNKNOWN_OUTCOME") {
      logState(action, "unknown", scope);
      await session.set(attempt.name, textOf({ state: "lost", since }));
      return { failure: refused("OUTCOME_UNKNOWN") };
    }
    logState(action, "failed", scope, codeOf(error));
    await attempt.failed();
    await forget(session, attempt);
    await notifyGuard(action, scope, (guard) => guard.undone(keyOf(action)));
    return { failure: changeFailure(error, action.renamed) };
  }
  logState(action, "done", scope);
  // Outside the try block: a failure to write the session is no failure of the change.
  await attempt.succeeded(result);
  await forget(session, attempt);
  // After the response: a note that is lost leaves the attempt counted like a lost answer (decision 0041).
  scope.waitUntil(notifyGuard(action, scope, (guard) => guard.made(keyOf(action), result)));
  return { result };
}

/** The refusal by a break, where no guard has asked for it (G17). */
async function brokenOff(context: GatewayContext): Promise<ChangeFailure | null> {
  const closed = await closedUnlessChecked(context);
  return closed && refused(closed);
}

/** Decides a pending attempt: it is still running, or its response was lost and the records decide. */
async function resolvePending<T>(
  action: MoneyAction<T>,
  attempt: Attempt<T>,
  { scope }: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  const note = await recall(session, attempt);
  // It is starting, or was aborted before its first note: from now on it has one.
  if (!note) await noteBegun(attempt, scope);
  const age = note ? now() - note.since : 0;
  if (!note || (note.state !== "lost" && age < abandonedAfterMs)) {
    return { failure: refused("IN_PROGRESS") };
  }
  const isUnsent = note.state === "begun" || note.state === "ended";
  if (isUnsent) return endUnsent(action, attempt, note, scope);
  let found: T | null;
  try {
    found = await action.find(note.since, keyOf(action));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { failure: refused("OUTCOME_UNKNOWN") };
  }
  if (found !== null) {
    logState(action, "done", scope);
    await attempt.succeeded(found);
    await forget(session, attempt);
    await notifyGuard(action, scope, (guard) => guard.made(keyOf(action), found));
    return { result: found };
  }
  if (age < visibleAfterMs) return { failure: refused("OUTCOME_UNKNOWN") };
  // Nothing happened: the same key may be sent again, with the same requestId.
  logState(action, "failed", scope, "not in the records");
  await attempt.failed();
  await forget(session, attempt);
  await notifyGuard(action, scope, (guard) => guard.undone(keyOf(action)));
  return { failure: refused("NOT_MADE") };
}

/** Ends an attempt that has asked and sent nothing. Its request can't send any more: the note is another one. */
async function endUnsent<T>(
  action: MoneyAction<T>,
  attempt: Attempt<T>,
  note: Note,
  scope: GatewayContext["scope"],
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  const ended = textOf({ state: "ended", since: now() });
  if (!(await session.swap(attempt.name, textOf(note), ended))) {
    return { failure: refused("IN_PROGRESS") };
  }
  logState(action, "failed", scope, "never sent");
  // Before the key is free again: the next attempt with it is counted anew.
  await notifyGuard(action, scope, (guard) => guard.undone(keyOf(action)));
  await attempt.failed();
  await forget(session, attempt);
  return { failure: refused("NOT_MADE") };
}

const keyOf = ({ key }: { key: string }) => key.toLowerCase();

const guardOf = <T>({ guard }: MoneyAction<T>) => (typeof guard === "string" ? null : guard);

/**
 * Tells the guard the outcome. A guard that can't be reached does not change what the platform did: the change goes on
 * counting until the platform's records show what became of it.
 */
async function notifyGuard<T>(
  action: MoneyAction<T>,
  scope: GatewayContext["scope"],
  notify: (guard: MoneyGuard<T>) => Promise<void>,
): Promise<void> {
  const guard = guardOf(action);
  if (!guard) return;
  await notify(guard).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    scope.log({ level: "error", event: "protection.unreachable", reason });
  });
}

/** Logs a state of the attempt, under the key that the platform knows as requestId. */
function logState<T>(
  { name: action, key, args }: MoneyAction<T>,
  state: "sent" | "done" | "failed" | "unknown",
  scope: GatewayContext["scope"],
  reason?: string,
): void {
  const attempt = key.toLowerCase();
  logSecurityEvent(scope, "money.attempt", { action, state, attempt, ...(reason && { reason }) });
  const after: Record<string, string> = { attempt };
  if ("amount" in args && typeof args.amount === "string") after.amount = args.amount;
  if (reason) after.reason = reason;
  recordAudit(scope, { kind: "MONEY", action, outcome: state, after });
}

/** `begun`: nothing is sent yet. `ended`: nothing was sent, and another request ends it. */
const noteStates = ["begun", "sent", "lost", "ended"] as const;

interface Note {
  state: (typeof noteStates)[number];
  since: number;
}

type Named = Pick<Attempt<unknown>, "name">;

const textOf = ({ state, since }: Note) => `${state} ${since}`;

/** Notes that the attempt has begun, unless it has a note. Returns the note's text; null when the attempt has ended. */
async function noteBegun(
  { name }: Named,
  { session, now }: GatewayContext["scope"],
): Promise<string | null> {
  const text = textOf({ state: "begun", since: now() });
  if (await session.swap(name, null, text)) return text;
  const known = await session.get(name);
  return known?.startsWith("begun ") ? known : null;
}

/** Called only after the attempt has ended: the note marks an attempt that has not. */
const forget = (session: SessionPort, { name }: Named) => session.set(name, null);

async function recall(session: SessionPort, { name }: Named): Promise<Note | null> {
  const [text, since] = (await session.get(name))?.split(" ") ?? [];
  const state = noteStates.find((each) => each === text);
  return state && since ? { state, since: Number(since) } : null;
}
