/** The three lists that page by offset: games, favourites, recent. */

import type { GameFilter } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { emptyPage, offsetPage, type PageArgs } from "../../values/offset-page.ts";
import { gameList } from "./calls.ts";
import { isKnownClass, isKnownType } from "./known-classes.ts";
import { knownVendors } from "./known-vendors.ts";
import { favoriteList, recentGames } from "./personal-calls.ts";
import { inBrandCurrency } from "./shape.ts";

/** Games by filter (C26); several vendors are merged and paged together by the platform (A85). */
export async function listGames(filter: GameFilter, args: PageArgs, context: GatewayContext) {
  const { platform, scope } = context;
  // A type or class that nobody has selects nothing; each such text would be a shared answer of its own.
  if (filter.type && !(await isKnownType(filter.type, context))) return emptyPage(args);
  if (filter.classKey && !(await isKnownClass(filter.classKey, context))) return emptyPage(args);
  const vendors = filter.vendorCodes?.length ? await knownVendors(filter.vendorCodes, context) : [];
  // Codes of no vendor select nothing, which must not become "all vendors".
  if (filter.vendorCodes?.length && vendors.length === 0) return emptyPage(args);
  const search = searchWords(filter.search);
  const input = {
    ...(filter.type ? { type: filter.type } : {}),
    ...(vendors.length ? { vendors: vendors.join(",") } : {}),
    ...(filter.classKey ? { classKey: filter.classKey } : {}),
    ...(search ? { search } : {}),
    ...(filter.minBet ? { minBet: filter.minBet } : {}),
    ...(filter.minLines ? { minLines: filter.minLines } : {}),
  };
  // What everyone browses is asked for as a guest, so that one answer serves all. A search is
  // one visitor's own and carries the token when there is one (A9).
  // A brand whose lists are personal has no answer that could serve all (A115).
  const guest = !search && !scope.brand.personalLists;
  const page = await offsetPage(args, (place) =>
    platform.call(gameList, { ...input, ...place }, { guest }),
  );
  return { ...page, nodes: page.nodes.map((game) => inBrandCurrency(game, scope.brand)) };
}

/** C35. The platform does not say how many there are in all. */
export function listFavorites(args: PageArgs, { platform }: GatewayContext) {
  return offsetPage(args, (page) => platform.call(favoriteList, page));
}

/** C31. */
export function listRecent(args: PageArgs, { platform }: GatewayContext) {
  return offsetPage(args, (page) => platform.call(recentGames, page));
}

/** Longest search, in characters. */
const longestSearch = 60;

/** What a search means: one spelling of each letter, no control characters, words one space apart. */
function searchWords(text: string | null | undefined): string {
  const words = (text ?? "")
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return [...words].slice(0, longestSearch).join("").trim();
}
