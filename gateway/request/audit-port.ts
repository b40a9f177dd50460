/** How the gateway reaches the audit trail of the brand (G35, decision 0046). */
import type { AuditDraft, StoredEntry } from "../protection/audit/audit-entry.ts";

/** An entry as the gateway records it; the port adds id, time and request id. */
export type AuditRecord = Omit<AuditDraft, "id" | "at" | "requestId">;

export interface AuditPort {
  /** Records an entry. It returns at once and never throws; an entry that is lost is logged as `audit.lost`. */
  record(entry: AuditRecord): void;
  /**
   * Entries that concern an account, the newest first.
   * @param before only entries with a smaller number
   */
  entriesOf(account: string, before: number | null): Promise<StoredEntry[]>;
}
