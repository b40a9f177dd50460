/** Google's public keys for Firebase id tokens (A55), cached as long as Google's `max-age` allows. */
import type { JSONWebKeySet } from "jose";
import * as v from "valibot";
import { readBody } from "../platform/http/read-body.ts";
import { Deadline } from "../platform/limits/deadline.ts";

const address =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

const limitMs = 4000;
const maxBytes = 64 * 1024;
/** Minimum and maximum time in the cache, in ms, whatever `max-age` is. */
const shortestMs = 60_000;
const longestMs = 24 * 3_600_000;

const shape = v.object({
  keys: v.pipe(v.array(v.looseObject({ kid: v.string(), kty: v.literal("RSA") })), v.minLength(1)),
});

export interface KeySource {
  /**
   * The current keys.
   * @param missed true when a token names an unknown key: fetches the keys again, at most once a minute
   * @throws Error when Google's response is missing or invalid
   */
  keys(now: number, missed?: boolean): Promise<JSONWebKeySet>;
}

/**
 * A source that an isolate shares; the keys are public.
 * @param send sends a request to Google
 */
export function createKeySource(send: (request: Request) => Promise<Response>): KeySource {
  let cached: { keys: JSONWebKeySet; fetchedAt: number; until: number } | null = null;
  return {
    async keys(now, missed = false) {
      const refetch = missed && cached !== null && now - cached.fetchedAt >= shortestMs;
      if (cached !== null && now < cached.until && !refetch) return cached.keys;
      const { keys, freshMs } = await read(send);
      cached = { keys, fetchedAt: now, until: now + freshMs };
      return keys;
    },
  };
}

async function read(sendRequest: (request: Request) => Promise<Response>) {
  const deadline = new Deadline(limitMs);
  try {
    const { signal } = deadline;
    const response = await deadline.race(
      sendRequest(new Request(address, { redirect: "manual", signal })),
    );
    const { text } = await readBody(response, maxBytes, deadline);
    if (response.status !== 200)
      throw new Error("Google's key server responded with another status than 200.");
    const keys: JSONWebKeySet = v.parse(v.pipe(v.string(), v.parseJson(), shape), text);
    const [, seconds = "0"] =
      /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
    const freshMs = Math.min(Math.max(Number(seconds) * 1000, shortestMs), longestMs);
    return { keys, freshMs };
  } finally {
    deadline.end();
  }
}
