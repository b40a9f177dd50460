/** Idempotency keys: what was rendered once happens once, and what failed may be tried again. */
import type { SessionPort } from "../request/session-port.ts";

/** One try at what a key stands for. What it ends with must survive JSON. */
export interface Attempt<T> {
  /** What the session calls it. */
  name: string;
  /** Ends it: the same key returns this result from now on. */
  succeeded(result: T): Promise<void>;
  /** Ends it without effect: the same key may be tried again. */
  failed(): Promise<void>;
}

export type Taken<T> =
  /** `pending` was taken before and has not ended: it is under way, or it was left behind. */
  | { state: "new" | "pending"; attempt: Attempt<T> }
  | { state: "done"; result: T }
  /** The key was used with other arguments, or has failed too often. */
  | { state: "conflict" };

/** How often a failed attempt may be repeated with the same key. */
const mostAttempts = 20;

/**
 * Takes `key` for these arguments. A key that was taken can't be given back, so each failed attempt
 * opens the next number of the same key; two submits at once still meet at the same number.
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
        succeeded: (result) => session.settleKey(name, { result }),
        failed: () => session.settleKey(name, { failed: true }),
      };
      return { state: known.state, attempt };
    }
    const ended = known.result as { result: T } | { failed: true };
    if ("result" in ended) return { state: "done", result: ended.result };
  }
  return { state: "conflict" };
}
