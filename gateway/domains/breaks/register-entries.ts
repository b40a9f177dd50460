import { markForm } from "../../protection/breaks/person-marks.ts";
import type { RegisterEntry } from "../../protection/breaks/person-register.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { personOf } from "./person-of.ts";

/**
 * What a break enters into the register: the account, and what identifies the person, as far as the platform has it. A
 * break starts without it, too; it then has no form, and a later sign-in enters the person.
 * @param token of a sign-in that has no session yet
 */
export async function registerEntries(
  account: string,
  context: GatewayContext,
  token?: string,
): Promise<{ entries: RegisterEntry[]; form?: number }> {
  const { scope } = context;
  try {
    const { register } = scope;
    const { person, whole } = await personOf(context, token);
    const entries = await Promise.all([
      ...(await register.entriesOf(person)),
      ...(await register.nearEntriesOf(person)),
      register.accountEntry(account),
      register.changeEntry(),
    ]);
    return whole ? { entries, form: markForm } : { entries };
  } catch (error) {
    logUnreachable(scope, error);
    return { entries: [] };
  }
}
