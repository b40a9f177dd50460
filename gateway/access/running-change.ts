/** The change that runs in a request, as its entry in the audit trail needs it (G35). */
import type { AuditFacts } from "../protection/audit/audit-entry.ts";
import type { AuditRecord } from "../request/audit-port.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { SessionAccount } from "../request/session-port.ts";

/** What a running change has noted. Changes of a request run one after the other. */
export interface RunningChange {
  viewer: SessionAccount | null;
  subject: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
  /** Whether the resolver has recorded an entry itself. */
  recorded: boolean;
}

export const running = new WeakMap<RequestScope, RunningChange>();

/** Notes what a change has replaced, and by what, for its entry. */
export function noteAudit(
  scope: RequestScope,
  note: { before?: AuditFacts | null; after?: AuditFacts | null },
): void {
  const own = running.get(scope);
  if (own) Object.assign(own, note);
}

/** Records an entry of the running change, with its actor and the account that it concerns. */
export function recordAudit(
  scope: RequestScope,
  entry: Pick<AuditRecord, "kind" | "action" | "outcome"> & { after: AuditFacts },
): void {
  const own = running.get(scope);
  if (own) own.recorded = true;
  scope.audit.record({
    role: own?.viewer?.role ?? "VISITOR",
    by: own?.viewer?.account ?? null,
    subject: own?.subject ?? own?.viewer?.account ?? null,
    before: null,
    ...entry,
  });
}
