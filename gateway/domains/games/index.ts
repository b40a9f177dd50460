/** Games: lists, favourites and launching. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import * as facts from "./facts/fact-calls.ts";
import * as personal from "./personal-calls.ts";
import { gamesResolvers } from "./resolvers.ts";

export const games = defineDomain({
  rows: { ...calls, ...facts, ...personal },
  fields: {
    "Query.categories": { access: rule.anyoneAlike },
    "Query.lobby": { access: rule.anyoneAlike },
    "Query.games": { access: rule.anyoneAlike },
    "Query.hotGames": { access: rule.anyoneAlike },
    "Query.winners": { access: rule.anyoneAlike },
    "Query.gameWinners": { access: rule.anyone },
    "Query.vendorLanes": { access: rule.anyoneAlike },
    "Query.fixtures": { access: rule.anyoneAlike },
    "Query.jackpot": { access: rule.anyone },
    "Query.game": { access: rule.anyone },
    "Query.gameAllowed": { access: rule.anyone },
    "Query.gameIds": { access: rule.anyone },
    "Query.favoriteGames": { access: rule.account },
    "Query.recentGames": { access: rule.account },
    "Query.launch": { access: rule.anyoneKnown, effect: "PLAY" },
    "Mutation.setFavorite": {
      access: rule.account,
      effect: "NONE",
      audit: { none: "marks a game" },
    },
    // `launch.ts` checks which account may play for money or try a game.
    "Mutation.launchGame": {
      access: rule.anyoneKnown,
      effect: "LAUNCH",
      audit: { kind: "PLAY", facts: ["gameId", "vendorCode", "type", "trial"] },
    },
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
