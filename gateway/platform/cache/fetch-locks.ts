/**
 * Who is fetching what, for all requests of this isolate, as plain values: a promise here would be
 * one visitor's I/O that another waits on, which the runtime forbids. Those who wait look at the
 * cache again with timers of their own. A turn runs out by itself, because the request that took
 * it may be gone with its visitor.
 */
import { PlatformError } from "../errors.ts";
import { Lru } from "./lru.ts";

interface Outcome {
  at: number;
  failure: PlatformError["failure"];
  callId: string;
  detail: PlatformError["detail"];
}

const locks = new Lru<{ id: number; until: number }>(1000);
const outcomes = new Lru<Outcome>(50);
let last = 0;

/** Takes the fetching of a key on itself, or null when someone else has it. */
export function takeFetchLock(key: string, now: number, ms: number): number | null {
  const held = locks.get(key);
  if (held && now < held.until) return null;
  last += 1;
  locks.set(key, { id: last, until: now + ms }, 1);
  return last;
}

/** Gives a turn back; one that ran out and was taken over stays with its new holder. */
export function releaseFetchLock(key: string, id: number): void {
  if (locks.get(key)?.id === id) locks.delete(key);
}

/** Leaves a failure for those who are waiting right now. It is told to nobody who comes later. */
export function recordFailure(key: string, error: unknown, now: number): void {
  if (!(error instanceof PlatformError)) return;
  const { failure, callId, detail } = error;
  outcomes.set(key, { at: now, failure, callId, detail }, 1);
}

/** The failure of a fetch that ended after `since`, as an error of the caller's own. */
export function failureSince(key: string, since: number): PlatformError | null {
  const outcome = outcomes.get(key);
  if (!outcome || outcome.at < since) return null;
  return new PlatformError(outcome.failure, outcome.callId, outcome.detail);
}
