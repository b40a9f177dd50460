/**
 * What pages show of an account in passing (badges, hearts): kept with the session for half a minute, so that not every
 * page asks for all of it anew. A change made in this session forgets it, and the next page has it as it is then.
 */
import type { RequestScope } from "../request/request-scope.ts";

type Glance = "contracts" | "favorites" | "missions" | "rewards" | "standing" | "unread";
type Seen = Partial<Record<Glance, { at: number; value: unknown }>>;

const keptUnder = "glance";
const keptMs = 30_000;
/** In characters, of one answer: a session's value has room for all of them. */
const longest = 2000;

/** What one request knows, and what it asks for at the moment. */
interface Round {
  seen: Seen;
  /** What the session kept when the request read it; only in its place may something newer be kept. */
  from: string | null;
  asking: number;
  isNew: boolean;
}

/** Dies with the request, or with a change that the request makes. */
const rounds = new WeakMap<RequestScope, Round>();

/** What was seen less than half a minute ago, else what `ask` says. Its errors pass and are not kept. */
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
    // Once for all that a page asks for together.
    if (round.isNew && round.asking === 0) scope.waitUntil(keep(scope, round));
  }
}

function newRound(scope: RequestScope, from: string | null): Round {
  const round = { seen: parse(from), from, asking: 0, isNew: false };
  rounds.set(scope, round);
  return round;
}

/** After a change of whatever kind: what others read meanwhile must not be kept, either. */
export async function clearSummaryCache(scope: RequestScope): Promise<void> {
  await scope.session.set(keptUnder, JSON.stringify({ changed: crypto.randomUUID() }));
  rounds.delete(scope);
}

async function keep({ session }: RequestScope, round: Round): Promise<void> {
  const [from, to] = [round.from, JSON.stringify(round.seen)];
  // Said at once: the session hears of what comes next after this, and refuses that where it refused this.
  round.from = to;
  round.isNew = false;
  // Kept or not, whoever comes next asks.
  await session.swap(keptUnder, from, to).catch(() => false);
}

function parse(text: string | null): Seen {
  try {
    return text === null ? {} : (JSON.parse(text) as Seen);
  } catch {
    return {};
  }
}
