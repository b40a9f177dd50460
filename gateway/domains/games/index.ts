/** Games: lists, favourites and launching. */
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
    // Any text can be sent as an id, so this needs a login, as the pages that use it do (P1).
    "Query.game": rule.account,
    "Query.favoriteGames": rule.account,
    "Query.recentGames": rule.account,
    "Query.launch": rule.anyoneKnown,
    "Mutation.setFavorite": rule.account,
    // `launch.ts` checks which account may play for money or try a game.
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
