/**
 * The shared cache of calls without a token: fresh, stale-while-revalidate, stale-if-error (A107). It looks
 * in the isolate's memory, then in the data center's Cache API. On a miss one request calls the platform and
 * the others wait for its value.
 */

import { GatewayError } from "../../failures/errors.ts";
import { type CacheState, series } from "../../metrics/series.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../../values/lru.ts";
import type { CachePolicy } from "../call.ts";
import type { PlatformStats } from "../call-log.ts";
import { isUnanswered, PlatformError } from "../errors.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { failureSince, recordFailure, releaseFetchLock, takeFetchLock } from "./fetch-locks.ts";
import { freeze } from "./freeze.ts";

/** About 8 MB, measured by the length of the responses' text. */
const memoryChars = 8 * 1024 * 1024;
const ownMemoryChars = 2 * 1024 * 1024;
/** After a failed fetch a stale response is served without a new attempt for this time. */
const holdMs = 2000;
const longestWaitMs = 32;

/** A response with the time of its fetch, so that its age survives the move between caches. */
interface Entry {
  value: unknown;
  at: number;
  holdUntil: number;
}

export interface Loaded {
  /** The platform's complete response text, for the Cache API. */
  text: string;
  value: unknown;
}

export interface SharedRead {
  key: string;
  policy: CachePolicy;
  /** The row's time limit in ms; it also limits waiting for another request's fetch. */
  limitMs: number;
  /** Calls the platform. */
  load(background: boolean): Promise<Loaded>;
  /** Validates a stored text like a new response; throws when it no longer fits the row's schema. */
  revive(text: string): unknown;
  /**
   * True for a value of one address class. Such values have their own memory, so that they can't evict shared
   * ones.
   */
  own?: boolean;
}

const memory = new Lru<Entry>(memoryChars);
/** Small values by address class: room for about eight thousand visitors. */
const ownMemory = new Lru<Entry>(ownMemoryChars);

/** The id of the row: a key begins with it. */
const rowOf = ({ key }: SharedRead) => key.slice(0, key.indexOf(" "));

const memoryOf = ({ own }: Pick<SharedRead, "own">) => (own ? ownMemory : memory);

/** Until when shared values are fresh, in ms since the epoch. */
const freshUntil = new WeakMap<object, number>();

/** Until when a value of the client is fresh, in ms since the epoch; 0 for a value that may not be cached. */
export function freshUntilOf(value: unknown): number {
  return typeof value === "object" && value !== null ? (freshUntil.get(value) ?? 0) : 0;
}

/** Gives a derived value the freshness of its source. */
export function withFreshnessOf<T extends object>(value: T, source: unknown): T {
  freshUntil.set(value, freshUntilOf(source));
  return value;
}

/** When the cached response of a key was fetched, in ms since the epoch; null when this isolate has none. */
export function cachedSince(key: string): number | null {
  return memory.get(key)?.at ?? null;
}

export class SharedCache {
  constructor(
    readonly scope: RequestScope,
    readonly edge: EdgeCache,
    readonly stats: PlatformStats,
  ) {}

  /** @throws PlatformError when the platform fails and no cached response is recent enough */
  async read(read: SharedRead): Promise<unknown> {
    const known = memoryOf(read).get(read.key);
    const now = this.scope.now();
    if (known && this.#usable(read, known)) {
      if (within(known, read.policy.fresh, now)) this.#count(read, "fresh");
      else {
        this.#count(read, "stale");
        this.#refresh(read, known);
      }
      return known.value;
    }
    if (known && now < known.holdUntil && this.#bearable(read, known)) {
      this.#count(read, "staleOnError");
      return known.value;
    }
    try {
      return (await this.#fetchOrWait(read)).value;
    } catch (error) {
      const last = memoryOf(read).get(read.key);
      const excused = isOutage(error) || error instanceof GatewayError;
      if (!excused || !last || !this.#bearable(read, last)) throw error;
      last.holdUntil = this.scope.now() + holdMs;
      this.#count(read, "staleOnError");
      return last.value;
    }
  }

  /** Counts a response that needed no call of its own. */
  #count(read: SharedRead, state: CacheState): void {
    this.stats[state] += 1;
    this.scope.count(series.cache(rowOf(read), state));
  }

  async #fetchOrWait(read: SharedRead): Promise<Entry> {
    const since = this.scope.now();
    for (let pause = 4; ; pause = Math.min(pause * 2, longestWaitMs)) {
      const id = takeFetchLock(read.key, this.scope.now(), read.limitMs / 2);
      if (id !== null) {
        const work = this.#fetch(read, id);
        // Other requests wait for this value, so the fetch continues even if this visitor disconnects.
        this.scope.waitUntil(work.catch(() => undefined));
        return work;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
      const entry = memoryOf(read).get(read.key);
      if (entry && (this.#usable(read, entry) || entry.at >= since)) {
        this.#count(read, "joined");
        return entry;
      }
      const failure = failureSince(read.key, since);
      if (failure) throw failure;
      if (this.scope.now() - since >= read.limitMs) {
        throw new PlatformError("UPSTREAM_TIMEOUT", rowOf(read));
      }
    }
  }

  async #fetch(read: SharedRead, id: number): Promise<Entry> {
    try {
      const stored = this.edge.exists ? await this.#fromEdge(read, false) : null;
      if (stored && this.#usable(read, stored)) {
        this.#count(read, within(stored, read.policy.fresh, this.scope.now()) ? "fresh" : "stale");
        return stored;
      }
      return this.keep(read, await read.load(false));
    } catch (error) {
      // A rate limit of this visitor is no failure of the platform, so it is not recorded for others.
      if (error instanceof GatewayError) throw error;
      recordFailure(read.key, error, this.scope.now());
      await this.#forgetRefused(read, error);
      throw error;
    } finally {
      releaseFetchLock(read.key, id);
    }
  }

  /** Revalidates a stale response in the background, once per isolate, and not right after a failure. */
  #refresh(read: SharedRead, known: Entry): void {
    const now = this.scope.now();
    if (now < known.holdUntil) return;
    const id = takeFetchLock(read.key, now, read.limitMs * 2);
    if (id === null) return;
    const work = async () => {
      try {
        const stored = await this.#fromEdge(read, true);
        if (stored && within(stored, read.policy.fresh, this.scope.now())) return;
        this.keep(read, await read.load(true));
      } catch (error) {
        known.holdUntil = this.scope.now() + holdMs;
        await this.#forgetRefused(read, error);
      } finally {
        releaseFetchLock(read.key, id);
      }
    };
    this.scope.waitUntil(work());
  }

  /** A refusal by the platform (maintenance, C18) removes the cached response, which would contradict it. */
  async #forgetRefused(read: SharedRead, error: unknown): Promise<void> {
    const { key } = read;
    if (!(error instanceof PlatformError) || error.failure !== "UPSTREAM_REFUSED") return;
    memoryOf(read).delete(key);
    await this.edge.remove(key);
  }

  /** Copies the data center's response to memory when it is newer than the one there. */
  async #fromEdge(read: SharedRead, background: boolean): Promise<Entry | null> {
    const stored = await this.edge.read(read.key, background);
    const known = memoryOf(read).get(read.key);
    if (!stored || (known && known.at >= stored.at)) return null;
    try {
      return this.#remember(read, read.revive(stored.text), stored);
    } catch {
      // It was written by an older deployment with another schema.
      return null;
    }
  }

  /** The value in this isolate's memory if it is younger than `seconds`, else null. Fetches nothing. */
  known(read: Pick<SharedRead, "key" | "own">, seconds: number): unknown {
    const entry = memoryOf(read).get(read.key);
    return entry && within(entry, seconds, this.scope.now()) ? entry.value : null;
  }

  /** Fetches for a related read; concurrent reads of this key wait for the result. */
  async bring(read: SharedRead, background: boolean): Promise<Loaded> {
    const id = takeFetchLock(read.key, this.scope.now(), read.limitMs / 2);
    try {
      const loaded = await read.load(background);
      this.keep(read, loaded);
      return loaded;
    } finally {
      if (id !== null) releaseFetchLock(read.key, id);
    }
  }

  /** Caches a response that was just fetched. */
  keep(read: SharedRead, { text, value }: Loaded): Entry {
    const stored = { text, at: this.scope.now() };
    const { fresh, staleIfError, staleWhileRevalidate } = read.policy;
    const seconds = fresh + Math.max(staleIfError, staleWhileRevalidate);
    if (this.edge.exists) {
      this.scope.waitUntil(this.edge.write(read.key, stored.text, stored.at, seconds));
    }
    return this.#remember(read, value, stored);
  }

  #remember(read: SharedRead, value: unknown, stored: { text: string; at: number }): Entry {
    const { key, policy } = read;
    // Development and tests freeze values to detect resolvers that change them.
    const frozen = this.scope.development ? freeze(value) : value;
    const entry: Entry = { value: frozen, at: stored.at, holdUntil: 0 };
    if (typeof frozen === "object" && frozen !== null) {
      freshUntil.set(frozen, stored.at + policy.fresh * 1000);
    }
    memoryOf(read).set(key, entry, stored.text.length + key.length);
    return entry;
  }

  #usable({ policy }: SharedRead, entry: Entry): boolean {
    const stale = this.scope.guestRender?.revalidate ? 0 : policy.staleWhileRevalidate;
    return within(entry, policy.fresh + stale, this.scope.now());
  }

  #bearable({ policy }: SharedRead, entry: Entry): boolean {
    return within(entry, policy.fresh + policy.staleIfError, this.scope.now());
  }
}

function within(entry: Entry, seconds: number, now: number): boolean {
  return now - entry.at < seconds * 1000;
}

function isOutage(error: unknown): boolean {
  return error instanceof PlatformError && isUnanswered(error.failure);
}
