/** The lists with offset paging: games, favourites, recent games. */

import { byLaunches } from "../../../search/by-launches.ts";
import type { GameFilter } from "../../generated/resolver-types.ts";
import { allowedPage, isAllowedType } from "../../market/products.ts";
import type { GatewayContext } from "../../request/context.ts";
import { emptyPage, offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { gameList } from "./calls.ts";
import { isKnownClass, isKnownType } from "./known-classes.ts";
import { knownVendors } from "./known-vendors.ts";
import { lobbyDealers, lobbyTraits } from "./lobby.ts";
import { withMarks } from "./marks.ts";
import { favoriteList, recentGames } from "./personal-calls.ts";
import { inBrandCurrency } from "./shape.ts";
import type { GameModel } from "./wire.ts";

/** Games by filter (C26); the platform merges and pages several vendors (A85). */
export async function listGames(filter: GameFilter, args: PageArgs, context: GatewayContext) {
  const { platform, scope } = context;
  // An unknown type or class has no games; each such text would create its own cache entry.
  if (filter.type && !(await isKnownType(filter.type, context))) return emptyPage(args);
  if (filter.type && !isAllowedType(filter.type, scope)) return emptyPage(args);
  // As unknown classes: each such text would create a cache entry of its own.
  if (filter.dealerLanguage && !(await isKnownDealer(filter, context))) return emptyPage(args);
  if (!(await areKnownTraits(filter, context))) return emptyPage(args);
  if (filter.classKey && !(await isKnownClass(filter.classKey, context))) return emptyPage(args);
  const vendors = filter.vendorCodes?.length ? await knownVendors(filter.vendorCodes, context) : [];
  // Unknown vendor codes select nothing, which must not become "all vendors".
  if (filter.vendorCodes?.length && vendors.length === 0) return emptyPage(args);
  const search = searchWords(filter.search);
  const input = {
    ...(filter.type ? { type: filter.type } : {}),
    ...(vendors.length ? { vendors: vendors.join(",") } : {}),
    ...(filter.classKey ? { classKey: filter.classKey } : {}),
    ...(search ? { search } : {}),
    ...(filter.minBet ? { minBet: filter.minBet } : {}),
    ...(filter.minLines ? { minLines: filter.minLines } : {}),
    ...(filter.sort ? { sort: filter.sort } : {}),
    ...(filter.dealerLanguage ? { dealerLanguage: filter.dealerLanguage } : {}),
    ...(filter.freeSeats ? { freeSeats: 1 as const } : {}),
    ...(filter.theme ? { theme: filter.theme } : {}),
    ...(filter.feature ? { feature: filter.feature } : {}),
  };
  // Lists without a search are read as a guest, so that one response serves all visitors; a search carries
  // the token, if any (A9). Brands with personal lists can't share responses (A115).
  const guest = !search && !scope.brand.personalLists;
  const ranking = await scope.popularity.ranking();
  // The list of all games is that of the search index, which orders it by itself.
  const byPopularity = !search && !filter.sort && Object.keys(input).length > 0;
  const first = byPopularity && scope.brand.firstGames ? firstOf(ranking) : "";
  const page = await offsetPage(args, (place) =>
    platform.call(gameList, { ...input, ...(first ? { first } : {}), ...place }, { guest }),
  );
  const nodes = page.nodes.map((game) => inBrandCurrency(game, scope.brand));
  // A platform that can't put games first has the most popular first within each page.
  const ordered = byPopularity && !first ? byLaunches(nodes, ranking) : nodes;
  return marked({ ...page, nodes: ordered }, scope, ranking);
}

/** Whether the platform names this language of dealers for the type. */
async function isKnownDealer({ type, dealerLanguage }: GameFilter, context: GatewayContext) {
  const known = await lobbyDealers({ path: "", area: "gameListCenter", type: type ?? "" }, context);
  return known.includes(dealerLanguage ?? "");
}

/** Whether the platform names the theme and the feature for the type, or neither is asked for. */
async function areKnownTraits({ type, theme, feature }: GameFilter, context: GatewayContext) {
  const lobby = { type: type ?? undefined };
  for (const [kind, wanted] of [
    ["themes", theme],
    ["features", feature],
  ] as const) {
    if (!wanted) continue;
    const known = await lobbyTraits(kind, lobby, context);
    if (!known.some(({ key }) => key === wanted)) return false;
  }
  return true;
}

/** The most characters of ids in an address of the platform. */
const longestFirst = 2000;

/** The first ids of the ranking, as C26 takes them (A201). */
function firstOf(ranking: readonly string[]): string {
  let text = "";
  for (const id of ranking) {
    // Other characters could not be told from the comma.
    if (!/^[\w-]+$/.test(id)) continue;
    if (text.length + id.length >= longestFirst) break;
    text += text ? `,${id}` : id;
  }
  return text;
}

/** Favourites (C35). The platform does not send their total. */
export async function listFavorites(args: PageArgs, { platform, scope }: GatewayContext) {
  return marked(await offsetPage(args, (page) => platform.call(favoriteList, page)), scope);
}

/** Recently played games (C31). */
export async function listRecent(args: PageArgs, { platform, scope }: GatewayContext) {
  return marked(await offsetPage(args, (page) => platform.call(recentGames, page)), scope);
}

/** A page of the games that the market allows (G30), with marks that distinguish (H2). */
function marked<Page extends { nodes: readonly GameModel[]; pageInfo: { total?: number | null } }>(
  page: Page,
  scope: GatewayContext["scope"],
  ranking: readonly string[] = [],
) {
  const allowed = allowedPage(page, scope);
  return { ...allowed, nodes: withMarks(allowed.nodes, ranking) };
}

/** Maximum length of a search, in characters. */
const longestSearch = 60;

function searchWords(text: string | null | undefined): string {
  return [...(text ?? "")].slice(0, longestSearch).join("").trim();
}
