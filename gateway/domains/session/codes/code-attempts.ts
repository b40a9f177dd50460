/** Limits attempts at a code: five within ten minutes, across sessions (docs/reliability.md, Throttles). */

import { logSecurityEvent, type SecurityLogger } from "../../../access/security-events.ts";
import { fieldError, invalidInput } from "../../../failures/change-failure.ts";
import type { InvalidInput, Throttled } from "../../../generated/resolver-types.ts";
import type { RequestScope } from "../../../request/request-scope.ts";

const windowMs = 10 * 60_000;
const mostTries = 5;

type Scope = Pick<RequestScope, "brand" | "limits" | "platform"> & SecurityLogger;

/** Numbers and accounts are counted per brand and platform. */
const keyOf = ({ brand, platform }: Scope, purpose: string, subject: string) =>
  `code:${brand.id}:${platform.origin}:${purpose}:${subject.toLowerCase()}`;

/**
 * Counts an attempt before it is made, so that concurrent attempts can't exceed the limit.
 * @param subject the number, account or challenge that the code belongs to
 * @returns null when the attempt is allowed
 */
export async function countCodeTry(
  scope: Scope,
  purpose: string,
  subject: string,
): Promise<(Throttled & { __typename: "Throttled" }) | null> {
  const key = keyOf(scope, purpose, subject);
  const retryAfterMs = await scope.limits.take(key, mostTries, windowMs);
  if (retryAfterMs === null) return null;
  logSecurityEvent(scope, "tries.spent", { purpose });
  return { __typename: "Throttled", retryAfterMs };
}

/** Resets the count, after a correct code or for a new one. */
export async function clearCodeTries(
  scope: Scope,
  purpose: string,
  subject: string,
): Promise<void> {
  await scope.limits.clear(keyOf(scope, purpose, subject));
}

/** How many attempts at a code are left. */
export async function triesLeft(scope: Scope, purpose: string, subject: string): Promise<number> {
  const spent = await scope.limits.failures(keyOf(scope, purpose, subject), windowMs);
  return Math.max(mostTries - spent, 0);
}

/** The form error for a wrong code, with the remaining attempts; after the last one a new code is needed. */
export async function wrongCode(
  scope: Scope,
  purpose: string,
  subject: string,
  field: string,
): Promise<InvalidInput & { __typename: "InvalidInput" }> {
  const left = await triesLeft(scope, purpose, subject);
  return invalidInput([
    left > 0
      ? fieldError(field, "validation.codeWrongLeft", { left })
      : fieldError(field, "validation.codeSpent"),
  ]);
}
