/** Games of the search index: as cards, sorted, and narrowed down (H16). None of it calls the platform. */
import type { Brand } from "../../../brands/brand.ts";
import { brandCurrency } from "../../../brands/brand-currency.ts";
import type { SearchEntry, SearchIndex } from "../../../search/search-index.ts";
import type {
  GameSort,
  SearchFacet,
  SearchFacetKind,
  SearchFilter,
} from "../../generated/resolver-types.ts";
import type { IndexedGame } from "../../request/search-port.ts";
import type { GameModel } from "../games/wire.ts";

export type Games = ReadonlyMap<string, IndexedGame>;

/** The game of an entry, its bet in the brand's currency; null where the games were read without it. */
export function gameOf(
  entry: SearchEntry,
  index: SearchIndex,
  games: Games,
  brand: Brand,
): GameModel | null {
  const row = games.get(entry.id);
  if (entry.kind !== "game" || !row) return null;
  const { mechanics, features, theme, minBet, ...rest } = row;
  return Object.assign(rest, {
    id: entry.id,
    name: entry.name,
    minBet: minBet === null ? null : { amount: minBet, currency: brandCurrency(brand) },
    vendorName: entry.details?.[0] ?? null,
    classes: mechanics.filter((key) => !features.includes(key)),
    theme: theme === null ? null : { key: theme, name: index.traits.themes[theme] ?? theme },
    features: features.map((key) => ({ key, name: index.traits.mechanics[key] ?? key })),
  });
}

type Found = readonly { entry: SearchEntry; game: IndexedGame }[];

const found = (entries: readonly SearchEntry[], games: Games): Found =>
  entries.flatMap((entry) => {
    const game = games.get(entry.id);
    return game ? [{ entry, game }] : [];
  });

/** Entries of games that the filter leaves, in an order; without one the order stays. */
export function narrowed(
  entries: readonly SearchEntry[],
  games: Games,
  filter: SearchFilter | null | undefined,
  sort: GameSort | null | undefined,
): SearchEntry[] {
  const { type, vendor, theme, feature, trial } = filter ?? {};
  const left = found(entries, games).filter(
    ({ game }) =>
      (!type || game.type === type) &&
      (!vendor || game.vendorCode === vendor) &&
      (!theme || game.theme === theme) &&
      (!feature || game.features.includes(feature)) &&
      (!trial || game.freeTrial),
  );
  return inOrder(left, sort).map(({ entry }) => entry);
}

function inOrder(games: Found, sort: GameSort | null | undefined): Found {
  switch (sort) {
    case "NAME":
      return games.toSorted((a, b) => a.entry.name.localeCompare(b.entry.name));
    case "NEWEST":
      return games.toSorted((a, b) => Number(b.game.new) - Number(a.game.new));
    case "RTP":
      return games.toSorted((a, b) => (b.game.rtp ?? 0) - (a.game.rtp ?? 0));
    default:
      return games;
  }
}

/** What games can be narrowed down by: what some of them have, the most frequent first. */
export function facetsOf(
  entries: readonly SearchEntry[],
  games: Games,
  { traits }: SearchIndex,
): SearchFacet[] {
  const facets = new Map<string, SearchFacet>();
  const add = (by: SearchFacetKind, key: string, name: string | undefined) => {
    const known = facets.get(`${by} ${key}`);
    if (known) known.count += 1;
    else facets.set(`${by} ${key}`, { by, key, name: name ?? key, count: 1 });
  };
  for (const { entry, game } of found(entries, games)) {
    add("TYPE", game.type, entry.details?.[1]);
    add("VENDOR", game.vendorCode, entry.details?.[0]);
    if (game.theme !== null) add("THEME", game.theme, traits.themes[game.theme]);
    for (const key of game.features) add("FEATURE", key, traits.mechanics[key]);
  }
  return [...facets.values()].sort((a, b) => b.count - a.count);
}
