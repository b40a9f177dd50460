/**
 * Changes that move money (docs/reliability.md, Money): pending → done, failed or unknown. A second submit,
 * a reload, two tabs and a race with one key have one effect; a lost answer is settled by the records.
 */

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

export interface MoneyAction<T> {
  /** Names the kind of change, such as "deposit": keys of different kinds never meet. */
  name: string;
  /** The UUID that the form was rendered with; it goes out as `requestId`. */
  key: string;
  /** What the key stands for: the same key with other arguments is refused. Holds no secret. */
  args: object;
  /** Sends the change. Its answer is kept with the session, so it must survive JSON. */
  send: (requestId: string) => Promise<T>;
  /** Looks in the records for what an attempt since `since` (ms) did; null when it did nothing. */
  find: (since: number, requestId: string) => Promise<T | null>;
  /** Fields of this form that the platform's codes call otherwise. */
  renamed?: Record<string, string>;
}

export type MoneyOutcome<T> = { result: T } | { failure: ChangeFailure };

/** An attempt without an answer after this long was abandoned with its visitor: its fate is unknown. */
const abandonedAfterMs = 20_000;
/** When the records show nothing after this long, the attempt did nothing. */
const visibleAfterMs = 60_000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the change once for its key, however often it is asked for. */
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
      return settleLater(action, taken.attempt, context);
    case "done":
      return { result: taken.result };
    case "conflict":
      return { failure: refused("CONFLICT") };
  }
}

async function send<T>(
  action: MoneyAction<T>,
  attempt: Attempt<T>,
  { scope }: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  const since = now();
  // Written before anything is sent: if the visitor's request dies with it, this is what remains.
  await remember(session, attempt, { since, lost: false });
  tell(action, "sent", scope);
  let result: T;
  try {
    result = await action.send(action.key.toLowerCase());
  } catch (error) {
    // A mistake of ours says nothing of what the platform did: the note stays, and the records tell.
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === "UNKNOWN_OUTCOME") {
      tell(action, "unknown", scope);
      await remember(session, attempt, { since, lost: true });
      return { failure: refused("OUTCOME_UNKNOWN") };
    }
    tell(action, "failed", scope, codeOf(error));
    await attempt.failed();
    await forget(session, attempt);
    return { failure: changeFailure(error, action.renamed) };
  }
  tell(action, "done", scope);
  // Outside of the above: a session that can't be written to is no failure of what was done.
  await attempt.succeeded(result);
  await forget(session, attempt);
  return { result };
}

/** The key is taken and has no result: it is under way, or its answer was lost and the records tell. */
async function settleLater<T>(
  action: MoneyAction<T>,
  attempt: Attempt<T>,
  { scope }: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  // Without a note nothing was sent yet: it is about to be, or its visitor left just before.
  const note = await recall(session, attempt);
  if (!note) return { failure: refused("IN_PROGRESS") };
  const age = now() - note.since;
  if (!note.lost && age < abandonedAfterMs) return { failure: refused("IN_PROGRESS") };
  let found: T | null;
  try {
    found = await action.find(note.since, action.key.toLowerCase());
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { failure: refused("OUTCOME_UNKNOWN") };
  }
  if (found !== null) {
    tell(action, "done", scope);
    await attempt.succeeded(found);
    await forget(session, attempt);
    return { result: found };
  }
  if (age < visibleAfterMs) return { failure: refused("OUTCOME_UNKNOWN") };
  // Nothing happened: the same key may be sent again, and the platform knows it by its requestId.
  tell(action, "failed", scope, "not in the records");
  await attempt.failed();
  await forget(session, attempt);
  return { failure: refused("NOT_MADE") };
}

/** The line that follows an attempt through the log, by the key that the platform knows it by. */
function tell<T>(
  { name: action, key }: MoneyAction<T>,
  state: "sent" | "done" | "failed" | "unknown",
  scope: GatewayContext["scope"],
  reason?: string,
): void {
  const attempt = key.toLowerCase();
  logSecurityEvent(scope, "money.attempt", { action, state, attempt, ...(reason && { reason }) });
}

interface Note {
  since: number;
  lost: boolean;
}

type Named = Pick<Attempt<unknown>, "name">;

const remember = (session: SessionPort, { name }: Named, note: Note) =>
  session.set(name, `${note.lost ? "lost" : "sent"} ${note.since}`);

/** After the attempt has ended, never before: the note is what tells of one that did not. */
const forget = (session: SessionPort, { name }: Named) => session.set(name, null);

async function recall(session: SessionPort, { name }: Named): Promise<Note | null> {
  const [state, since] = (await session.get(name))?.split(" ") ?? [];
  return state && since ? { since: Number(since), lost: state === "lost" } : null;
}
