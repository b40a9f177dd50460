/** The currencies that the visitor's market lists (G30). Nothing is deposited in another one; withdrawals stay. */
import { brandCurrencies } from "../../brands/brand-currency.ts";
import { isReal, viewerOf } from "../access/viewer.ts";
import type { GatewayContext } from "../request/context.ts";
import type { RequestScope } from "../request/request-scope.ts";

/** Whether the market lists a currency. One that the platform does not name is left to the platform. */
export function isListedCurrency(
  currency: string | null | undefined,
  { market: { currencies } }: Pick<RequestScope, "market">,
): boolean {
  return currency == null || currencies === "ALL" || currencies.includes(currency);
}

/** Whether the viewer's account may deposit here: the market lists its currency. */
export async function mayDeposit(context: GatewayContext): Promise<boolean> {
  const viewer = await viewerOf(context);
  if (!viewer || !isReal(viewer)) return true;
  return isListedCurrency(viewer.account.currency, context.scope);
}

/** Whether an account can be opened here: the market lists one of the brand's currencies at least. */
export const hasListedCurrency = (scope: Pick<RequestScope, "brand" | "market">): boolean =>
  brandCurrencies(scope.brand).some((currency) => isListedCurrency(currency, scope));
