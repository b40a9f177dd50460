/** Whether a registration is closed by the register of excluded persons (G17). */
import { refused } from "../../failures/refusal.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { isInMarketRegister } from "./platform-exclusion.ts";

/** Returns the refusal, or null. It is closed when a register can't be reached. The market's one is asked, too (G21). */
export async function closedToNewPerson(person: Person, context: GatewayContext) {
  const { scope } = context;
  try {
    const { mobile, email } = person;
    const excluded =
      (await scope.register.isExcluded(person, platformNow(context))) ||
      (await isInMarketRegister({ mobile, email }, context));
    return excluded ? refused("ACCOUNT_UNAVAILABLE") : null;
  } catch (error) {
    logUnreachable(scope, error);
    return refused("PROTECTION_UNAVAILABLE");
  }
}
