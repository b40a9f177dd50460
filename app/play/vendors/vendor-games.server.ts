import { graphql } from "~/graphql/generated";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import { gameTypeIn } from "~/play/game-type.ts";
import type { PortalContext } from "~/portal-context.ts";

/** Games per page of a vendor list (K7, A28). */
const perPage = 5;

const VendorGames = graphql(`
  query VendorGames($filter: GameFilter!, $offset: Int!, $limit: Int!) {
    games(filter: $filter, offset: $offset, limit: $limit) {
      nodes {
        id
        ...VendorGameRow_game
      }
      pageInfo {
        total
        hasMore
      }
    }
  }
`);

/** Returns one page of a vendor's games; null when the address names no vendor. */
export async function loadVendorGames(query: URLSearchParams, context: PortalContext) {
  const { gateway, brand, language, requestId } = context;
  const vendor = query.get("vendor");
  const type = gameTypeIn(query, "type");
  const row = brand.lobbyRoutes.find((route) => route.type === type && route.area !== "classPage");
  if (!vendor || !type) return null;
  const name = query.get("name")?.slice(0, 120) || vendor;
  const page = Math.min(Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1), 2000);
  const { data } = await gateway.execute(VendorGames, {
    filter: { vendorCodes: [vendor], type },
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const total = data?.games?.pageInfo.total ?? null;
  return {
    title: text(messagesOf(language), language, "play.vendorTitle", { brand: brand.name, name }),
    vendor,
    type,
    name,
    page,
    pages: total === null ? null : Math.max(1, Math.ceil(total / perPage)),
    hasMore: data?.games?.pageInfo.hasMore ?? false,
    games: data?.games?.nodes ?? null,
    /** The address of the vendor's list on its category's page. */
    allPath: row ? `${row.path}?vendor=${encodeURIComponent(vendor)}` : null,
    seed: requestId,
  };
}

export type VendorGamesFound = NonNullable<Awaited<ReturnType<typeof loadVendorGames>>>;
