/**
 * Caches small account data that many pages show (badges, favourites) in the session for half a minute. A
 * change in this session clears the cache.
 */
import type { RequestScope } from "../request/request-scope.ts";

type SummaryName = "contracts" | "favorites" | "missions" | "rewards" | "standing" | "unread";
type CachedSummaries = Partial<Record<SummaryName, { at: number; value: unknown }>>;

const cacheName = "accountSummaries";
const cacheMs = 30_000;
/** Maximum length of one summary in characters, so that all fit in a session value. */
const longest = 2000;

/** The summaries of one request, and how many are being fetched. */
interface RequestSummaries {
  values: CachedSummaries;
  /** The session's value when the request read it; a newer value only replaces this one. */
  storedText: string | null;
  pending: number;
  isChanged: boolean;
}

/** Entries end with the request or with a change. */
const summariesByRequest = new WeakMap<RequestScope, RequestSummaries>();

/**
 * A summary that is less than half a minute old, else the result of `ask`. Errors are thrown and not cached.
 */
export async function cachedSummary<T>(
  scope: RequestScope,
  name: SummaryName,
  ask: () => Promise<T>,
): Promise<T> {
  const from = await scope.session.preloaded(cacheName);
  const summaries = summariesByRequest.get(scope) ?? loadSummaries(scope, from);
  const at = scope.now();
  const known = summaries.values[name];
  if (known && at - known.at < cacheMs) return known.value as T;
  summaries.pending += 1;
  try {
    const value = await ask();
    if (JSON.stringify(value).length <= longest) {
      summaries.values[name] = { at, value };
      summaries.isChanged = true;
    }
    return value;
  } finally {
    summaries.pending -= 1;
    // Written once, after all concurrent fetches.
    if (summaries.isChanged && summaries.pending === 0) scope.waitUntil(store(scope, summaries));
  }
}

function loadSummaries(scope: RequestScope, from: string | null): RequestSummaries {
  const summaries = { values: parse(from), storedText: from, pending: 0, isChanged: false };
  summariesByRequest.set(scope, summaries);
  return summaries;
}

/** Clears the cache after a change. The new value also prevents concurrent reads from storing older data. */
export async function clearSummaryCache(scope: RequestScope): Promise<void> {
  await scope.session.set(cacheName, JSON.stringify({ changed: crypto.randomUUID() }));
  summariesByRequest.delete(scope);
}

async function store({ session }: RequestScope, summaries: RequestSummaries): Promise<void> {
  const [from, to] = [summaries.storedText, JSON.stringify(summaries.values)];
  // Set before the write, so that a following write compares with the new value.
  summaries.storedText = to;
  summaries.isChanged = false;
  // If the write fails, the next request fetches the data.
  await session.swap(cacheName, from, to).catch(() => false);
}

function parse(text: string | null): CachedSummaries {
  try {
    return text === null ? {} : (JSON.parse(text) as CachedSummaries);
  } catch {
    return {};
  }
}
