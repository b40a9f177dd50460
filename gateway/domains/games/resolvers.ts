import { byLaunches } from "../../../search/by-launches.ts";
import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { allowedOf } from "../../market/products.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { checkPlay } from "../protection/play-check.ts";
import { gameMenus, hotGames, vendorLanes } from "./calls.ts";
import { listFixtures, seatsOf } from "./facts/facts.ts";
import { setFavorite } from "./favorites.ts";
import { launch } from "./launch/launch.ts";
import { listFavorites, listGames, listRecent } from "./lists.ts";
import {
  lobbyAt,
  lobbyClasses,
  lobbyDealers,
  lobbyTitle,
  lobbyTraits,
  lobbyVendors,
} from "./lobby.ts";
import { withMarks } from "./marks.ts";
import { listGameIds, readAllowed, readGame, readJackpot } from "./one-game.ts";
import { favoriteIds } from "./personal-calls.ts";
import { readFirstFavorites, readPlayedGames } from "./played-games.ts";
import { inBrandCurrency, nameOfType, pathOfType, platformId } from "./shape.ts";
import { listWinners } from "./winners.ts";

/** Games: lists, favourites and launching (C25–C32, C34–C37, C45). */
export const gamesResolvers = {
  Query: {
    categories: async (_root, _args, { platform, scope }) => {
      const menus = await platform.call(gameMenus, {});
      return allowedOf(menus, ({ type }) => type, scope).map(({ type, name, vendors }) => ({
        type,
        name: nameOfType(type, name),
        path: pathOfType(type, scope),
        vendors,
      }));
    },
    lobby: (_root, { path }, context) => lobbyAt(path, context),
    games: (_root, { filter, ...page }, context) => listGames(filter, page, context),
    hotGames: async (_root, { limit }, { platform, scope }) => {
      const ranking = scope.popularity.ranking();
      const { list } = await platform.call(hotGames, {});
      const allowed = allowedOf(list, ({ type }) => type, scope);
      const shown = byLaunches(allowed, await ranking).slice(0, Math.max(0, limit));
      return withMarks(
        shown.map((game) => inBrandCurrency(game, scope.brand)),
        await ranking,
      );
    },
    favoriteGames: offered((_root, args, context) => listFavorites(args, context)),
    recentGames: offered((_root, args, context) => listRecent(args, context)),
    winners: (_root, { limit }, context) => listWinners({}, limit, context),
    gameWinners: offered(async (_root, { id, limit }, context) => {
      // Any visitor may send any id, so the wins of a game are read only where there is one.
      const game = await readGame(id, context);
      const gameId = game && platformId(game.id);
      return gameId === null ? null : listWinners({ gameId }, limit, context);
    }),
    vendorLanes: async (_root, _args, { platform, scope }) => {
      const { data } = await platform.call(vendorLanes, {});
      return allowedOf(data.lanes, ({ type }) => type, scope).map(({ title, type, cards }) => ({
        title,
        type,
        path: pathOfType(type, scope),
        vendors: cards.map(({ more, ...vendor }) => ({
          vendor,
          image: mediaUrl(vendor.icon, scope),
          more,
        })),
      }));
    },
    game: offered((_root, { id }, context) => readGame(id, context)),
    fixtures: offered((_root, args, context) => listFixtures(args, context)),
    gameAllowed: offered((_root, { id }, context) => readAllowed(id, context)),
    gameIds: (_root, args, context) => listGameIds(args, context),
    jackpot: offered((_root, _args, context) => readJackpot(context)),
    launch: (_root, { ticket }, { scope }) => scope.session.launch(ticket),
  },
  Mutation: {
    setFavorite: (_root, { input }, context) => setFavorite(input, context),
    launchGame: (_root, { input }, context) => launch(input, context),
  },
  Launch: {
    // A ticket is used again when its page is loaded again; an earlier answer opens no game after the limit (G7).
    url: async ({ url, trial }, _args, context) =>
      trial || (await checkPlay(context, "TRANSFER")).state === "OPEN" ? (url ?? null) : null,
  },
  Viewer: {
    favoriteGameIds: offered((_viewer, _args, { platform }) => platform.call(favoriteIds, {})),
  },
  Glance: {
    favoriteGameIds: offered((_viewer, _args, { platform, scope }) =>
      cachedSummary(scope, "favorites", () => platform.call(favoriteIds, {})),
    ),
    playedGames: offered((viewer, _args, context) => readPlayedGames(viewer, context)),
    favoriteGames: offered((_viewer, _args, context) => readFirstFavorites(context)),
  },
  Game: {
    image: ({ picture }, _args, { scope }) => mediaUrl(picture, scope),
    vendor: ({ vendorCode: code, vendorName: name }) => ({ code, name }),
    // A list is shown without facts while they can't be read.
    facts: ({ id }, _args, { facts }) => facts.load(id).catch(() => null),
  },
  GameCategory: {
    classes: ({ type }, _args, context) => lobbyClasses({ type }, context),
  },
  GameFacts: {
    seats: ({ id }, _args, context) => seatsOf(id, context),
    art: ({ art }, _args, { scope }) => mediaUrl(art, scope),
    screenshots: ({ screenshots }, _args, { scope }) =>
      screenshots.flatMap((path) => mediaUrl(path, scope) ?? []),
    video: ({ video }, _args, { scope }) => mediaUrl(video, scope),
  },
  Lobby: {
    type: (lobby) => lobby.type ?? null,
    vendorCodes: (lobby) => lobby.vendors ?? [],
    classKey: (lobby) => lobby.classKey ?? null,
    dealerLanguages: (lobby, _args, context) => lobbyDealers(lobby, context),
    themes: (lobby, _args, context) => lobbyTraits("themes", lobby, context),
    features: (lobby, _args, context) => lobbyTraits("features", lobby, context),
    classes: (lobby, _args, context) => lobbyClasses(lobby, context),
    vendors: (lobby, _args, context) => lobbyVendors(lobby, context),
    titleKey: (lobby) => lobby.titleKey ?? null,
    title: (lobby, _args, context) => lobbyTitle(lobby, context),
  },
  // Name and logo are optional: without the navigation the card is shown without them.
  Vendor: {
    name: (vendor, _args, { vendors }) => {
      if (vendor.name) return vendor.name;
      const known = vendors.load(vendor.code).catch(() => null);
      return known.then((found) => found?.name ?? vendor.code);
    },
    logo: (vendor, _args, { vendors, scope }) => {
      if (vendor.icon !== undefined) return mediaUrl(vendor.icon, scope);
      const known = vendors.load(vendor.code).catch(() => null);
      return known.then((found) => mediaUrl(found?.icon, scope));
    },
  },
} satisfies Resolvers;
