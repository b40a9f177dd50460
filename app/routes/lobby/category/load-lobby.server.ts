import { pageHead } from "~/components/outside/page-head.server.ts";
import { cardOf } from "~/components/outside/pictures.ts";
import { graphql } from "~/graphql/generated";
import type { GameFilter } from "~/graphql/generated/graphql";
import { messagesOf } from "~/i18n/messages.server.ts";
import { message } from "~/i18n/page-title.server.ts";
import { text } from "~/i18n/text.ts";
import type { PortalContext } from "~/portal-context.ts";
import { droppedIn, joinParts } from "~/routes/lobby/join-parts.ts";
import {
  type LobbyQuery,
  pageSize,
  readLobbyQuery,
  windowsOf,
} from "~/routes/lobby/lobby-query.ts";
import { requireGames } from "~/routes/lobby/require-games.server.ts";
import type { LobbyRoute } from "../../../../brands/brand.ts";
import { loadMatches } from "./matches/load-matches.server.ts";

/** Apart from the games, so that the menus are there when the games can't be had. */
const LobbyMenus = graphql(`
  query LobbyMenus($path: String!, $tables: Boolean!) {
    lobby(path: $path) {
      title
      ...ClassifyMenu_lobby
      ...FilterVendors_lobby
      ...VendorMenu_lobby
      dealerLanguages @include(if: $tables)
    }
  }
`);

/** What the platform returns for a path that is not in the brand's table. */
const LobbyOfPlatform = graphql(`
  query LobbyOfPlatform($path: String!) {
    lobby(path: $path) {
      type
    }
  }
`);

const LobbyGames = graphql(`
  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!, $tables: Boolean!) {
    games(filter: $filter, offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
        ...TableNote_game @include(if: $tables)
      }
      pageInfo {
        total
        hasMore
      }
    }
  }
`);

/** The same search in all categories, from the index: it calls no platform, and forgives typing errors (Q9). */
const LobbySearch = graphql(`
  query LobbySearch($text: String!, $first: GameType) {
    search(text: $text, kind: GAME, first: $first, limit: 50) {
      groups {
        hits {
          kind
          id
          name
          path
          game {
            ...GameCard_game
          }
        }
      }
    }
  }
`);
/** Most games of the search in all categories that a page shows. */
const mostElsewhere = 12;

/** The type of games that are tables with dealers (H15). */
const tableType = "LIVE";

type Row = Omit<LobbyRoute, "type"> & { type?: string | undefined };

/** A row of the brand's table, else a category that only the platform knows (R43, R44). */
async function rowOf(path: string, { brand, gateway }: PortalContext): Promise<Row | null> {
  const row = brand.lobbyRoutes.find((entry) => entry.path === path);
  if (row) return row;
  const type = (await gateway.execute(LobbyOfPlatform, { path })).data?.lobby?.type;
  return type ? { path, area: "gameListCenter", type } : null;
}

/** The filter of a row of the brand's table and what the visitor chose on top of it (A23, A25). */
function filterOf(row: Row, query: LobbyQuery, brand: PortalContext["brand"]): GameFilter {
  const own = row.vendors;
  const chosen = own ? query.vendors.filter((code) => own.includes(code)) : query.vendors;
  return {
    type: row.type ?? null,
    vendorCodes: chosen.length ? chosen : (own ?? []),
    classKey: row.classKey ?? query.classKey,
    search: query.search || null,
    minBet: query.minBet,
    minLines: query.minLines,
    theme: query.theme,
    feature: query.feature,
    sort: query.sort && brand.gameSorts.includes(query.sort) ? query.sort : null,
    ...(row.type === tableType
      ? { dealerLanguage: query.dealer, freeSeats: query.freeSeats || null }
      : {}),
  };
}

/**
 * A page of the lobby; null when the path is no row of the brand's table.
 * @throws Response as `requireGames`
 */
export async function loadLobby(path: string, request: Request, context: PortalContext) {
  const { brand, gateway, language } = context;
  const row = await rowOf(path, context);
  if (!row) return null;
  const query = readLobbyQuery(new URL(request.url).searchParams);
  const filter = filterOf(row, query, brand);

  const { search, from } = query;
  const tables = row.type === tableType;
  const [menus, matches, elsewhere, ...answers] = await Promise.all([
    gateway.execute(LobbyMenus, { path, tables }),
    loadMatches(row.type, query, context),
    search && from === 1
      ? gateway.execute(LobbySearch, { text: search, first: row.type ?? null })
      : Promise.resolve(null),
    ...windowsOf(query, pageSize).map((window) =>
      gateway.execute(LobbyGames, { filter, tables, ...window }),
    ),
  ]);

  const list = joinParts(answers.map(({ data }) => data?.games));
  requireGames(path, query, list, pageSize);
  const listed = new Set(list.games?.map(({ id }) => id));
  const hits = elsewhere?.data?.search?.groups.flatMap((group) => group.hits) ?? [];
  const hotSlots = path === "/rng" && query.classKey === "HOT";
  const titleKey = hotSlots ? "lobby.hotSlots" : `nav.${row.group ?? row.titleKey}`;
  const messages = messagesOf(language);
  // A page of vendors is called what the platform calls them (A116), by their codes when it can't say.
  const own = row.titleKey ? text(messages, language, titleKey) : null;
  const heading = own ?? menus.data?.lobby?.title ?? row.vendors?.join(" · ") ?? row.type ?? "";
  const tabOf = (tab: LobbyRoute) => ({
    name: tab.path,
    to: tab.path,
    text: text(messages, language, `nav.${tab.titleKey}`),
  });
  return {
    path,
    query,
    heading,
    head: pageHead(context, {
      title: `${heading} – ${brand.name}`,
      path,
      description: message(context, "outside.category", { category: heading }),
      picture: cardOf(context, path),
      trail: [{ name: heading, path }],
      listed: list.games !== null,
    }),
    tabs: row.group ? brand.lobbyRoutes.filter(({ group }) => group === row.group).map(tabOf) : [],
    area: row.area,
    type: row.type ?? null,
    /** True where the row itself is a class, so that there is none to choose. */
    fixedClass: row.classKey !== undefined,
    lobby: menus.data?.lobby ?? null,
    matches,
    dealers: dealersOf(menus.data?.lobby?.dealerLanguages ?? [], language),
    ...list,
    dropped: droppedIn(answers),
    /** Games of the same search that are not in the list, this category's first (Q9). */
    elsewhere: hits.filter(({ id }) => !listed.has(id)).slice(0, mostElsewhere),
  };
}

/** The languages of dealers with their names in the page's language; the server has the names of all of them. */
function dealersOf(tags: readonly string[], language: string) {
  const names = new Intl.DisplayNames([language], { type: "language" });
  return tags.map((tag) => ({ tag, name: names.of(tag) ?? tag }));
}
