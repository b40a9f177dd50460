/**
 * Whether a withdrawal can be cancelled (G12): by the rule of the market where it was requested, wherever the player is
 * later. The account's object has the rules, so that they hold on every device.
 */

import type { WithdrawalRule } from "../../protection/withdrawal-rules.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { viewersProtection } from "../protection/reach.ts";

/**
 * Notes the rule under which a withdrawal is requested, and later its id. A withdrawal is never refused for this: where
 * the object can't be reached, the rule of the market holds where it is cancelled.
 */
export async function noteWithdrawalRule(
  withdrawal: Pick<WithdrawalRule, "requestId" | "id">,
  context: GatewayContext,
): Promise<void> {
  const { scope } = context;
  try {
    const account = await viewersProtection(context);
    const cancelling = scope.market.withdrawalCancelling;
    await account.noteWithdrawalRule({ ...withdrawal, cancelling, at: scope.now() });
  } catch (error) {
    logUnreachable(scope, error);
  }
}

const rulesByRequest = new WeakMap<RequestScope, Promise<readonly WithdrawalRule[]>>();

/** The account's rules, read once per request. */
function readRules(context: GatewayContext): Promise<readonly WithdrawalRule[]> {
  const { scope } = context;
  const known =
    rulesByRequest.get(scope) ??
    viewersProtection(context).then((account) => account.withdrawalRules(scope.now()));
  rulesByRequest.set(scope, known);
  return known;
}

/**
 * Null when the rules can't be read: then nothing is cancelled.
 * @param readRequestId the request id of the platform's record, which is read only where a rule has no withdrawal id yet
 */
export async function mayCancel(
  id: string,
  readRequestId: () => Promise<string | null>,
  context: GatewayContext,
): Promise<boolean | null> {
  let rules: readonly WithdrawalRule[];
  try {
    rules = await readRules(context);
  } catch (error) {
    logUnreachable(context.scope, error);
    return null;
  }
  const own = rules.find((rule) => rule.id === id);
  if (own) return own.cancelling;
  const { withdrawalCancelling } = context.scope.market;
  // Of a request whose answer was lost the id is unknown: this one may be it.
  const nameless = rules.filter((rule) => rule.id === null);
  if (nameless.length === 0) return withdrawalCancelling;
  const requestId = await readRequestId();
  const named = nameless.find((rule) => rule.requestId === requestId);
  if (named) return named.cancelling;
  return withdrawalCancelling && nameless.every((rule) => rule.cancelling);
}
