/** An account's data as a file (G36): its entries in the audit trail, what its object holds, and what an agent has. */
import { possibleMatch } from "../../../gateway/domains/breaks/possible-match.ts";
import {
  type AuditEntry,
  isReadable,
  type StoredEntry,
} from "../../../gateway/protection/audit/audit-entry.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { readAgentData } from "./agent-data.ts";

/** Entries in one file at most. */
const mostEntries = 5000;

/** The file of the signed-in account; null for anybody else. */
export async function ownDataFile(scope: RequestScope): Promise<Response | null> {
  const session = await scope.session.read();
  const account = session?.account;
  if (!account || account.role === "TRIAL") return null;
  scope.audit.record({
    kind: "ACCOUNT",
    action: "exportData",
    outcome: "Success",
    role: account.role,
    by: account.account,
    subject: account.account,
    before: null,
    after: null,
  });
  const { nickname, role, currency } = account;
  const more = { nickname, role, currency };
  // What an operator has to judge first is not shown to the account's owner.
  return dataFile(scope, account.account, more, ({ action }) => action !== possibleMatch);
}

/** The file of any account, for the operator. @param more what else is known of it */
export async function dataFile(
  scope: RequestScope,
  account: string,
  more: object = {},
  isShown: (entry: AuditEntry) => boolean = () => true,
): Promise<Response> {
  const held = scope.protection.of(account);
  const now = scope.now();
  const [entries, protection, openBreak, sessions, newSignIns, lastLogin, checkMinutes, stored] =
    await Promise.all([
      readEntries(scope, account),
      held.read(now),
      held.openBreak(now),
      held.openSessions(now),
      held.newSignIns(null),
      held.loginBefore(now),
      held.readCheckInterval(),
      held.stored(),
    ]);
  const agent =
    lastLogin?.id === undefined ? null : await readAgentData(scope, { id: lastLogin.id });
  const file = {
    account,
    ...more,
    brand: scope.brand.id,
    at: new Date(scope.now()).toISOString(),
    protection,
    break: openBreak,
    lastLogin,
    realityCheckMinutes: checkMinutes,
    // A session's name opens its object, so it stays there.
    sessions: sessions.map(({ name: _, ...session }) => session),
    // How many values of each kind the account's object has.
    stored,
    agent,
    newSignIns: newSignIns.map(({ at, device, place }) => ({ at, device, place })),
    entries: entries
      .filter(isShown)
      .map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
  };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="account-data.json"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}

async function readEntries({ audit }: RequestScope, account: string): Promise<AuditEntry[]> {
  const all: StoredEntry[] = [];
  while (all.length < mostEntries) {
    const more = await audit.entriesOf(account, all.at(-1)?.seq ?? null);
    if (more.length === 0) break;
    all.push(...more);
  }
  return all.filter(isReadable);
}
