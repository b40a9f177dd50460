/**
 * The operator's default password (A14), the only password that the server knows. Accounts that signed in
 * with it can change it without entering it again (V25). An expired password is not stored, so it must be
 * entered.
 */
import type { RequestScope } from "../../../request/request-scope.ts";

const name = "signedInByDefaultPassword";

type Scope = Pick<RequestScope, "session" | "platform">;

/** Records that the session started with the default password. */
export function recordDefaultPassword({ session }: Scope): Promise<void> {
  return session.set(name, "1");
}

/** The default password if the session started with it, else null. */
export async function defaultPasswordInUse({ scope }: { scope: Scope }): Promise<string | null> {
  return (await scope.session.get(name)) === "1" ? scope.platform.defaultPassword : null;
}
