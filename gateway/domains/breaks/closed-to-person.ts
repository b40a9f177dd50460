/** Whether the register of excluded persons closes a registration, a new card or a change of the profile (G17). */
import { viewerOf } from "../../access/viewer.ts";
import { refused } from "../../failures/refusal.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { isInMarketRegister } from "./platform-exclusion.ts";

/**
 * As `closedToPerson` for a new account; the market's register is asked, too (G21).
 */
export async function closedToNewPerson(person: Person, context: GatewayContext) {
  const closed = await closedToPerson(person, context);
  if (closed) return closed;
  try {
    const { mobile, email } = person;
    return (await isInMarketRegister({ mobile, email }, context))
      ? refused("ACCOUNT_UNAVAILABLE")
      : null;
  } catch (error) {
    logUnreachable(context.scope, error);
    return refused("PROTECTION_UNAVAILABLE");
  }
}

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

/** Notes with the account's object what the viewer has added, so that the next sign-in knows it without a platform call. */
export function noteOwnPerson(person: Person, context: GatewayContext): void {
  const { scope } = context;
  const note = async () => {
    const viewer = await viewerOf(context);
    const entries = await scope.register.entriesOf(person);
    if (!viewer || entries.length === 0) return;
    await scope.protection.of(viewer.account.account).notePerson(entries, null);
  };
  scope.waitUntil(note().catch((error: unknown) => logUnreachable(scope, error)));
}
