import { pathOf } from "../../../search/path-of.ts";
import type { SearchKind } from "../../../search/search-index.ts";
import { viewerOf } from "../../access/viewer.ts";
import type { SearchKind as KindName, Resolvers } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { favoriteIds } from "../games/personal-calls.ts";
import { readPlayedGames } from "../games/played-games.ts";

/** The maximum number of results of one kind. */
const mostHits = 50;

const nameOf = (kind: SearchKind) => kind.toUpperCase() as KindName;
const kindOf = (name: KindName) => name.toLowerCase() as SearchKind;

/** Q1–Q5: the same ranking as in the browser, over the index in the reader's language. */
export const searchResolvers = {
  Query: {
    search: async (_root, { text, kind, first, limit }, context) => {
      const index = await context.scope.search.index(context.scope.language.tag);
      if (!index) return { ready: false, version: null, total: 0, groups: [], nearest: [] };
      const options = {
        limit: Math.min(Math.max(1, limit), mostHits),
        kind: kind ? kindOf(kind) : undefined,
        first: first ?? undefined,
        own: await ownGames(context),
        rules: context.scope.market,
      };
      // Imported here, because most requests do not search.
      const { search } = await import("../../../search/rank.ts");
      const results = search(index, text, options);
      return {
        ready: true,
        version: index.version,
        total: results.total,
        groups: results.groups.map((group) => ({
          kind: nameOf(group.kind),
          total: group.total,
          hits: [...group.entries],
        })),
        nearest: [...results.nearest],
      };
    },
  },
  SearchHit: {
    kind: ({ kind }) => nameOf(kind),
    details: ({ details }) => [...(details ?? [])],
    image: async ({ kind, id }, _args, { scope }) => {
      if (kind !== "game") return null;
      return mediaUrl((await scope.search.games())?.get(id) ?? null, scope);
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
