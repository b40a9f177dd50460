/** The Cache API of the data center, where there is one. Failing it only costs a platform call. */
import type { RequestScope } from "../../request/request-scope.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limit.ts";

/** A stored answer: the platform's text, checked again when read, and when it was fetched. */
export interface StoredAnswer {
  text: string;
  at: number;
}

/** Before everything: a hit spares a call. After everything: nobody waits for a put. */
const matchRank = 20_000;
const putRank = -20_000;
const fetchedAt = "x-fetched-at";

export class EdgeCache {
  readonly #requests = new Map<string, Promise<Request>>();

  constructor(
    readonly scope: RequestScope,
    readonly connections: ConcurrencyLimit,
  ) {}

  /** False in workerd alone and in Node. */
  get exists(): boolean {
    return defaultCache() !== null;
  }

  async read(key: string, background: boolean): Promise<StoredAnswer | null> {
    const found = await this.#find(key, background, (stored) => stored.text());
    return found && { text: found.body, at: found.at };
  }

  /** What was written as bytes, as such: a finished page needn't become a text and bytes again. */
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

  /** @param at when it was fetched or made, in ms since the epoch */
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
      // Full or refused: the isolate's memory still has it.
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

  /** Keys are long and hold search words, so their hash is in the address. What is looked for is mostly written next. */
  #request(key: string): Promise<Request> {
    const request = this.#requests.get(key) ?? this.#hashed(key);
    this.#requests.set(key, request);
    return request;
  }

  async #hashed(key: string): Promise<Request> {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
    const name = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
    // The portal's own host: another one costs Cloudflare a lookup. No route of ours answers here.
    return new Request(new URL(`/__platform-cache/${name.join("")}`, this.scope.origin));
  }
}

/** Node has none, and the DOM's type of `caches` does not know the Workers' default one. */
function defaultCache(): Cache | null {
  if (typeof caches === "undefined") return null;
  return (caches as { default?: Cache }).default ?? null;
}
