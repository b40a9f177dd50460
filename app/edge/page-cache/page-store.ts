/** Cached pages in the data center's Cache API: one line of JSON facts, then the page's bytes. */
import type { ContentHash } from "~/portal-context.ts";
import { EdgeCache } from "../../../gateway/platform/cache/edge-cache.ts";
import { ConcurrencyLimit } from "../../../gateway/platform/limits/concurrency-limit.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import type { PageTemplate } from "./response-tokens.ts";

/** A rendered page with everything that is needed to serve it again. */
export interface CachedPage extends PageTemplate {
  status: number;
  /** Headers of the page's loaders. The edge sets its own headers on each response. */
  headers: readonly (readonly [string, string])[];
  /** Hash of its content (`content-hash.ts`), or null if it is unknown. */
  contentHash: ContentHash | null;
  /** True if live fragments were replaced since it was rendered. */
  isPatched: boolean;
  /** When it was last verified, and until when all its data is fresh; in ms since the epoch. */
  at: number;
  until: number;
}

const decoder = new TextDecoder();
const lineEnd = 10;

/** The stored page. Null if there is none, or if the runtime has no Cache API (Node). */
export async function readStoredPage(
  scope: RequestScope,
  name: string,
): Promise<CachedPage | null> {
  const cache = new EdgeCache(scope, new ConcurrencyLimit());
  const stored = cache.exists ? await cache.readBytes(name) : null;
  if (!stored) return null;
  const end = stored.indexOf(lineEnd);
  // The build's version is part of the name, so the same build wrote these facts.
  const facts = JSON.parse(decoder.decode(stored.subarray(0, end))) as Omit<CachedPage, "bytes">;
  return { ...facts, bytes: stored.subarray(end + 1) };
}

export async function writeStoredPage(
  scope: RequestScope,
  name: string,
  { bytes, ...facts }: CachedPage,
  keepMs: number,
): Promise<void> {
  const cache = new EdgeCache(scope, new ConcurrencyLimit());
  if (!cache.exists) return;
  const stored = new Blob([`${JSON.stringify(facts)}\n`, bytes]);
  await cache.write(name, stored, facts.at, keepMs / 1000);
}
