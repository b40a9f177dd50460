/** Which types and classes of games there are, so that one nobody has is answered without a call of its own (A148). */
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus, vendorLanes, vendorMap } from "./calls.ts";

/** How classes are called: a short word. */
const plainKey = /^[\p{L}\p{N}_-]{1,40}$/u;
/** What the pages ask for by themselves, and no list names (R23). */
const pagesOwn = ["HOT"];

/** Types with their classes (C28), cached for everybody; null while they can't be read. */
const mapOf = ({ platform, scope }: GatewayContext) =>
  platform.call(vendorMap, {}, { guest: !scope.brand.personalLists }).catch(() => null);

/** Whether the brand's route table or a list of the platform names the type; true while a list can't be read. */
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

/** Whether the brand's route table or a type of the platform names the class; true while the types can't be read. */
export async function isKnownClass(key: string, context: GatewayContext): Promise<boolean> {
  if (!plainKey.test(key)) return false;
  if (pagesOwn.includes(key)) return true;
  if (context.scope.brand.lobbyRoutes.some(({ classKey }) => classKey === key)) return true;
  const map = await mapOf(context);
  if (map === null) return true;
  return Object.values(map).some((type) => type?.classes.some((found) => found.key === key));
}
