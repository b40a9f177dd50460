/** Cancels a pending deposit (CA35). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cancelDeposit as row } from "./deposit-calls.ts";
import { findDeposit, noteVoided } from "./one-deposit.ts";

/**
 * A deposit can be cancelled only once, so it needs no key; after a lost response the records show the
 * result.
 */
export async function cancelDeposit(
  id: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["CancelDepositResult"]>> {
  const done = { __typename: "CancelDepositSuccess", depositId: id } as const;
  try {
    await context.platform.call(row, { id });
    noteVoided(id, context);
    return done;
  } catch (error) {
    const lost = error instanceof PlatformError && error.failure === "UNKNOWN_OUTCOME";
    const found = lost ? await findDeposit(id, context).catch(() => null) : null;
    if (found?.status === "CANCELLED") return done;
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
