/** A new rate for a deposit in coins whose rate has run out (CA115, A140). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { renewDepositRate as row } from "./deposit-calls.ts";
import { askedDeposits, findDeposit } from "./one-deposit.ts";

/** Moves no money, so it needs no key: a lost answer leaves a rate that the next request reads. */
export async function renewDepositRate(
  id: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["RenewDepositRateResult"]>> {
  const { platform, scope } = context;
  try {
    const { payTo } = await platform.call(row, { id });
    const known = (await askedDeposits.read(scope.session)).find((each) => each.id === id);
    if (known && payTo) await askedDeposits.keep(scope.session, { ...known, payTo });
    return { __typename: "RenewDepositRateSuccess", deposit: await findDeposit(id, context) };
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form here whose field could carry the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
