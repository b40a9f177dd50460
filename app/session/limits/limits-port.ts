/** Attempt counters that no new cookie resets: one Durable Object per key (docs/reliability.md, Throttles). */

import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import type { LimitsPort } from "../../../gateway/request/limits-port.ts";

/** How far another request with the same key has come. */
export type CoalescingState =
  /** `new`: there is no other request. `other`: it has other arguments. */
  { state: "new" | "pending" | "other" } | { state: "done"; outcome: string };

/** Times are in ms; `now` is the caller's, so that tests can move it. */
export interface LimitStore {
  /** Tries within the window. */
  count(windowMs: number, now: number): Promise<number>;
  /** Counts a try and returns the number of tries, this one included. */
  fail(windowMs: number, now: number): Promise<number>;
  /** Counts a try and returns null when the window holds fewer than `most`; else returns how long to wait in ms. */
  take(most: number, windowMs: number, now: number): Promise<number | null>;
  /** Removes the newest try. */
  giveBack(): Promise<void>;
  /** Makes the newest try count for `ms` longer. */
  prolong(ms: number): Promise<void>;
  clear(): Promise<void>;
  /** Starts a request with these arguments, or returns how far the other one has come. */
  begin(fingerprint: string, lifetimeMs: number, now: number): Promise<CoalescingState>;
  /** Stores the outcome of the request that was started; null releases the key. */
  resolve(outcome: string | null, now: number): Promise<void>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface LimitStores {
  getByName(name: string): LimitStore;
}

/** The attempt counters of a request. Keys are hashed, so that a list of objects reveals no account. Windows are in ms. */
export function createLimitsPort(stores: LimitStores, now: () => number): LimitsPort {
  const storeOf = async (key: string) => stores.getByName(await objectNameOf(key));
  return {
    failures: async (key, windowMs) => (await storeOf(key)).count(windowMs, now()),
    fail: async (key, windowMs) => (await storeOf(key)).fail(windowMs, now()),
    take: async (key, most, windowMs) => (await storeOf(key)).take(most, windowMs, now()),
    giveBack: async (key) => (await storeOf(key)).giveBack(),
    prolong: async (key, ms) => (await storeOf(key)).prolong(ms),
    clear: async (key) => (await storeOf(key)).clear(),
  };
}
