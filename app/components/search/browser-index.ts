/**
 * The search index in the browser (Q6). It is loaded after the first results have come from the edge, and not with
 * data saver. Its address has its version, so the browser may keep the file for ever.
 */

import { savesData } from "~/ui/links/saves-data.ts";
import { pathOf } from "../../../search/path-of.ts";
import { search } from "../../../search/rank.ts";
import { noRules, type SearchRules } from "../../../search/rules.ts";
import type { SearchEntry, SearchIndex, SearchIndexData } from "../../../search/search-index.ts";
import { openIndex } from "../../../search/search-index.ts";
import type { HitKind, SearchHit, Suggestions } from "./suggestions.ts";

const hitsPerKind = 5;
const indexes = new Map<string, SearchIndex>();
const loading = new Set<string>();
/** What the visitor's market allows, as the edge's last response said (Q5). The index is the same for all markets. */
let rules: SearchRules = noRules;

/** Returns the index of a language, or null while it is not loaded. */
export const localIndex = (language: string): SearchIndex | null => indexes.get(language) ?? null;

/** Loads the index of a language once. If that fails, the edge keeps answering. */
export function startIndex(language: string, version: string, allowed: SearchRules | null): void {
  rules = allowed ?? noRules;
  const key = `${language} ${version}`;
  if (savesData() || loading.has(key)) return;
  loading.add(key);
  const address = `/search/index.json?${new URLSearchParams({ lang: language, v: version })}`;
  fetch(address)
    .then(async (answer) => {
      if (answer.ok) indexes.set(language, openIndex((await answer.json()) as SearchIndexData));
    })
    .catch(() => loading.delete(key));
}

/** Returns the same results as the gateway's `search` for a guest. */
export function searchLocally(index: SearchIndex, text: string): Suggestions {
  const found = search(index, text, { limit: hitsPerKind, rules });
  return {
    ready: true,
    version: index.version,
    total: found.total,
    groups: found.groups.map(({ kind, total, entries }) => ({
      kind: kind.toUpperCase() as HitKind,
      total,
      hits: entries.map(hitOf),
    })),
    nearest: found.nearest.map(hitOf),
    popular: found.popular.map(hitOf),
  };
}

const hitOf = (entry: SearchEntry): SearchHit => ({
  kind: entry.kind.toUpperCase() as HitKind,
  id: entry.id,
  name: entry.name,
  details: [...(entry.details ?? [])],
  path: pathOf(entry, rules),
});
