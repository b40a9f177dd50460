/**
 * What may be an excluded person under another spelling: a middle name, letters that look alike, dots in a mail address (G41).
 * It closes nothing; the operator reads it in the audit trail and judges.
 */
import type { KnownPerson } from "../../protection/breaks/known-person.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";

/** The action of such an entry. An account's own file does not show it. */
export const possibleMatch = "possibleMatch";

/** Records what is found and was not recorded before. It never throws. */
export async function recordNear(
  account: string,
  { near = [], nearNoted = [] }: KnownPerson,
  now: number,
  { scope }: GatewayContext,
): Promise<void> {
  const open = near.filter(({ key }) => !nearNoted.includes(key));
  if (open.length === 0) return;
  try {
    const found = await scope.register.among(open, now);
    if (found.length === 0) return;
    const by = open.flatMap(({ key, of }) => (found.includes(key) ? of : []));
    scope.audit.record({
      kind: "EXCLUSION",
      action: possibleMatch,
      role: "SYSTEM",
      by: null,
      subject: account,
      before: null,
      after: { by: [...new Set(by)].sort().join(", ") },
      outcome: "possible match",
    });
    await scope.protection.of(account).noteNear(found);
  } catch (error) {
    logUnreachable(scope, error);
  }
}
