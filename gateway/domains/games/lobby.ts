/** A lobby page: one entry of the brand's route table (A23, A25) with data of C25 and C28. */
import type { Brand, LobbyRoute } from "../../../brands/brand.ts";
import type { GameClass } from "../../generated/resolver-types.ts";
import { isAllowedType } from "../../market/products.ts";
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus, vendorMap } from "./calls.ts";
import { isForeignType, nameOfType, pathOfType, type VendorModel } from "./shape.ts";

/** The route entry. Classes, vendors and the platform's title are read only when requested. */
export type LobbyModel = Omit<LobbyRoute, "type"> & { type?: string | undefined };

/**
 * The route entry of a path, with or without a trailing slash. A game type that only the platform knows has a
 * page without an entry (R43, R44, U13); null for any other path.
 */
export async function lobbyAt(
  path: string,
  { scope, platform }: GatewayContext,
): Promise<LobbyModel | null> {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  const row = scope.brand.lobbyRoutes.find((entry) => entry.path === plain);
  // A page of a class that the market does not allow is as unknown as one that the brand leaves out (G30).
  if (row?.type && !isAllowedType(row.type, scope)) return null;
  if (row || !/^\/[a-z][a-z0-9_]{0,29}$/.test(plain)) return row ?? null;
  const type = plain.slice(1).toUpperCase();
  if (!isForeignType(type) || !isAllowedType(type, scope)) return null;
  const menus = await platform.call(gameMenus, {});
  return menus.some((menu) => menu.type === type)
    ? { path: pathOfType(type, scope), area: "gameListCenter", type }
    : null;
}

/**
 * Classes of the page's type, in the platform's order; for a vendor's page those that contain games of the
 * vendor. Empty for other pages across types (U22).
 */
export async function lobbyClasses(
  { type, vendors }: Pick<LobbyModel, "type" | "vendors">,
  { platform, scope }: GatewayContext,
): Promise<GameClass[]> {
  if (!type && !vendors) return [];
  const types = await platform.call(vendorMap, {}, { guest: !scope.brand.personalLists });
  const all = type ? [types[type]] : Object.values(types);
  const classes = all
    .flatMap((entry) => entry?.classes ?? [])
    .filter((entry) => type || vendors?.some((code) => code in (entry.vendors ?? {})))
    .filter((entry) => entry.key !== "BG" || hasBoardGames(entry.vendors, scope.brand));
  const once = new Map(classes.map(({ key, name }) => [key, { key, name: name || key }]));
  return [...once.values()];
}

/** The languages of the dealers of the page's type (A224); empty where the platform names none. */
export async function lobbyDealers(
  { type }: LobbyModel,
  { platform, scope }: GatewayContext,
): Promise<string[]> {
  if (!type) return [];
  const types = await platform.call(vendorMap, {}, { guest: !scope.brand.personalLists });
  return types[type]?.dealerLanguages ?? [];
}

/** What lists of the page's type can be filtered by (A226); empty where the platform names none. */
export async function lobbyTraits(
  kind: "themes" | "features",
  { type }: Pick<LobbyModel, "type">,
  { platform, scope }: GatewayContext,
): Promise<GameClass[]> {
  if (!type) return [];
  const types = await platform.call(vendorMap, {}, { guest: !scope.brand.personalLists });
  return types[type]?.[kind] ?? [];
}

/**
 * A27, K49: the class BG needs the platform language TY and a vendor with such games. The vendor BG and the
 * path /bg are unrelated.
 */
function hasBoardGames(vendors: object | null | undefined, { languages }: Brand): boolean {
  const speaks = languages.some(({ platformCode }) => platformCode === "TY");
  return speaks && Object.keys(vendors ?? {}).length > 0;
}

/** Vendors of the page's type in navigation order, limited to those of the route entry (U23). */
export async function lobbyVendors(
  { type, vendors }: LobbyModel,
  { platform }: GatewayContext,
): Promise<VendorModel[]> {
  if (!type && !vendors) return [];
  const menus = await platform.call(gameMenus, {});
  const found = menus
    .filter((menu) => !type || menu.type === type)
    .flatMap((menu) => menu.vendors)
    .filter(({ code }) => !vendors || vendors.includes(code));
  return [...new Map(found.map((vendor) => [vendor.code, vendor])).values()];
}

/** The platform's title of the page (A116); a vendor without a name is shown by its code. */
export async function lobbyTitle(
  lobby: LobbyModel,
  context: GatewayContext,
): Promise<string | null> {
  const { type, vendors } = lobby;
  if (vendors) {
    const known = await lobbyVendors(lobby, context).catch(() => []);
    const names = vendors.map((code) => known.find((vendor) => vendor.code === code)?.name ?? code);
    return names.join(" · ");
  }
  if (!type || !isForeignType(type)) return null;
  const menus = await context.platform.call(gameMenus, {});
  const menu = menus.find((entry) => entry.type === type);
  return nameOfType(type, menu?.name ?? null);
}
