/**
 * Locks for fetching a cache key once per isolate, as plain values: the runtime forbids that a request awaits
 * a promise of another request. Waiting requests poll the cache with their own timers. A lock expires by
 * itself, because the request that holds it may be aborted.
 */

import { Lru } from "../../values/lru.ts";
import { PlatformError } from "../errors.ts";

interface Outcome {
  at: number;
  failure: PlatformError["failure"];
  callId: string;
  detail: PlatformError["detail"];
}

const locks = new Lru<{ id: number; until: number }>(1000);
const outcomes = new Lru<Outcome>(50);
let last = 0;

/** Takes the lock of a key and returns its id; null when another request holds it. */
export function takeFetchLock(key: string, now: number, ms: number): number | null {
  const held = locks.get(key);
  if (held && now < held.until) return null;
  last += 1;
  locks.set(key, { id: last, until: now + ms }, 1);
  return last;
}

/** Releases a lock. A lock that expired and was taken by another request stays. */
export function releaseFetchLock(key: string, id: number): void {
  if (locks.get(key)?.id === id) locks.delete(key);
}

/** Records a failure for the requests that are waiting now. Later requests don't see it. */
export function recordFailure(key: string, error: unknown, now: number): void {
  if (!(error instanceof PlatformError)) return;
  const { failure, callId, detail } = error;
  outcomes.set(key, { at: now, failure, callId, detail }, 1);
}

/** The failure of a fetch that ended after `since`, as a new error. */
export function failureSince(key: string, since: number): PlatformError | null {
  const outcome = outcomes.get(key);
  if (!outcome || outcome.at < since) return null;
  return new PlatformError(outcome.failure, outcome.callId, outcome.detail);
}
