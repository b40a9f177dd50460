/** Whether the person who signs in is excluded by a break of another account (G17, decision 0042). */

import type { AccountCalls } from "../../protection/account.ts";
import { isCurrent } from "../../protection/breaks/known-person.ts";
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { RegisterEntry } from "../../protection/breaks/person-register.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import { personOf } from "./person-of.ts";

interface SignIn {
  protection: AccountProtectionPort;
  /** Null when the account's object can't be reached. */
  state: ReturnType<AccountCalls["signInState"]> | null;
  token: string;
  /** What the sign-in has proven, such as the number that a code was sent to. */
  person: Person;
  now: number;
}

/**
 * Asks the register for what the sign-in has proven and for what is known of the account. The platform is called only
 * when the register has changed since its last reading. Rejects when the register can't be reached.
 */
export async function isPersonExcluded(signIn: SignIn, context: GatewayContext): Promise<boolean> {
  const { register } = context.scope;
  const [changes, proven] = await Promise.all([
    register.changes(),
    register.entriesOf(signIn.person),
  ]);
  if (changes === 0) return false;
  const known = await knownEntries(signIn, changes, context);
  return register.hasAny([...proven, ...known], signIn.now);
}

async function knownEntries(
  { protection, state, token, now }: SignIn,
  changes: number,
  context: GatewayContext,
): Promise<readonly RegisterEntry[]> {
  const { scope } = context;
  if (!state) return [];
  if (isCurrent(state.person, changes, now)) return state.person.entries;
  const person = await personOf(context, token);
  if (!person) return state.person.entries;
  const entries = await scope.register.entriesOf(person);
  const noted = protection.notePerson(entries, { at: now, changes });
  scope.waitUntil(noted.catch((error: unknown) => logUnreachable(scope, error)));
  return entries;
}
