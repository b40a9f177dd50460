/** Idempotency keys: a form takes effect once, and may be retried after a failure. */
import type { SessionPort } from "../request/session-port.ts";

/** One attempt with a key. Its result must be serializable as JSON. */
export interface Attempt<T> {
  /** The name under which the session stores it. */
  name: string;
  /** Ends it: the same key returns this result from now on. */
  succeeded(result: T): Promise<void>;
  /** Ends it without effect: the same key may be tried again. */
  failed(): Promise<void>;
}

export type Taken<T> =
  /** `pending`: taken before and not ended, so it is still running or was abandoned. */
  | { state: "new" | "pending"; attempt: Attempt<T> }
  | { state: "done"; result: T }
  /** The key was used with other arguments, or has failed too often. */
  | { state: "conflict" };

/** How many attempts one key allows. */
const mostAttempts = 20;

/**
 * Takes `key` for these arguments. A taken key can't be released, so each failed attempt is followed by the
 * next number of the same key; concurrent submits get the same number.
 */
export async function takeAttempt<T>(
  session: SessionPort,
  key: string,
  args: object,
): Promise<Taken<T>> {
  const fingerprint = JSON.stringify(args, Object.keys(args).sort());
  for (let number = 0; number < mostAttempts; number += 1) {
    const name = `${key}#${number}`;
    const known = await session.takeKey(name, fingerprint);
    if (known.state === "conflict") break;
    if (known.state !== "done") {
      const attempt: Attempt<T> = {
        name,
        succeeded: (result) => session.resolveKey(name, { result }),
        failed: () => session.resolveKey(name, { failed: true }),
      };
      return { state: known.state, attempt };
    }
    const ended = known.result as { result: T } | { failed: true };
    if ("result" in ended) return { state: "done", result: ended.result };
  }
  return { state: "conflict" };
}
