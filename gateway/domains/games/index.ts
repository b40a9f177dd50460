/** What there is to play, and starting it. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as personal from "./personal-calls.ts";
import { gamesResolvers } from "./resolvers.ts";

export const games = defineDomain({
  rows: { ...calls, ...personal },
  access: {
    "Query.categories": rule.anyoneAlike,
    "Query.lobby": rule.anyoneAlike,
    "Query.games": rule.anyoneAlike,
    "Query.hotGames": rule.anyoneAlike,
    "Query.winners": rule.anyoneAlike,
    "Query.vendorLanes": rule.anyoneAlike,
    "Query.jackpot": rule.anyone,
    // Any text can be asked for as an id, so strangers may not (P1: what leads here needs a login).
    "Query.game": rule.account,
    "Query.favoriteGames": rule.account,
    "Query.recentGames": rule.account,
    "Query.launch": rule.anyoneKnown,
    "Mutation.setFavorite": rule.account,
    // Which account may play for money, and who may try a game, is decided in `launch.ts`.
    "Mutation.launchGame": rule.anyoneKnown,
  },
  offers: {
    FAVORITES: [
      personal.favoriteIds,
      personal.favoriteList,
      personal.addFavorite,
      personal.removeFavorite,
    ],
    RECENT: [personal.recentGames],
  },
  resolvers: gamesResolvers,
});
