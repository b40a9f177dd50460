import { graphql } from "~/graphql/generated";
import type { GameFilter } from "~/graphql/generated/graphql";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { PortalContext } from "~/portal-context.ts";
import { joinParts } from "~/routes/lobby/join-parts.ts";
import {
  type LobbyQuery,
  pageSize,
  readLobbyQuery,
  windowsOf,
} from "~/routes/lobby/lobby-query.ts";
import type { LobbyRoute } from "../../../../brands/brand.ts";

/** Apart from the games, so that the menus stand when the games can't be had. */
const LobbyMenus = graphql(`
  query LobbyMenus($path: String!) {
    lobby(path: $path) {
      ...ClassifyMenu_lobby
      ...VendorMenu_lobby
    }
  }
`);

const LobbyGames = graphql(`
  query LobbyGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {
    games(filter: $filter, offset: $offset, limit: $limit) {
      nodes {
        id
        ...GameCard_game
      }
      pageInfo {
        total
        hasMore
      }
    }
  }
`);

/** The filter of a row of the brand's table and what the visitor chose on top of it (A23, A25). */
function filterOf(row: LobbyRoute, query: LobbyQuery): GameFilter {
  const own = row.vendors;
  const chosen = own ? query.vendors.filter((code) => own.includes(code)) : query.vendors;
  return {
    type: row.type ?? null,
    vendorCodes: chosen.length ? chosen : (own ?? []),
    classKey: row.classKey ?? query.classKey,
    search: query.search || null,
    minBet: query.minBet,
    minLines: query.minLines,
  };
}

/** A page of the lobby; null when the path is no row of the brand's table. */
export async function loadLobby(path: string, request: Request, context: PortalContext) {
  const { brand, gateway, language } = context;
  const row = brand.lobbyRoutes.find((entry) => entry.path === path);
  if (!row) return null;
  const query = readLobbyQuery(new URL(request.url).searchParams);
  const filter = filterOf(row, query);

  const [menus, ...answers] = await Promise.all([
    gateway.execute(LobbyMenus, { path }),
    ...windowsOf(query, pageSize).map((window) =>
      gateway.execute(LobbyGames, { filter, ...window }),
    ),
  ]);

  const list = joinParts(answers.map(({ data }) => data?.games));
  const hotSlots = path === "/rng" && query.classKey === "HOT";
  const titleKey = hotSlots ? "lobby.hotSlots" : `nav.${row.titleKey}`;
  const messages = messagesOf(language);
  return {
    path,
    query,
    titleKey,
    title: `${text(messages, language, titleKey)} – ${brand.name}`,
    area: row.area,
    type: row.type ?? null,
    /** True where the row itself is a class, so that there is none to choose. */
    fixedClass: row.classKey !== undefined,
    lobby: menus.data?.lobby ?? null,
    ...list,
  };
}
