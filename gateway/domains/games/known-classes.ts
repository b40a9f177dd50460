/**
 * Checks game types and classes against the known ones, so that an unknown one causes no platform call
 * (A148).
 */
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus, vendorLanes, vendorMap } from "./calls.ts";

/** The format of a class key. */
const plainKey = /^[\p{L}\p{N}_-]{1,40}$/u;
/** Classes that pages request but no list of the platform contains (R23). */
const pagesOwn = ["HOT"];

/** Types with their classes (C28), cached for all visitors; null when unavailable. */
const mapOf = ({ platform, scope }: GatewayContext) =>
  platform.call(vendorMap, {}, { guest: !scope.brand.personalLists }).catch(() => null);

/**
 * True when the brand's route table or a list of the platform contains the type, or when a list is
 * unavailable.
 */
export async function isKnownType(type: string, context: GatewayContext): Promise<boolean> {
  const { platform, scope } = context;
  if (scope.brand.lobbyRoutes.some((route) => route.type === type)) return true;
  const lists = [
    async () => (await platform.call(gameMenus, {})).map((menu) => menu.type),
    async () => Object.keys((await mapOf(context)) ?? { [type]: null }),
    async () => (await platform.call(vendorLanes, {})).data.lanes.map((lane) => lane.type),
  ];
  for (const list of lists) {
    const found = await list().catch(() => null);
    if (found === null || found.some((word) => word.trim().toUpperCase() === type)) return true;
  }
  return false;
}

/**
 * True when the brand's route table or a type of the platform contains the class, or when the types are
 * unavailable.
 */
export async function isKnownClass(key: string, context: GatewayContext): Promise<boolean> {
  if (!plainKey.test(key)) return false;
  if (pagesOwn.includes(key)) return true;
  if (context.scope.brand.lobbyRoutes.some(({ classKey }) => classKey === key)) return true;
  const map = await mapOf(context);
  if (map === null) return true;
  return Object.values(map).some((type) => type?.classes.some((found) => found.key === key));
}
