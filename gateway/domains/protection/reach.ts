/** Asks the protection of an account; when it can't be reached, money in and changes of limits are refused. */
import { viewerOf } from "../../access/viewer.ts";
import { GatewayError } from "../../failures/errors.ts";
import { refused } from "../../failures/refusal.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import type { RequestScope } from "../../request/request-scope.ts";

/** The protection of the signed-in account. @throws GatewayError UNAUTHENTICATED without one */
export async function viewersProtection(context: GatewayContext): Promise<AccountProtectionPort> {
  const viewer = await viewerOf(context);
  if (!viewer) throw new GatewayError("UNAUTHENTICATED");
  return context.scope.protection.of(viewer.account.account);
}

/** The result of `ask`, or the refusal PROTECTION_UNAVAILABLE when the protection can't be reached. */
export async function reachProtection<T>(
  scope: RequestScope,
  send: () => Promise<T>,
): Promise<{ value: T } | { failure: ReturnType<typeof refused> }> {
  try {
    return { value: await send() };
  } catch (error) {
    logUnreachable(scope, error);
    return { failure: refused("PROTECTION_UNAVAILABLE") };
  }
}
