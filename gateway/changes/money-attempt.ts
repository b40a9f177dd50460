/**
 * Changes that move money (docs/reliability.md, Money): pending → done, failed or unknown. A second submit,
 * a reload, two tabs and a race with one key have one effect; a lost answer is settled by the records.
 */

import type { GatewayContext } from "../context.ts";
import {
  type ChangeFailure,
  changeFailure,
  fieldError,
  invalidInput,
} from "../failures/change-failure.ts";
import { refused } from "../failures/refusal.ts";
import { PlatformError } from "../platform/errors.ts";
import type { SessionPort } from "../scope.ts";
import { codeOf, tellSecurity } from "../security-events.ts";

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
/** How often a failed attempt may be repeated with the same key. */
const mostAttempts = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the change once for its key, however often it is asked for. */
export async function moveMoney<T>(
  action: MoneyAction<T>,
  context: GatewayContext,
): Promise<MoneyOutcome<T>> {
  if (!uuid.test(action.key)) {
    return { failure: invalidInput([fieldError("idempotencyKey", "validation.key")]) };
  }
  const { session } = context.scope;
  const fingerprint = JSON.stringify(action.args, Object.keys(action.args).sort());
  for (let number = 0; number < mostAttempts; number += 1) {
    const name = `${action.name}:${action.key.toLowerCase()}#${number}`;
    const claim = await session.claim(name, fingerprint);
    if (claim.state === "new") return send(action, name, context);
    if (claim.state === "conflict") return { failure: refused("CONFLICT") };
    if (claim.state === "pending") return settleLater(action, name, context);
    const kept = claim.result as { result: T } | { failed: true };
    if ("result" in kept) return { result: kept.result };
  }
  return { failure: refused("CONFLICT") };
}

async function send<T>(
  action: MoneyAction<T>,
  name: string,
  { scope }: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  const since = now();
  // Written before anything is sent: if the visitor's request dies with it, this is what remains.
  await remember(session, name, { since, lost: false });
  tell(action, "sent", scope);
  let result: T;
  try {
    result = await action.send(action.key.toLowerCase());
  } catch (error) {
    // A mistake of ours says nothing of what the platform did: the note stays, and the records tell.
    if (!(error instanceof PlatformError)) throw error;
    if (error.failure === "UNKNOWN_OUTCOME") {
      tell(action, "unknown", scope);
      await remember(session, name, { since, lost: true });
      return { failure: refused("OUTCOME_UNKNOWN") };
    }
    tell(action, "failed", scope, codeOf(error));
    await settle(session, name, { failed: true });
    return { failure: changeFailure(error, action.renamed) };
  }
  tell(action, "done", scope);
  // Outside of the above: a session that can't be written to is no failure of what was done.
  await settle(session, name, { result });
  return { result };
}

/** The key is claimed and has no result: it is under way, or its answer was lost and the records tell. */
async function settleLater<T>(
  action: MoneyAction<T>,
  name: string,
  { scope }: GatewayContext,
): Promise<MoneyOutcome<T>> {
  const { session, now } = scope;
  // Without a note nothing was sent yet: it is about to be, or its visitor left just before.
  const note = await recall(session, name);
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
    await settle(session, name, { result: found });
    return { result: found };
  }
  if (age < visibleAfterMs) return { failure: refused("OUTCOME_UNKNOWN") };
  // Nothing happened: the same key may be sent again, and the platform knows it by its requestId.
  tell(action, "failed", scope, "not in the records");
  await settle(session, name, { failed: true });
  return { failure: refused("PLATFORM_UNAVAILABLE") };
}

/** The line that follows an attempt through the log, by the key that the platform knows it by. */
function tell<T>(
  { name: action, key }: MoneyAction<T>,
  state: "sent" | "done" | "failed" | "unknown",
  scope: GatewayContext["scope"],
  reason?: string,
): void {
  const attempt = key.toLowerCase();
  tellSecurity(scope, "money.attempt", { action, state, attempt, ...(reason && { reason }) });
}

interface Note {
  since: number;
  lost: boolean;
}

async function settle(session: SessionPort, name: string, outcome: object): Promise<void> {
  await session.settle(name, outcome);
  await session.set(name, null);
}

const remember = (session: SessionPort, name: string, note: Note) =>
  session.set(name, `${note.lost ? "lost" : "sent"} ${note.since}`);

async function recall(session: SessionPort, name: string): Promise<Note | null> {
  const [state, since] = (await session.get(name))?.split(" ") ?? [];
  return state && since ? { since: Number(since), lost: state === "lost" } : null;
}
