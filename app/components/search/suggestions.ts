import type { SearchSuggestionsQuery } from "~/graphql/generated/graphql";
import type { KeyIn } from "~/i18n/i18n.tsx";
import type { SearchRules } from "../../../search/rules.ts";

/** The results of a search, from the gateway or from the index in the browser. */
export type Suggestions = SearchSuggestionsQuery["search"];
/** The response of `/search/suggest`: results, and what the visitor's market allows; null where it allows everything. */
export type SuggestResponse = Suggestions & { rules: SearchRules | null };
export type SearchHit = Suggestions["nearest"][number];
export type HitKind = SearchHit["kind"];

/** The key of a kind's name. */
export const kindKey = (kind: HitKind) => `search.kinds.${kind.toLowerCase()}` as KeyIn<"search">;

/** Returns the address of the page of results. */
export function searchHref(text: string, kind?: HitKind): string {
  const query = new URLSearchParams({ q: text });
  if (kind) query.set("type", typeOf[kind]);
  return `/search?${query}`;
}

/** The values of `type` in the address (Q1). */
const typeOf: Readonly<Record<HitKind, string>> = {
  GAME: "games",
  PROVIDER: "providers",
  PROMOTION: "promotions",
  HELP: "help",
  CATEGORY: "categories",
  ACCOUNT: "account",
};

/** Returns the kind that `type` names, or null. */
export function kindOfType(type: string | null): HitKind | null {
  const found = Object.entries(typeOf).find(([, name]) => name === type);
  return (found?.[0] as HitKind | undefined) ?? null;
}
export const searchTypes = typeOf;
