import { pathOf } from "../../../search/path-of.ts";
import type { SearchKind } from "../../../search/search-index.ts";
import { viewerOf } from "../../access/viewer.ts";
import type { SearchKind as KindName, Resolvers } from "../../generated/resolver-types.ts";
import { isAllowedType } from "../../market/products.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { favoriteIds } from "../games/personal-calls.ts";
import { readPlayedGames } from "../games/played-games.ts";
import { facetsOf, gameOf, narrowed } from "./games.ts";

const noResults = { groups: [], nearest: [], popular: [], facets: [] };

/** The maximum number of results of one kind. */
const mostHits = 50;

const nameOf = (kind: SearchKind) => kind.toUpperCase() as KindName;
const kindOf = (name: KindName) => name.toLowerCase() as SearchKind;

/** Q1–Q5: the same ranking as in the browser, over the index in the reader's language. */
export const searchResolvers = {
  Query: {
    search: async (_root, { text, kind, first, limit, filter, sort }, context) => {
      const index = await context.scope.search.index(context.scope.language.tag);
      if (!index) return Object.assign({ ready: false, version: null, total: 0 }, noResults);
      const shown = Math.min(Math.max(1, limit), mostHits);
      // Games are narrowed down and sorted among all that match.
      const games = kind === "GAME" ? await context.scope.search.games() : null;
      const options = {
        limit: games ? Number.POSITIVE_INFINITY : shown,
        kind: kind ? kindOf(kind) : undefined,
        first: first ?? undefined,
        own: await ownGames(context),
        rules: context.scope.market,
      };
      // Imported here, because most requests do not search.
      const { search } = await import("../../../search/rank.ts");
      const results = search(index, text, options);
      const groups = results.groups.map(({ kind: each, entries, total }) => {
        const left = games ? narrowed(entries, games, filter, sort) : entries;
        return {
          kind: nameOf(each),
          total: games ? left.length : total,
          hits: left.slice(0, shown),
        };
      });
      return {
        ready: true,
        version: index.version,
        total: games ? (groups[0]?.total ?? 0) : results.total,
        groups,
        nearest: results.nearest.slice(0, shown),
        popular: results.popular.slice(0, shown),
        facets: games ? facetsOf(results.groups[0]?.entries ?? [], games, index) : [],
      };
    },
    indexedGames: async (_root, { ids }, { scope }) => {
      const [index, games] = await Promise.all([
        scope.search.index(scope.language.tag),
        scope.search.games(),
      ]);
      if (!index || !games) return null;
      const wanted = new Set(ids.slice(0, mostHits));
      const entries = new Map(
        index.entries
          .filter(({ kind, id }) => kind === "game" && wanted.has(id))
          .map((entry) => [entry.id, entry]),
      );
      return [...wanted].flatMap((id) => {
        const entry = entries.get(id);
        const game = entry && gameOf(entry, index, games, scope.brand);
        return game && isAllowedType(game.type, scope) ? [game] : [];
      });
    },
  },
  SearchHit: {
    kind: ({ kind }) => nameOf(kind),
    details: ({ details }) => [...(details ?? [])],
    game: async (entry, _args, { scope }) => {
      if (entry.kind !== "game") return null;
      const [index, games] = await Promise.all([
        scope.search.index(scope.language.tag),
        scope.search.games(),
      ]);
      return index && games ? gameOf(entry, index, games, scope.brand) : null;
    },
    path: (entry, _args, { scope }) => pathOf(entry, scope.market),
  },
} satisfies Resolvers;

/** Favourites and the games played last, which rank before equal matches (Q5). Guests have none. */
async function ownGames(context: GatewayContext): Promise<ReadonlySet<string>> {
  const { platform, scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer) return new Set();
  const [favorites, played] = await Promise.all(
    // The search also works without them.
    [
      cachedSummary(scope, "favorites", () => platform.call(favoriteIds, {})),
      readPlayedGames(viewer, context).then((games) => games.map(({ game }) => game.id)),
    ].map((ids) => ids.catch(() => [])),
  );
  return new Set([...(favorites ?? []), ...(played ?? [])]);
}
