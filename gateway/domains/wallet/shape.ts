/** From the wire to the words of the schema: wallets, deposits, withdrawals. */
import type {
  DepositMethod,
  WalletBalance,
  WithdrawalConfirmation,
} from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";
import { mediaUrl } from "../../values/media-url.ts";
import type { WireDepositMethod } from "./deposit-calls.ts";
import type { WireConfirmation } from "./withdraw-calls.ts";

interface WireBalance {
  wallet: string;
  name: string | null;
  balance: string;
}

/** The main wallet first, the others in the platform's order. */
export function shapeBalances(balances: readonly WireBalance[], currency: string): WalletBalance[] {
  return balances
    .map(({ wallet: code, name, balance: amount }) => ({
      code,
      name: name ?? code,
      balance: { amount, currency },
    }))
    .sort((a, b) => Number(b.code === "MAIN") - Number(a.code === "MAIN"));
}

export function shapeMethod(
  { min, max, presets, icon, ...method }: WireDepositMethod,
  currency: string,
  scope: RequestScope,
): DepositMethod {
  const money = (amount: string) => ({ amount, currency });
  return {
    ...method,
    icon: mediaUrl(icon, scope),
    min: money(min),
    max: money(max),
    presets: (presets ?? []).map(money),
    bonusPercent: method.bonusPercent ?? "0",
  };
}

/** S36: what was taken as received by force is not given back. */
export function shapeConfirmation(
  { amount, ...confirmation }: WireConfirmation,
  currency: string,
): WithdrawalConfirmation {
  const notRefunded = confirmation.state === "FORCED";
  return { ...confirmation, amount: { amount, currency }, notRefunded };
}
