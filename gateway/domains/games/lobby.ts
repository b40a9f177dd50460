/** A page of the lobby: one row of the brand's route table (A23, A25), filled from C25 and C28. */
import type { LobbyRoute } from "../../../brands/brand.ts";
import type { GatewayContext } from "../../context.ts";
import type { GameClass } from "../../generated/resolver-types.ts";
import { gameMenus, vendorMap } from "./calls.ts";
import type { VendorModel } from "./shape.ts";

/** The row itself; classes and vendors are read only when they are asked for. */
export type LobbyModel = LobbyRoute;

/** The row for a path, with or without a slash at its end; null when the brand has none. */
export function lobbyAt(path: string, { scope }: GatewayContext): LobbyModel | null {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return scope.brand.lobbyRoutes.find((row) => row.path === plain) ?? null;
}

/** Classes of the page's type, in the platform's order; none for a page across types (U22). */
export async function lobbyClasses(
  lobby: LobbyModel,
  { platform }: GatewayContext,
): Promise<GameClass[]> {
  if (!lobby.type) return [];
  const types = await platform.call(vendorMap, {}, { guest: true });
  const classes = types[lobby.type]?.classes ?? [];
  return classes.map(({ key, name }) => ({ key, name: name || key }));
}

/** Vendors of the page's type in the navigation's order, limited to the row's own (U23). */
export async function lobbyVendors(
  lobby: LobbyModel,
  { platform }: GatewayContext,
): Promise<VendorModel[]> {
  if (!lobby.type) return [];
  const menus = await platform.call(gameMenus, {});
  const { vendors = [] } = menus.find(({ type }) => type === lobby.type) ?? {};
  return vendors.filter(({ code }) => !lobby.vendors || lobby.vendors.includes(code));
}
