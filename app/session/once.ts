/**
 * One login per form (docs/reliability.md, Sessions): of two requests with one form's key the first asks the
 * platform, and the other waits for what comes of it.
 */
import type { LimitStores } from "./limits-port.ts";
import { objectNameOf } from "./session-cookie.ts";
import { sealToken, unsealToken } from "./token-seal.ts";

/** A second press of the button comes within this time. */
const lifetimeMs = 60_000;
/** Later than this a form without a key is another one: the same person again, or somebody else beside him. */
const atOnceMs = 2000;
/** Longer than a login may take, its account's reading included. */
const longestWaitMs = 20_000;
const longestPauseMs = 500;

interface Options {
  stores: LimitStores;
  /** SESSION_KEY: ids of sessions are sealed while they wait. */
  key: string;
  now(): number;
}

export type Turn =
  /** Nobody else does it now: go ahead without telling anybody. */
  | { state: "alone" }
  | {
      state: "first";
      began(sessionId: string, remember: boolean): Promise<void>;
      /** What it came to instead; null as if it had not begun. */
      refused(outcome: unknown): Promise<void>;
    }
  | { state: "adopt"; id: string; remember: boolean }
  | { state: "same"; outcome: unknown };

type Outcome = { sealed: string; remember: boolean } | { refused: unknown };

/**
 * @returns gives a form its turn by its key; `args` tells whether it is the same form. A form without a key has its
 * turn by what it holds and by whom it is from, for as long as two may be sent at once: `from` is null for none.
 */
export function createOnce({ stores, key: secret, now }: Options) {
  return async function once(
    named: string | null,
    args: string,
    from: string | null = null,
  ): Promise<Turn> {
    const atOnce = named === null;
    if (atOnce && from === null) return { state: "alone" };
    const key = named ?? `unnamed ${from} ${await fingerprintOf(secret, "unnamed", args)}`;
    const store = stores.getByName(await objectNameOf(`once:${key}`));
    // The arguments hold a password: what is kept of them needs our key to be guessed at.
    const fingerprint = await fingerprintOf(secret, key, args);
    const until = now() + longestWaitMs;
    for (let pause = 50, waited = false; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const known = await store.begin(fingerprint, atOnce ? atOnceMs : lifetimeMs, now());
      if (known.state === "done") {
        const outcome = JSON.parse(known.outcome) as Outcome;
        if ("sealed" in outcome) {
          const id = await unsealToken(secret, key, outcome.sealed);
          return id ? { state: "adopt", id, remember: outcome.remember } : { state: "alone" };
        }
        // Who did not wait for it is trying once more.
        if (waited) return { state: "same", outcome: outcome.refused };
        await store.settle(null, now());
        continue;
      }
      if (known.state === "new") {
        const keep = (outcome: Outcome) => store.settle(JSON.stringify(outcome), now());
        return {
          state: "first",
          began: async (id, remember) =>
            keep({ sealed: await sealToken(secret, key, id), remember }),
          refused: (outcome) =>
            outcome === null ? store.settle(null, now()) : keep({ refused: outcome }),
        };
      }
      if (known.state === "other" || now() >= until) return { state: "alone" };
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}

async function fingerprintOf(secret: string, key: string, args: string): Promise<string> {
  const text = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const signing = await crypto.subtle.importKey("raw", text.encode(secret), hmac, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    "HMAC",
    signing,
    text.encode(JSON.stringify([key, args])),
  );
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
