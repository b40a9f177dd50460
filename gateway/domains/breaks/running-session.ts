/**
 * Whether the person of a running session is excluded by another account's break: once per session and after each change
 * of the register (G42, decision 0063). Money in and launches ask, and the check of each minute.
 */
import { platformNow } from "../../platform/platform-clock.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { checkPerson, type PersonAnswer } from "./person-check.ts";

/** The session's value: how often the register had changed when the person was found free. */
const freeAt = "register";

/** UNREAD: the register, the account's object or the platform's data could not be had. The next check asks again. */
export async function checkRunning(context: GatewayContext): Promise<PersonAnswer> {
  const { scope } = context;
  const account = (await scope.session.read())?.account;
  if (!account || account.role === "TRIAL") return "FREE";
  try {
    const changes = String(await scope.register.changes());
    if (changes === "0" || changes === (await scope.session.preloaded(freeAt))) return "FREE";
    const now = platformNow(context);
    const state = await scope.protection.of(account.account).signInState(now);
    const question = { account: account.account, state, person: {}, now };
    const answer = await checkPerson(question, context);
    if (answer === "FREE") await scope.session.set(freeAt, changes);
    return answer;
  } catch (error) {
    logUnreachable(scope, error);
    return "UNREAD";
  }
}
