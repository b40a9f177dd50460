/**
 * Request coalescing for logins (docs/reliability.md, Sessions): when two requests carry the key of the same form, the
 * first calls the platform and the second waits for its outcome.
 */

import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import { sealToken, unsealToken } from "~/session/seal/token-seal.ts";
import type { LimitStores } from "./limits-port.ts";

/** How long the outcome of a form with a key is stored: a second click comes within this time. */
const lifetimeMs = 60_000;
/** How long a form without a key is matched. A later one counts as another form, of the same or another person. */
const withoutKeyMs = 2000;
/** The longest wait for the first request; longer than a login with the reading of its account may take. */
const longestWaitMs = 20_000;
const longestPauseMs = 500;

interface Options {
  stores: LimitStores;
  /** SESSION_KEY: seals the session ids that wait in the store. */
  key: string;
  now(): number;
}

/** What a request has to do with its form. */
export type CoalescedLogin =
  /** No other request is known: run the login, and report nothing. */
  | { state: "alone" }
  | {
      /** Run the login, then report its outcome to the requests that wait. */
      state: "first";
      resolve(sessionId: string, remember: boolean): Promise<void>;
      /** Reports a refusal; null releases the key, as if the login had not started. */
      reject(outcome: unknown): Promise<void>;
    }
  /** The first request has signed in: take over its session. */
  | { state: "adopt"; id: string; remember: boolean }
  /** The first request was refused: give the same answer. */
  | { state: "same"; outcome: unknown };

type Outcome = { sealed: string; remember: boolean } | { refused: unknown };

/**
 * @returns a function that tells a request what to do with its form. `named` is the form's key; `args` holds all its
 *   values, because one key with other values is another form. A form without a key is matched by its values and by its
 *   sender `from` for two seconds; without a sender it is matched with nothing.
 */
export function createRequestCoalescing({ stores, key: secret, now }: Options) {
  return async function coalesce(
    named: string | null,
    args: string,
    from: string | null = null,
  ): Promise<CoalescedLogin> {
    const withoutKey = named === null;
    if (withoutKey && from === null) return { state: "alone" };
    const key = named ?? `unnamed ${from} ${await fingerprintOf(secret, "unnamed", args)}`;
    const store = stores.getByName(await objectNameOf(`once:${key}`));
    // The arguments hold a password. The fingerprint is keyed, so that it can't be guessed offline.
    const fingerprint = await fingerprintOf(secret, key, args);
    const until = now() + longestWaitMs;
    for (let pause = 50, waited = false; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const known = await store.begin(fingerprint, withoutKey ? withoutKeyMs : lifetimeMs, now());
      if (known.state === "done") {
        const outcome = JSON.parse(known.outcome) as Outcome;
        if ("sealed" in outcome) {
          const id = await unsealToken(secret, key, outcome.sealed);
          return id ? { state: "adopt", id, remember: outcome.remember } : { state: "alone" };
        }
        // A request that did not wait is another try, which gets its own answer.
        if (waited) return { state: "same", outcome: outcome.refused };
        await store.resolve(null, now());
        continue;
      }
      if (known.state === "new") {
        const keep = (outcome: Outcome) => store.resolve(JSON.stringify(outcome), now());
        return {
          state: "first",
          resolve: async (id, remember) =>
            keep({ sealed: await sealToken(secret, key, id), remember }),
          reject: (outcome) =>
            outcome === null ? store.resolve(null, now()) : keep({ refused: outcome }),
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
