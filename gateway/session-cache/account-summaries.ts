/**
 * Caches small account data (badges, favourites, the personal part of home) in the session for half a minute. A
 * change in this session clears the cache.
 */
import type { RequestScope } from "../request/request-scope.ts";

/**
 * The session value of each summary, and the maximum length of the summary in characters. The frame of every page
 * shows the first group, which is loaded together with the session, and home the second. Bonuses are for markets that
 * allow them: a summary of another country is not used (G30).
 */
const placeOf = {
  attention: { cell: "accountSummaries", longest: 1200 },
  contracts: { cell: "accountSummaries", longest: 1000 },
  currencies: { cell: "accountSummaries", longest: 500 },
  favorites: { cell: "accountSummaries", longest: 2000 },
  files: { cell: "accountSummaries", longest: 1200 },
  missions: { cell: "accountSummaries", longest: 1000, bonus: true },
  rewards: { cell: "accountSummaries", longest: 100, bonus: true },
  signIns: { cell: "accountSummaries", longest: 100 },
  standing: { cell: "accountSummaries", longest: 1000 },
  unread: { cell: "accountSummaries", longest: 100 },
  favoriteGames: { cell: "homeSummaries", longest: 4000 },
  participations: { cell: "homeSummaries", longest: 4000, bonus: true },
  today: { cell: "homeSummaries", longest: 500 },
  playedGames: { cell: "homeSummaries", longest: 4000 },
  withdrawalsToConfirm: { cell: "homeSummaries", longest: 100 },
} as const;

type SummaryName = keyof typeof placeOf;
type Cell = (typeof placeOf)[SummaryName]["cell"];
type CachedSummaries = Partial<Record<SummaryName, { at: number; value: unknown }>>;

const cacheMs = 30_000;

/** The summaries of one session value in one request, and how many are being fetched. */
interface RequestSummaries {
  values: CachedSummaries;
  /** The session's value when the request read it; a newer value only replaces this one. */
  storedText: string | null;
  pending: number;
  isChanged: boolean;
}

/** Entries end with the request or with a change. */
const summariesByRequest = new WeakMap<RequestScope, Map<Cell, Promise<RequestSummaries>>>();

/**
 * A summary that is younger than `maxAgeMs`, else the result of `ask`. Errors are thrown and not cached.
 */
export async function cachedSummary<T>(
  scope: RequestScope,
  name: SummaryName,
  send: () => Promise<T>,
  maxAgeMs = cacheMs,
): Promise<T> {
  const { cell, longest } = placeOf[name];
  if ("bonus" in placeOf[name] && !scope.market.bonusesShown) return send();
  const summaries = await summariesOf(scope, cell);
  const at = scope.now();
  const known = summaries.values[name];
  if (known && at - known.at < maxAgeMs) return known.value as T;
  summaries.pending += 1;
  try {
    const value = await send();
    if (JSON.stringify(value).length <= longest) {
      summaries.values[name] = { at, value };
      summaries.isChanged = true;
    }
    return value;
  } finally {
    summaries.pending -= 1;
    // Written once, after all concurrent fetches.
    if (summaries.isChanged && summaries.pending === 0) {
      scope.waitUntil(store(scope, cell, summaries));
    }
  }
}

function summariesOf(scope: RequestScope, cell: Cell): Promise<RequestSummaries> {
  const cells = summariesByRequest.get(scope) ?? new Map<Cell, Promise<RequestSummaries>>();
  summariesByRequest.set(scope, cells);
  const summaries = cells.get(cell) ?? loadSummaries(scope, cell);
  cells.set(cell, summaries);
  return summaries;
}

async function loadSummaries({ session }: RequestScope, cell: Cell): Promise<RequestSummaries> {
  const text = await session.preloaded(cell);
  return { values: parse(text), storedText: text, pending: 0, isChanged: false };
}

/** Clears the cache after a change. The new values also prevent concurrent reads from storing older data. */
export async function clearSummaryCache(scope: RequestScope): Promise<void> {
  const changed = JSON.stringify({ changed: crypto.randomUUID() });
  await Promise.all([
    scope.session.set("accountSummaries", changed),
    scope.session.set("homeSummaries", changed),
  ]);
  summariesByRequest.delete(scope);
}

async function store(
  { session }: RequestScope,
  cell: Cell,
  summaries: RequestSummaries,
): Promise<void> {
  const [from, to] = [summaries.storedText, JSON.stringify(summaries.values)];
  // Set before the write, so that a following write compares with the new value.
  summaries.storedText = to;
  summaries.isChanged = false;
  // If the write fails, the next request fetches the data.
  await session.swap(cell, from, to).catch(() => false);
}

function parse(text: string | null): CachedSummaries {
  try {
    return text === null ? {} : (JSON.parse(text) as CachedSummaries);
  } catch {
    return {};
  }
}
