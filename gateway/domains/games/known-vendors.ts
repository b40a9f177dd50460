/** Which vendors there are, so that a code nobody has is answered without a call of its own (A148). */
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus, vendorLanes, vendorMap } from "./calls.ts";

/** How codes are written. */
const plainCode = /^[A-Za-z0-9_-]{1,40}$/;
const mostCodes = 50;

/**
 * The codes among these that the brand's route table or a list of the platform names, each once and sorted, so that
 * the same choice is the same cached answer. While a list can't be read, every plain code is let through.
 */
export async function knownVendors(
  codes: readonly string[],
  { platform, scope }: GatewayContext,
): Promise<string[]> {
  const plain = [...new Set(codes)].filter((code) => plainCode.test(code)).slice(0, mostCodes);
  const known = new Set(scope.brand.lobbyRoutes.flatMap(({ vendors }) => vendors ?? []));
  const guest = { guest: !scope.brand.personalLists };
  // All of them are cached for everybody; most pages have read the first one anyway.
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
