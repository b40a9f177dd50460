/**
 * Changes that move money (docs/reliability.md, Money): pending → done, failed or unknown. Repeated submits
 * with one key take effect once; after a lost response the platform's records decide.
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
  const refusal = (await guardOf(action)?.admit(keyOf(action))) ?? (await brokenOff(context));
  if (refusal) {
    logState(action, "failed", scope, "not admitted");
    await attempt.failed();
    return { failure: refusal };
  }
  const since = now();
  // Stored before sending, so that it remains if the visitor's request is aborted.
  await remember(session, attempt, { since, lost: false });
  logState(action, "sent", scope);
  let result: T;
  try {
    result = await action.send(keyOf(action));
  } catch (error) {
    // An error of our own does not show what the platform did. The note stays, and the records decide later.
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === "UNKNOWN_OUTCOME") {
      logState(action, "unknown", scope);
      await remember(session, attempt, { since, lost: true });
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
  // Without a note nothing has been sent: the attempt is starting or was aborted before sending.
  const note = await recall(session, attempt);
  if (!note) return { failure: refused("IN_PROGRESS") };
  const age = now() - note.since;
  if (!note.lost && age < abandonedAfterMs) return { failure: refused("IN_PROGRESS") };
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

interface Note {
  since: number;
  lost: boolean;
}

type Named = Pick<Attempt<unknown>, "name">;

const remember = (session: SessionPort, { name }: Named, note: Note) =>
  session.set(name, `${note.lost ? "lost" : "sent"} ${note.since}`);

/** Called only after the attempt has ended: the note marks an attempt that has not. */
const forget = (session: SessionPort, { name }: Named) => session.set(name, null);

async function recall(session: SessionPort, { name }: Named): Promise<Note | null> {
  const [state, since] = (await session.get(name))?.split(" ") ?? [];
  return state && since ? { since: Number(since), lost: state === "lost" } : null;
}
