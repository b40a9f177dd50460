import type { Resolvers } from "../../generated/resolver-types.ts";
import { maskName } from "../../values/mask-name.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { currencyOf } from "../member/viewer.ts";
import { gameMenus, hotGames, vendorLanes, winnerBoard } from "./calls.ts";
import { setFavorite } from "./favorites.ts";
import { launch } from "./launch.ts";
import { listFavorites, listGames, listRecent } from "./lists.ts";
import { lobbyAt, lobbyClasses, lobbyTitle, lobbyVendors } from "./lobby.ts";
import { nameOfType, pathOfType, shapeGame, shapeVendor, shapeWin } from "./shape.ts";

/** What there is to play, and starting it (C25–C32, C34–C37, C45). */
export const gamesResolvers = {
  Query: {
    categories: async (_root, _args, { platform, scope }) => {
      const menus = await platform.call(gameMenus, {});
      return menus.map(({ gameCategory: type, displayName, vendors }) => ({
        type,
        name: nameOfType(type, displayName),
        path: pathOfType(type, scope),
        vendors: (vendors ?? []).map((vendor) => shapeVendor(vendor, scope)),
      }));
    },
    lobby: (_root, { path }, context) => lobbyAt(path, context),
    games: (_root, { filter, offset, limit }, context) =>
      listGames(filter, { offset, limit }, context),
    hotGames: async (_root, { limit }, context) => {
      const [{ list }, currency] = await Promise.all([
        context.platform.call(hotGames, {}),
        currencyOf(context),
      ]);
      const shown = list.slice(0, Math.max(0, limit));
      return shown.map((game) => shapeGame(game, context.scope, currency));
    },
    favoriteGames: (_root, args, context) => listFavorites(args, context),
    recentGames: (_root, args, context) => listRecent(args, context),
    winners: async (_root, { limit }, context) => {
      const [{ list }, currency] = await Promise.all([
        context.platform.call(winnerBoard, {}),
        currencyOf(context),
      ]);
      // The platform's order is kept: odd places go left, even ones right (A36).
      return list.slice(0, Math.max(0, limit)).map(({ vo }) => ({
        customer: maskName(vo.customerName),
        win: { amount: vo.winAmount, currency },
        game: shapeWin(vo, context.scope),
      }));
    },
    vendorLanes: async (_root, _args, { platform, scope }) => {
      const { data } = await platform.call(vendorLanes, {});
      return data.lanes.map(({ title, gameType: type, cards }) => ({
        title,
        type,
        path: pathOfType(type, scope),
        vendors: cards.map((card) => ({
          vendor: { ...shapeVendor(card, scope), code: card.vassalage || "more" },
          image: mediaUrl(card.lagerIcon, scope),
          more: card.type === "more",
        })),
      }));
    },
    launch: (_root, { ticket }, { scope }) => scope.session.launch(ticket),
  },
  Mutation: {
    setFavorite: (_root, { input }, context) => setFavorite(input, context),
    launchGame: (_root, { input }, context) => launch(input, context),
  },
  Lobby: {
    type: (lobby) => lobby.type ?? null,
    vendorCodes: (lobby) => lobby.vendors ?? [],
    classKey: (lobby) => lobby.classKey ?? null,
    classes: (lobby, _args, context) => lobbyClasses(lobby, context),
    vendors: (lobby, _args, context) => lobbyVendors(lobby, context),
    titleKey: (lobby) => lobby.titleKey ?? null,
    title: (lobby, _args, context) => lobbyTitle(lobby, context),
  },
  // Name and logo are decoration: when the navigation can't be read the card stands without them.
  Vendor: {
    name: (vendor, _args, { vendors }) => {
      if (vendor.name) return vendor.name;
      const known = vendors.load(vendor.code).catch(() => null);
      return known.then((found) => found?.name ?? vendor.code);
    },
    logo: (vendor, _args, { vendors }) => {
      if (vendor.logo !== undefined) return vendor.logo;
      const known = vendors.load(vendor.code).catch(() => null);
      return known.then((found) => found?.logo ?? null);
    },
  },
} satisfies Resolvers;
