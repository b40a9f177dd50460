/** Recent wins, of all games or of one (C45, L8). */
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { allowedOf } from "../../market/products.ts";
import type { GatewayContext } from "../../request/context.ts";
import { maskName } from "../../values/text/mask-name.ts";
import { winnerBoard } from "./calls.ts";

/** The latest wins. The platform's order is kept: odd positions are on the left, even ones on the right (A36). */
export async function listWinners(
  of: { gameId?: number | string },
  limit: number,
  { platform, scope }: GatewayContext,
) {
  const { list } = await platform.call(winnerBoard, of);
  // Another player's win: its currency depends on neither the viewer's wallet nor language (A36, A68, A137).
  const currency = brandCurrency(scope.brand);
  // A platform that reports all games' wins has those of one among them.
  const { gameId } = of;
  const wanted = list.filter(({ game }) => gameId === undefined || game.id === String(gameId));
  const allowed = allowedOf(wanted, ({ game }) => game.type, scope);
  return allowed.slice(0, Math.max(0, limit)).map(({ customer, win, game }) => ({
    game,
    win: { amount: win.amount, currency: win.currency ?? currency },
    customer: maskName(customer),
  }));
}
