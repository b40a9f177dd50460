/** Whether the register of excluded persons closes a registration or a new card (G17). */
import { refused } from "../../failures/refusal.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { Person } from "../../protection/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../protection/log-unreachable.ts";

/** Returns the refusal, or null. What opens an account or a way for money is refused when the register can't be reached. */
export async function closedToPerson(person: Person, context: GatewayContext) {
  const { scope } = context;
  try {
    const excluded = await scope.register.isExcluded(person, platformNow(context));
    return excluded ? refused("ACCOUNT_UNAVAILABLE") : null;
  } catch (error) {
    logUnreachable(scope, error);
    return refused("PROTECTION_UNAVAILABLE");
  }
}
