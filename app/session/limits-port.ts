/** Attempt counters that no new cookie resets: one Durable Object per key (docs/reliability.md, Throttles). */
import type { LimitsPort } from "../../gateway/scope.ts";
import { objectNameOf } from "./session-cookie.ts";

export interface LimitStore {
  count(windowMs: number, now: number): Promise<number>;
  fail(windowMs: number, now: number): Promise<number>;
  clear(): Promise<void>;
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
    clear: async (key) => (await storeOf(key)).clear(),
  };
}
