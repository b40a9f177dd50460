/** The Cache API of the data center, if there is one. A failure only causes a platform call. */
import type { RequestScope } from "../../request/request-scope.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limit.ts";

/** A stored response: the platform's text, which is validated again when read, and when it was fetched. */
export interface StoredAnswer {
  text: string;
  at: number;
}

/**
 * Reads of the cache go first, because a hit saves a call; writes go last, because no response waits for
 * them.
 */
const matchRank = 20_000;
const putRank = -20_000;
const fetchedAt = "x-fetched-at";

export class EdgeCache {
  readonly #requests = new Map<string, Promise<Request>>();

  constructor(
    readonly scope: RequestScope,
    readonly connections: ConcurrencyLimit,
  ) {}

  /** False in plain workerd and in Node. */
  get exists(): boolean {
    return defaultCache() !== null;
  }

  async read(key: string, background: boolean): Promise<StoredAnswer | null> {
    const found = await this.#find(key, background, (stored) => stored.text());
    return found && { text: found.body, at: found.at };
  }

  /** Reads an entry as bytes, so that a cached page is not decoded and encoded again. */
  async readBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await this.#find(key, false, (stored) => stored.arrayBuffer());
    return found && new Uint8Array(found.body);
  }

  async #find<T>(key: string, background: boolean, bodyOf: (stored: Response) => Promise<T>) {
    const cache = defaultCache();
    if (!cache) return null;
    const request = await this.#request(key);
    const release = await this.connections.take(background ? putRank : matchRank, background);
    try {
      const stored = await cache.match(request);
      release();
      if (!stored) return null;
      return { body: await bodyOf(stored), at: Number(stored.headers.get(fetchedAt)) };
    } catch {
      return null;
    } finally {
      release();
    }
  }

  /** @param at when it was fetched or rendered, in ms since the epoch */
  async write(key: string, body: BodyInit, at: number, seconds: number): Promise<void> {
    const cache = defaultCache();
    if (!cache) return;
    const headers = {
      "content-type": "application/json",
      "cache-control": `public, max-age=${seconds}`,
      [fetchedAt]: String(at),
    };
    const request = await this.#request(key);
    const release = await this.connections.take(putRank, true);
    try {
      await cache.put(request, new Response(body, { headers }));
    } catch {
      // The cache is full or refused the entry; the isolate's memory still has it.
    } finally {
      release();
    }
  }

  async remove(key: string): Promise<void> {
    const cache = defaultCache();
    if (!cache) return;
    const request = await this.#request(key);
    await cache.delete(request).catch(() => false);
  }

  /**
   * The URL contains a hash of the key, because keys are long and contain searches. Memoized, because most
   * lookups are followed by a write.
   */
  #request(key: string): Promise<Request> {
    const request = this.#requests.get(key) ?? this.#hashed(key);
    this.#requests.set(key, request);
    return request;
  }

  async #hashed(key: string): Promise<Request> {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
    const name = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
    // The portal's own host, because another host would cost a DNS lookup. No route of the portal has this
    // path.
    return new Request(new URL(`/__platform-cache/${name.join("")}`, this.scope.origin));
  }
}

/** Null in Node. The DOM type of `caches` lacks the `default` cache of Workers. */
function defaultCache(): Cache | null {
  if (typeof caches === "undefined") return null;
  return (caches as { default?: Cache }).default ?? null;
}
