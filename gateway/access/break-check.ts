/** Whether a break closes money in and play (G17, decision 0042). `guard-schema.ts` asks before each such field. */
import { logUnreachable } from "../domains/protection/log-unreachable.ts";
import { platformNow } from "../platform/platform-clock.ts";
import type { GatewayContext } from "../request/context.ts";
import { viewerOf } from "./viewer.ts";

/**
 * Asks the account's object, one round trip. On a break the session ends, too: ending it when the break began has failed.
 * @returns the refusal, or null. When the object can't be reached, money in is refused and play goes on to the next check.
 */
export async function closedByBreak(
  effect: "MONEY_IN" | "PLAY",
  context: GatewayContext,
): Promise<"ON_BREAK" | "PROTECTION_UNAVAILABLE" | null> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer || viewer.account.role === "TRIAL") return null;
  try {
    const { account } = viewer.account;
    if (!(await scope.protection.of(account).openBreak(platformNow(context)))) return null;
  } catch (error) {
    logUnreachable(scope, error);
    return effect === "MONEY_IN" ? "PROTECTION_UNAVAILABLE" : null;
  }
  await scope.session.end();
  return "ON_BREAK";
}
