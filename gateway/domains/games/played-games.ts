/** The games that an account played last, with the last bet in each (H1). */

import { isReal, type ViewerModel } from "../../access/viewer.ts";
import { whereOffered } from "../../failures/not-offered.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { listGameRecords } from "../records/lists.ts";
import type { WireGameRecord } from "../records/wire.ts";
import { listFavorites, listGames, listRecent } from "./lists.ts";
import type { GameModel } from "./wire.ts";

/** Number of games in each list. */
const shown = 6;
/** Number of latest bets that are searched for the games. */
const searched = 50;
const week = 7 * 86_400_000;

/**
 * The last six games (C31), newest first, each with the last bet of seven days (CA20). Where the platform's list is empty,
 * or it has none, they are the games of those bets (H11). The bet is null for a trial account, for a game without a
 * bet, and when the bets can't be loaded.
 */
export function readPlayedGames(viewer: ViewerModel, context: GatewayContext) {
  return cachedSummary(context.scope, "playedGames", async () => {
    const [recent, bets] = await Promise.all([
      whereOffered(() => listRecent({ offset: 0, limit: shown }, context)),
      isReal(viewer) ? readLatestBets(context).catch(() => []) : [],
    ]);
    const games = recent?.nodes.length ? recent.nodes : await gamesOfBets(bets, context);
    return games.map((game) => ({ game, lastBet: bets.find(isIn(game)) ?? null }));
  });
}

/** A bet names its game by provider and name only. */
const isIn =
  ({ vendorCode, name }: GameModel) =>
  (bet: { vendorCode: string; gameName: string }) =>
    bet.vendorCode === vendorCode && bet.gameName === name;

/** The games of the latest bets, each once, as far as the platform's list of games has them by their names (C26). */
async function gamesOfBets(
  bets: Awaited<ReturnType<typeof readLatestBets>>,
  context: GatewayContext,
): Promise<GameModel[]> {
  const byGame = new Map(bets.map((bet) => [`${bet.vendorCode} ${bet.gameName}`, bet]));
  const found = [...byGame.values()].slice(0, shown).map(async ({ vendorCode, gameName }) => {
    const filter = { vendorCodes: [vendorCode], search: gameName };
    const { nodes } = await listGames(filter, { offset: 0, limit: 20 }, context);
    return nodes.find((game) => isIn(game)({ vendorCode, gameName }));
  });
  // A game that can't be found is left out.
  const games = await Promise.all(found.map((game) => game.catch(() => undefined)));
  return games.flatMap((game) => game ?? []);
}

/** The latest bets of seven days, without totals; none where the platform has no list of bets. */
async function readLatestBets(context: GatewayContext) {
  const to = platformNow(context);
  const list = await whereOffered(() =>
    listGameRecords({ range: { from: to - week, to }, offset: 0, limit: searched }, context, {
      totals: 0,
    }),
  );
  return (list?.nodes ?? []).map(lastBetOf);
}

/** The part of a bet that the list shows. The rest would not fit in the session. */
const lastBetOf = ({ vendorCode, gameName, at, placedAt, stake, win, status }: WireGameRecord) => ({
  vendorCode,
  gameName,
  stake,
  win,
  status,
  at: placedAt ?? at,
});

/** The first six favourites (C35). */
export function readFirstFavorites(context: GatewayContext) {
  return cachedSummary(context.scope, "favoriteGames", async () => {
    const { nodes } = await listFavorites({ offset: 0, limit: shown }, context);
    return nodes;
  });
}
