/** Entries of the audit trail about logins and roles (G35). */
import type { RequestScope } from "../request/request-scope.ts";
import type { Role, SessionAccount } from "../request/session-port.ts";

type Recorder = Pick<RequestScope, "audit">;

/** A login succeeded. @param way how the person proved who he is */
export function recordLogin(
  { audit }: Recorder,
  { account, role }: SessionAccount,
  way: string,
): void {
  const who = { role, by: account, subject: account };
  audit.record({
    kind: "LOGIN",
    action: "login",
    ...who,
    before: null,
    after: { way, role },
    outcome: "done",
  });
}

/** A login was refused. It is stored only if the trail knows the account, so that guessed names leave nothing. */
export function recordFailedLogin({ audit }: Recorder, account: string, reason: string): void {
  const who = { role: "VISITOR", by: null, subject: account, knownOnly: true };
  audit.record({
    kind: "LOGIN",
    action: "login",
    ...who,
    before: null,
    after: { reason },
    outcome: "failed",
  });
}

/** The platform reports another role of an account. */
export function recordRole({ audit }: Recorder, account: string, from: Role, to: Role): void {
  audit.record({
    kind: "ROLE",
    action: "role",
    role: "PLATFORM",
    by: null,
    subject: account,
    before: { role: from },
    after: { role: to },
    outcome: "changed",
  });
}
