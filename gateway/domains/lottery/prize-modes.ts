/** The prize modes of the lotteries (S28, A84). */

import type { PrizeMode } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { gameMenus } from "../games/calls.ts";

/** Vendor codes in the e-lottery section that stand for electronic lotteries. */
const electronic = new Set(["TCG_LOTTO_VN", "LOTT"]);

/** S28: ELOTT when the e-lottery section contains a VN lotto or LOTT card, else LOTT. */
export async function prizeModeOf({ platform }: GatewayContext): Promise<PrizeMode> {
  const menus = await platform.call(gameMenus, {});
  const section = menus.find(({ type }) => type === "ELOTT");
  const cards = section?.vendors ?? [];
  return cards.some(({ code }) => electronic.has(code)) ? "ELOTT" : "LOTT";
}

/** The mode derived from the navigation first, then those of the brand file. */
export async function prizeModes(context: GatewayContext): Promise<PrizeMode[]> {
  const derived = await prizeModeOf(context);
  return [...new Set([derived, ...context.scope.brand.prizeModes])];
}
