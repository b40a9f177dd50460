import type { RegisterEntry } from "../../protection/breaks/person-register.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { personOf } from "./person-of.ts";

/**
 * What a break enters into the register: the account, and what identifies the person, as far as the platform has it. A
 * break starts without it, too.
 * @param token of a sign-in that has no session yet
 */
export async function registerEntries(
  account: string,
  context: GatewayContext,
  token?: string,
): Promise<RegisterEntry[]> {
  const { scope } = context;
  try {
    const { register } = scope;
    const person = await personOf(context, token);
    return await Promise.all([
      ...(person ? await register.entriesOf(person) : []),
      register.accountEntry(account),
      register.changeEntry(),
    ]);
  } catch (error) {
    logUnreachable(scope, error);
    return [];
  }
}
