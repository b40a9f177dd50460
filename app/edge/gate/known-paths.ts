/** Tells the paths of lobbies and games from unknown ones (A23, R43, L3), so that requests of scanners don't render pages. */
import { graphql } from "~/graphql/generated/gql.ts";
import type { GatewayClient } from "~/portal-context.ts";
import type { Brand } from "../../../brands/brand.ts";
import type { SearchPort } from "../../../gateway/request/search-port.ts";

const lobbiesQuery = graphql(`
  query EdgeLobbies {
    categories {
      path
    }
  }
`);

/** Returns null if the categories are unavailable, or if the path is percent-encoded and only the router can decide. */
export async function isLobby(
  pathname: string,
  brand: Brand,
  gateway: GatewayClient,
): Promise<boolean | null> {
  if (pathname.includes("%")) return null;
  const path = pathname.replace(/(.)\/$/, "$1");
  if (brand.lobbyRoutes.some((row) => row.path === path)) return true;
  const { data } = await gateway.execute(lobbiesQuery, {});
  return data?.categories?.some((category) => category.path === path) ?? null;
}

/**
 * Whether the search index has the game of a path such as /game/120001. Returns null while there is no index, or if
 * the id is percent-encoded: such a page is rendered for its own visitor.
 */
export async function isGame(
  pathname: string,
  search: Pick<SearchPort, "games">,
): Promise<boolean | null> {
  const id = /^\/game\/([^/%]+)\/?$/i.exec(pathname)?.[1];
  if (id === undefined) return null;
  const games = await search.games().catch(() => null);
  return games?.has(id) ?? null;
}
