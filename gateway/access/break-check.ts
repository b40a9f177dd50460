/**
 * Whether a break closes money in and play (G17, decision 0042). `guard-schema.ts` asks before each such field. A DEPOSIT and
 * a LAUNCH ask in the step that counts them, so that one round trip to the account's object decides both.
 */

import { platformNow } from "../platform/platform-clock.ts";
import type { GatewayContext } from "../request/context.ts";
import { logUnreachable } from "../request/log-unreachable.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { viewerOf } from "./viewer.ts";

/** Why the object's answer closes a field. */
export type ClosedByBreak = "ON_BREAK" | "PROTECTION_UNAVAILABLE";

/** A field that asks in its own step: whether it has asked, and whether it heard of a break. */
interface Question {
  effect: "MONEY_IN" | "PLAY";
  requested: boolean;
  onBreak: boolean;
}

/** Changes of a request run one after the other. */
const questions = new WeakMap<RequestScope, Question>();

/**
 * Asks the account's object, one round trip, and whether another account of the person is on a break. On a break the
 * session ends, too: ending it when the break began has failed.
 * @returns the refusal, or null. When the object can't be reached, money in is refused and play goes on to the next check.
 */
export async function closedByBreak(
  effect: "MONEY_IN" | "PLAY",
  context: GatewayContext,
): Promise<ClosedByBreak | null> {
  const [own, person] = await Promise.all([
    checkBreak(effect, context),
    checkPerson(effect, context),
  ]);
  const closed = own ?? person;
  if (closed === "ON_BREAK") await context.scope.session.end();
  return closed;
}

async function checkBreak(
  effect: "MONEY_IN" | "PLAY",
  context: GatewayContext,
): Promise<ClosedByBreak | null> {
  const { scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer || viewer.account.role === "TRIAL") return null;
  try {
    const { account } = viewer.account;
    const open = await scope.protection.of(account).openBreak(platformNow(context));
    return open ? "ON_BREAK" : null;
  } catch (error) {
    logUnreachable(scope, error);
    return unreachable(effect);
  }
}

/** Money in needs an answer; play goes on to the next check. */
const unreachable = (effect: Question["effect"]) =>
  effect === "MONEY_IN" ? ("PROTECTION_UNAVAILABLE" as const) : null;

/** Whether another account's break closes the field to its person. */
async function checkPerson(
  effect: Question["effect"],
  context: GatewayContext,
): Promise<ClosedByBreak | null> {
  const answer = await context.checkPerson();
  if (answer === "FREE") return null;
  return answer === "EXCLUDED" ? "ON_BREAK" : unreachable(effect);
}

/**
 * Runs a field that asks for the break in its own step. One that ends without asking, such as one with invalid input, is asked
 * for here. On a break the session ends once the field has stored what became of it.
 * @returns the field's result, or the refusal
 */
export async function checkedInStep<T>(
  effect: "MONEY_IN" | "PLAY",
  context: GatewayContext,
  run: () => T | Promise<T>,
): Promise<{ result: T } | { closed: ClosedByBreak }> {
  const { scope } = context;
  // Nothing more is asked for a person whom another account's break concerns.
  const person = await checkPerson(effect, context);
  if (person === "ON_BREAK") await scope.session.end();
  if (person) return { closed: person };
  const question: Question = { effect, requested: false, onBreak: false };
  questions.set(scope, question);
  try {
    const result = await run();
    const closed = await closedUnlessChecked(context);
    return closed ? { closed } : { result };
  } finally {
    questions.delete(scope);
    if (question.onBreak) await scope.session.end();
  }
}

/** Notes that a step of the account's object has been asked, for the break too. @param state its answer; null: not reached */
export function noteBreakChecked(state: string | null, scope: RequestScope): void {
  const question = questions.get(scope);
  if (question) Object.assign(question, { requested: true, onBreak: state === "ON_BREAK" });
}

/** Before something is sent: asks now if the field's own step has not. Elsewhere the answer is null, at once. */
export async function closedUnlessChecked(context: GatewayContext): Promise<ClosedByBreak | null> {
  const question = questions.get(context.scope);
  if (!question || question.requested) return null;
  const closed = await checkBreak(question.effect, context);
  noteBreakChecked(closed, context.scope);
  return closed;
}
