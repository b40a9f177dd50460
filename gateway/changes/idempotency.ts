/** Idempotency keys: what was rendered once happens once, and what failed may be tried again. */
import type { SessionPort } from "../scope.ts";

export type Attempt =
  | {
      state: "new";
      /** Ends the attempt: the same key answers this result from now on. */
      succeeded(result: string): Promise<void>;
      /** Ends the attempt without effect: the same key may be tried again. */
      failed(): Promise<void>;
    }
  | { state: "done"; result: string }
  /** Being processed right now, or the key was used with other arguments. */
  | { state: "busy" };

/** How often a failed attempt may be repeated with the same key. */
const mostAttempts = 20;

/**
 * Claims `key` for these arguments. A claim can't be taken back, so each failed attempt opens the
 * next number of the same key; two submits at once still meet at the same number.
 */
export async function claimAttempt(
  session: SessionPort,
  key: string,
  args: object,
): Promise<Attempt> {
  const fingerprint = JSON.stringify(args, Object.keys(args).sort());
  for (let number = 0; number < mostAttempts; number += 1) {
    const numbered = `${key}#${number}`;
    const claim = await session.claim(numbered, fingerprint);
    if (claim.state === "new") {
      return {
        state: "new",
        succeeded: (result) => session.settle(numbered, { result }),
        failed: () => session.settle(numbered, { failed: true }),
      };
    }
    if (claim.state !== "done") return { state: "busy" };
    const { result } = claim;
    if (typeof result === "object" && result !== null && "result" in result) {
      return { state: "done", result: String(result.result) };
    }
  }
  return { state: "busy" };
}
