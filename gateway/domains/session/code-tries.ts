/** Tries of codes: five within ten minutes, whoever makes them (reliability.md, Throttles). */
import type { Throttled } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";

const windowMs = 10 * 60_000;
const mostTries = 5;

type Scope = Pick<RequestScope, "brand" | "limits">;

const keyOf = ({ brand }: Scope, purpose: string, subject: string) =>
  `code:${brand.id}:${purpose}:${subject.toLowerCase()}`;

/**
 * Counts a try before it is made, so that many at once can't all be the first.
 * @param subject the number, account or challenge that the code belongs to
 * @returns null when it may go on
 */
export async function countCodeTry(
  scope: Scope,
  purpose: string,
  subject: string,
): Promise<(Throttled & { __typename: "Throttled" }) | null> {
  const key = keyOf(scope, purpose, subject);
  // Looked at first: a try that is refused must not push the end of the wait away.
  const spent = (await scope.limits.failures(key, windowMs)) >= mostTries;
  if (!spent && (await scope.limits.fail(key, windowMs)) <= mostTries) return null;
  return { __typename: "Throttled", retryAfterMs: windowMs };
}

/** A code that was right, or a new one, starts from nothing. */
export async function clearCodeTries(
  scope: Scope,
  purpose: string,
  subject: string,
): Promise<void> {
  await scope.limits.clear(keyOf(scope, purpose, subject));
}
