/** Games: lists, favourites and launching. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as facts from "./facts/fact-calls.ts";
import * as personal from "./personal-calls.ts";
import { gamesResolvers } from "./resolvers.ts";

export const games = defineDomain({
  rows: { ...calls, ...facts, ...personal },
  access: {
    "Query.categories": rule.anyoneAlike,
    "Query.lobby": rule.anyoneAlike,
    "Query.games": rule.anyoneAlike,
    "Query.hotGames": rule.anyoneAlike,
    "Query.winners": rule.anyoneAlike,
    "Query.vendorLanes": rule.anyoneAlike,
    "Query.fixtures": rule.anyoneAlike,
    "Query.jackpot": rule.anyone,
    "Query.game": rule.anyone,
    "Query.gameAllowed": rule.anyone,
    "Query.gameIds": rule.anyone,
    "Query.favoriteGames": rule.account,
    "Query.recentGames": rule.account,
    "Query.launch": rule.anyoneKnown,
    "Mutation.setFavorite": rule.account,
    // `launch.ts` checks which account may play for money or try a game.
    "Mutation.launchGame": rule.anyoneKnown,
  },
  effects: {
    "Query.launch": "PLAY",
    "Mutation.setFavorite": "NONE",
    "Mutation.launchGame": "LAUNCH",
  },
  audit: {
    "Mutation.setFavorite": { none: "marks a game" },
    "Mutation.launchGame": { kind: "PLAY", facts: ["gameId", "vendorCode", "type", "trial"] },
  },
  offers: {
    FAVORITES: [
      personal.favoriteIds,
      personal.favoriteList,
      personal.addFavorite,
      personal.removeFavorite,
    ],
    FIXTURES: [facts.fixtures],
    GAME_FACTS: [facts.gameFacts],
    GAME_SEATS: [facts.gameSeats],
    RECENT: [personal.recentGames],
    GAME_PAGES: [calls.oneGame],
  },
  resolvers: gamesResolvers,
});
