/**
 * Caches small account data that many pages show (badges, favourites) in the session for half a minute. A
 * change in this session clears the cache.
 */
import type { RequestScope } from "../request/request-scope.ts";

type Glance = "contracts" | "favorites" | "missions" | "rewards" | "standing" | "unread";
type Seen = Partial<Record<Glance, { at: number; value: unknown }>>;

const keptUnder = "glance";
const keptMs = 30_000;
/** Maximum length of one summary in characters, so that all fit in a session value. */
const longest = 2000;

/** The summaries of one request, and how many are being fetched. */
interface Round {
  seen: Seen;
  /** The session's value when the request read it; a newer value only replaces this one. */
  from: string | null;
  asking: number;
  isNew: boolean;
}

/** Entries end with the request or with a change. */
const rounds = new WeakMap<RequestScope, Round>();

/**
 * A summary that is less than half a minute old, else the result of `ask`. Errors are thrown and not cached.
 */
export async function cachedSummary<T>(
  scope: RequestScope,
  name: Glance,
  ask: () => Promise<T>,
): Promise<T> {
  const from = await scope.session.shown(keptUnder);
  const round = rounds.get(scope) ?? newRound(scope, from);
  const at = scope.now();
  const known = round.seen[name];
  if (known && at - known.at < keptMs) return known.value as T;
  round.asking += 1;
  try {
    const value = await ask();
    if (JSON.stringify(value).length <= longest) {
      round.seen[name] = { at, value };
      round.isNew = true;
    }
    return value;
  } finally {
    round.asking -= 1;
    // Written once, after all concurrent fetches.
    if (round.isNew && round.asking === 0) scope.waitUntil(keep(scope, round));
  }
}

function newRound(scope: RequestScope, from: string | null): Round {
  const round = { seen: parse(from), from, asking: 0, isNew: false };
  rounds.set(scope, round);
  return round;
}

/** Clears the cache after a change. The new value also prevents concurrent reads from storing older data. */
export async function clearSummaryCache(scope: RequestScope): Promise<void> {
  await scope.session.set(keptUnder, JSON.stringify({ changed: crypto.randomUUID() }));
  rounds.delete(scope);
}

async function keep({ session }: RequestScope, round: Round): Promise<void> {
  const [from, to] = [round.from, JSON.stringify(round.seen)];
  // Set before the write, so that a following write compares with the new value.
  round.from = to;
  round.isNew = false;
  // If the write fails, the next request fetches the data.
  await session.swap(keptUnder, from, to).catch(() => false);
}

function parse(text: string | null): Seen {
  try {
    return text === null ? {} : (JSON.parse(text) as Seen);
  } catch {
    return {};
  }
}
