/** The catalogue with this brand's overrides, each row with the observations of its calls. */
import { catalogue } from "../../catalogue/catalogue.ts";
import { cachedSince } from "../../platform/cache/shared-cache.ts";
import type { CachePolicy, Call } from "../../platform/call.ts";
import { type Observation, observationOf } from "../../platform/drift/observations.ts";
import type { Cost, Difference, DifferenceKind } from "../../platform/drift/schema-comparison.ts";
import type { RequestScope } from "../../request/request-scope.ts";

export interface CacheState {
  state: "fresh" | "stale" | "for outages";
  /** In ms. */
  age: number;
}

export interface RowView {
  row: Call;
  /** The method with the brand's override. */
  method: string;
  path: string;
  modules: string[];
  /** What the brand overrides: "method", "path", "module id"; "off" when the brand disabled the call. */
  overridden: string[];
  seen: Observation | null;
  /** The cached response of the last shared read; null when none is cached. */
  cached: CacheState | null;
  /** Worst first. */
  differences: Difference[];
}

const costs: Cost[] = ["answer", "item", "field", "nothing"];
const kinds: DifferenceKind[] = ["dropped", "missing", "type", "value", "unknown"];
const rankOf = ({ cost, kind }: Difference) =>
  costs.indexOf(cost) * kinds.length + kinds.indexOf(kind);

export function rowViews(scope: RequestScope): RowView[] {
  return catalogue.map((row) => rowView(scope, row));
}

function rowView(scope: RequestScope, row: Call): RowView {
  const override = scope.brand.calls[row.id] ?? {};
  const overridden = [
    ...(override.enabled === false ? ["off"] : []),
    ...(override.method && override.method !== row.method ? ["method"] : []),
    ...(override.path && override.path !== row.path ? ["path"] : []),
    ...(override.moduleId && override.moduleId !== row.moduleId ? ["module id"] : []),
  ];
  const seen = observationOf(scope, row);
  const own = [row.moduleId, ...(row.otherModules ?? [])].filter((id) => id !== null);
  return {
    row,
    method: override.method ?? row.method,
    path: override.path ?? row.path,
    modules: override.moduleId ? [override.moduleId] : own,
    overridden,
    seen,
    cached:
      row.cache && seen?.cacheKey ? cacheStateOf(row.cache, seen.cacheKey, scope.now()) : null,
    differences: (seen?.drift?.differences ?? []).toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
}

function cacheStateOf(policy: CachePolicy, key: string, now: number): CacheState | null {
  const since = cachedSince(key);
  if (since === null) return null;
  const { fresh, staleWhileRevalidate, staleIfError } = policy;
  const age = now - since;
  if (age < fresh * 1000) return { state: "fresh", age };
  if (age < (fresh + staleWhileRevalidate) * 1000) return { state: "stale", age };
  return age < (fresh + staleIfError) * 1000 ? { state: "for outages", age } : null;
}

/** Differences that lose data: an item, a field or the whole response. */
export const harmful = ({ differences }: RowView): Difference[] =>
  differences.filter(({ cost }) => cost !== "nothing");

/** True when the last call failed or its response was rejected. */
export const fatal = ({ seen }: RowView): boolean =>
  Boolean(seen?.fault || (seen?.last && seen.last.outcome !== "ok"));
