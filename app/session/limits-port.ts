/** Attempt counters that no new cookie resets: one Durable Object per key (docs/reliability.md, Throttles). */
import type { LimitsPort } from "../../gateway/request/limits-port.ts";
import { objectNameOf } from "./session-cookie.ts";

/** Whether something is already being done, or was done a moment ago. */
export type OnceState =
  /** `other`: it is being done with other arguments. */
  { state: "new" | "pending" | "other" } | { state: "done"; outcome: string };

/** Times are in ms; `now` is the caller's, so that tests can move it. */
export interface LimitStore {
  /** Tries within the window. */
  count(windowMs: number, now: number): Promise<number>;
  /** Counts a try and returns how many there are with it. */
  fail(windowMs: number, now: number): Promise<number>;
  /** Counts a try when fewer than `most` are within the window: null; else how long to wait in ms. */
  take(most: number, windowMs: number, now: number): Promise<number | null>;
  /** Takes the last try back. */
  giveBack(): Promise<void>;
  /** The last try counts for so much longer. */
  prolong(ms: number): Promise<void>;
  clear(): Promise<void>;
  /** Begins what nobody else does now, or says how far the other one is. */
  begin(fingerprint: string, lifetimeMs: number, now: number): Promise<OnceState>;
  /** Ends what was begun: with its outcome, or with null as if it had not been begun. */
  settle(outcome: string | null, now: number): Promise<void>;
}

/** What is asked of a Durable Object namespace; RPC stubs fit it. */
export interface LimitStores {
  getByName(name: string): LimitStore;
}

/** Keys are hashed: a list of objects names no account. Windows are in ms. */
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
