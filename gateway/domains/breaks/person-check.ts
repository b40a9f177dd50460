/** Whether the person behind an account is excluded by a break of another account (G17, decisions 0042 and 0063). */
import type { AccountCalls } from "../../protection/account-calls.ts";
import {
  isCurrent,
  type KnownPerson,
  nobody,
  withNote,
} from "../../protection/breaks/known-person.ts";
import { markForm, type Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { personOf } from "./person-of.ts";
import { recordNear } from "./possible-match.ts";

interface Question {
  account: string;
  /** Null when the account's object can't be reached. */
  state: Pick<ReturnType<AccountCalls["signInState"]>, "person"> | null;
  /** Of a sign-in that has no session yet; else the session's. */
  token?: string;
  /** What the sign-in has proven, such as the number that a code was sent to. */
  person: Person;
  now: number;
}

/** UNREAD: the platform's data could not be had, so the answer may miss something. */
export type PersonAnswer = "FREE" | "EXCLUDED" | "UNREAD";

/**
 * Asks the register for what the sign-in has proven and for what is known of the account. The platform is called only
 * when the register has changed since its last reading. Rejects when the register can't be reached.
 */
export async function checkPerson(
  question: Question,
  context: GatewayContext,
): Promise<PersonAnswer> {
  const { register } = context.scope;
  const [changes, proven] = await Promise.all([
    register.changes(),
    register.entriesOf(question.person),
  ]);
  if (changes === 0) return "FREE";
  const { person, unread } = await knownPerson(question, changes, context);
  if (await register.hasAny([...proven, ...person.entries], question.now)) return "EXCLUDED";
  await recordNear(question.account, person, question.now, context);
  return unread ? "UNREAD" : "FREE";
}

async function knownPerson(
  { account, state, token, now }: Question,
  changes: number,
  context: GatewayContext,
): Promise<{ person: KnownPerson; unread: boolean }> {
  const { scope } = context;
  if (!state) return { person: nobody, unread: true };
  if (isCurrent(state.person, changes, now)) return { person: state.person, unread: false };
  const { person, whole, isAll } = await personOf(context, token);
  const [entries, near] = await Promise.all([
    scope.register.entriesOf(person),
    scope.register.nearEntriesOf(person),
  ]);
  const read = whole ? { at: now, changes, form: markForm } : null;
  const note = { entries, near, read, isAll, now };
  // Awaited: the account has to be listed before the session may go on, so that the next break finds it.
  await scope.protection.of(account).notePerson(note);
  return { person: withNote(state.person, note), unread: !whole };
}
