/** Filters vendor codes by the known ones, so that an unknown code causes no platform call (A148). */
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus, vendorLanes, vendorMap } from "./calls.ts";

/** The format of a vendor code. */
const plainCode = /^[A-Za-z0-9_-]{1,40}$/;
const mostCodes = 50;

/**
 * The known codes among these, unique and sorted, so that equal selections share a cache entry. While a list
 * is unavailable, every well-formed code is accepted.
 */
export async function knownVendors(
  codes: readonly string[],
  { platform, scope }: GatewayContext,
): Promise<string[]> {
  const plain = [...new Set(codes)].filter((code) => plainCode.test(code)).slice(0, mostCodes);
  const known = new Set(scope.brand.lobbyRoutes.flatMap(({ vendors }) => vendors ?? []));
  const guest = { guest: !scope.brand.personalLists };
  // The lists are cached for all visitors; most pages have read the first one already.
  const lists = [
    async () =>
      (await platform.call(gameMenus, {})).flatMap(({ vendors }) =>
        vendors.map(({ code }) => code),
      ),
    async () =>
      Object.values(await platform.call(vendorMap, {}, guest)).flatMap((type) =>
        (type?.classes ?? []).flatMap(({ vendors }) => Object.keys(vendors ?? {})),
      ),
    async () =>
      (await platform.call(vendorLanes, {})).data.lanes.flatMap(({ cards }) =>
        cards.map(({ code }) => code),
      ),
  ];
  for (const list of lists) {
    if (plain.every((code) => known.has(code))) break;
    const found = await list().catch(() => null);
    if (found === null) return plain.sort();
    for (const code of found) known.add(code);
  }
  return plain.filter((code) => known.has(code)).sort();
}
