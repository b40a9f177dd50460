/** Renews the expired rate of a deposit in coins (CA115, A140). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { renewDepositRate as row } from "./deposit-calls.ts";
import { findDeposit, recentDeposits } from "./one-deposit.ts";

/** Moves no money, so it needs no key: after a lost response the next request reads the new rate. */
export async function renewDepositRate(
  id: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RenewDepositRateResult"]>> {
  const { platform, scope } = context;
  try {
    const { payTo } = await platform.call(row, { id });
    const known = (await recentDeposits.read(scope.session)).find((each) => each.id === id);
    if (known && payTo) await recentDeposits.keep(scope.session, { ...known, payTo });
    return { __typename: "RenewDepositRateSuccess", deposit: await findDeposit(id, context) };
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
