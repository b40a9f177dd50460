/** The three lists that page by offset: games, favourites, recent. */
import type { GatewayContext } from "../../context.ts";
import type { GameConnection, GameFilter } from "../../generated/resolver-types.ts";
import { currencyOf } from "../member/viewer.ts";
import { gameList } from "./calls.ts";
import { clampWindow, cutWindow, planPages, type WirePage } from "./page-window.ts";
import { favoriteList, recentGames } from "./personal-calls.ts";
import { type GameModel, shapeGame } from "./shape.ts";
import type { WireGame } from "./wire.ts";

export type GamePage = Omit<GameConnection, "nodes" | "__typename"> & { nodes: GameModel[] };

interface Args {
  offset: number;
  limit: number;
}

/** How classes are called: a short word. */
const plainKey = /^[\p{L}\p{N}_-]{1,40}$/u;

/** Games by filter (C26); several vendors are merged and paged together by the platform (A85). */
export function listGames(filter: GameFilter, args: Args, context: GatewayContext) {
  const vassalage = vendorParameter(filter.vendorCodes ?? []);
  const input = {
    ...(filter.type ? { gameType: filter.type } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(filter.classKey ? { gameClassify: filter.classKey } : {}),
    ...(filter.search?.trim() ? { gameName: filter.search.trim().slice(0, 100) } : {}),
    ...(filter.minBet ? { minBet: filter.minBet } : {}),
    ...(filter.minLines ? { minLineNum: filter.minLines } : {}),
  };
  // What no class is called selects nothing; each such text would be a shared answer of its own.
  if (filter.classKey && !plainKey.test(filter.classKey)) return emptyPage(args);
  // Codes that can't be any vendor's select nothing, which must not become "all vendors".
  if (filter.vendorCodes?.length && vassalage === "") return emptyPage(args);
  // What everyone browses is asked for as a guest, so that one answer serves all. A search is
  // one visitor's own and carries the token when there is one (A9).
  // A brand whose lists are personal has no answer that could serve all (A115).
  const guest = input.gameName === undefined && !context.scope.brand.personalLists;
  return pageOf(args, context, async (pageNo, pageSize) => {
    const page = await context.platform.call(gameList, { ...input, pageNo, pageSize }, { guest });
    const { games: items, pageNum, totalPages, total } = page;
    return { items, pageNum, totalPages, total };
  });
}

/** C35. The platform does not say how many there are in all. */
export function listFavorites(args: Args, context: GatewayContext) {
  return pageOf(args, context, async (pageNo, pageSize) => {
    const page = await context.platform.call(favoriteList, { pageNo, pageSize });
    return { items: page.content, pageNum: page.pageNum, totalPages: page.totalPages };
  });
}

/** C31. */
export function listRecent(args: Args, context: GatewayContext) {
  return pageOf(args, context, async (pageNo, pageSize) => {
    const page = await context.platform.call(recentGames, { pageNo, pageSize });
    return { items: page.list, pageNum: page.pageNum, totalPages: page.totalPages };
  });
}

async function pageOf(
  args: Args,
  context: GatewayContext,
  ask: (pageNo: number, pageSize: number) => Promise<WirePage<WireGame>>,
): Promise<GamePage> {
  const { offset, limit } = clampWindow(args.offset, args.limit);
  const plan = planPages(offset, limit);
  const [currency, ...answers] = await Promise.all([
    currencyOf(context),
    ...plan.pages.map((pageNo) => ask(pageNo, plan.pageSize)),
  ]);
  const { items, total, hasMore } = cutWindow(plan, limit, answers);
  return {
    nodes: items.map((game) => shapeGame(game, context.scope, currency)),
    pageInfo: { offset, limit, total, hasMore },
  };
}

async function emptyPage(args: Args): Promise<GamePage> {
  const window = clampWindow(args.offset, args.limit);
  return { nodes: [], pageInfo: { ...window, total: 0, hasMore: false } };
}

/** Codes divided by commas; sorted, so that the same choice is the same cached answer. */
function vendorParameter(codes: readonly string[]): string {
  const known = codes.filter((code) => /^[A-Za-z0-9_-]{1,40}$/.test(code));
  return [...new Set(known)].sort().slice(0, 50).join(",");
}
