/**
 * The one password that the server knows without keeping any: the operator's default one (A14). Whoever
 * signed in with it need not type it again to change it (V25). An expired one is never kept, so it is asked.
 */
import type { RequestScope } from "../../../request/request-scope.ts";

const name = "signedInByDefaultPassword";

type Scope = Pick<RequestScope, "session" | "platform">;

/** Notes in the session that it began with the default password. */
export function recordDefaultPassword({ session }: Scope): Promise<void> {
  return session.set(name, "1");
}

/** The password so far, where the session began with the default one; else null. */
export async function defaultPasswordInUse({ scope }: { scope: Scope }): Promise<string | null> {
  return (await scope.session.get(name)) === "1" ? scope.platform.defaultPassword : null;
}
