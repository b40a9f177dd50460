/**
 * A member's change of what identifies a person: a bank card, name and birthday (G43). The platform is asked first, and the
 * register decides on what it has accepted. So nobody learns whether a value belongs to an excluded person, except who
 * makes it the account's own: such an account is the person's from then on, and its sessions end.
 */
import { logSecurityEvent } from "../../access/security-events.ts";
import { viewerOf } from "../../access/viewer.ts";
import type { ChangeFailure } from "../../failures/change-failure.ts";
import { GatewayError } from "../../failures/errors.ts";
import { hadNoEffect, refused } from "../../failures/refusal.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { checkRunning } from "./running-session.ts";

/** Changes of an account within the time, in ms, whatever became of them. */
const mostTries = 10;
const windowMs = 3_600_000;

interface Change<T> {
  /** Asks the platform for the change. */
  send(): Promise<T>;
  /** What the account's person has from then on. */
  personAfter(): Person | Promise<Person>;
}

/**
 * Counts the try by account and address, sends the change and notes what it adds.
 * @returns the result of `send`, or the refusal: that of the register has the platform's word
 */
export async function changePerson<T>(
  { send, personAfter }: Change<T>,
  context: GatewayContext,
): Promise<{ refusal: ChangeFailure } | { result: T; refusal?: never }> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer) throw new GatewayError("UNAUTHENTICATED");
  const { account } = viewer.account;
  const key = `person:${scope.brand.id}:${scope.platform.origin}:${account.toLowerCase()}`;
  const retryAfterMs = await scope.limits.take(key, mostTries, windowMs);
  if (retryAfterMs !== null) {
    logSecurityEvent(scope, "tries.spent", { purpose: "PERSON" });
    return { refusal: { __typename: "Throttled" as const, retryAfterMs } };
  }
  const place = await takeByAddress("person", scope);
  if ("retryAfterMs" in place) return { refusal: place };
  const protection = scope.protection.of(account);
  try {
    // What it adds has to be noted: without that nothing is sent.
    await Promise.all([scope.register.changes(), protection.signInState(platformNow(context))]);
  } catch (error) {
    logUnreachable(scope, error);
    return { refusal: refused("PROTECTION_UNAVAILABLE") };
  }
  const isExcluded = async () => notePerson(account, await personAfter(), context);
  try {
    const result = await send();
    return (await isExcluded()) ? { refusal: refused("PLATFORM_REFUSED") } : { result };
  } catch (error) {
    // A lost answer: the platform may have it.
    if (!hadNoEffect(error)) await isExcluded();
    throw error;
  }
}

/** Notes with the account's object what the account has now. Returns whether the person is excluded. */
async function notePerson(
  account: string,
  person: Person,
  context: GatewayContext,
): Promise<boolean> {
  const { scope } = context;
  try {
    const [entries, near] = await Promise.all([
      scope.register.entriesOf(person),
      scope.register.nearEntriesOf(person),
    ]);
    const note = { entries, near, read: null, now: platformNow(context) };
    const { excluded } = await scope.protection.of(account).notePerson(note);
    if (excluded) {
      logSecurityEvent(scope, "session.ended", { reason: "an excluded person" });
      await scope.session.end();
      return true;
    }
    // Possible matches are recorded by the question of the session.
    await scope.session.set("register", null);
    scope.waitUntil(checkRunning(context));
    return false;
  } catch (error) {
    // The object has it, and lists it again; money in asks before.
    logUnreachable(scope, error);
    return false;
  }
}
