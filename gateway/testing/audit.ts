/** The audit trail in memory, for tests of the gateway. */
import {
  type AuditDraft,
  type AuditEntry,
  type ChainPoint,
  isReadable,
  type StoredEntry,
} from "../protection/audit/audit-entry.ts";
import type { AuditTables } from "../protection/audit/audit-log.ts";
import type { HeldRefusal } from "../protection/audit/held-refusals.ts";
import type { AuditPort, AuditRecord } from "../request/audit-port.ts";

export interface TestAudit extends AuditPort {
  /** Every entry recorded so far. */
  records: AuditRecord[];
}

export function auditInMemory(): TestAudit {
  const records: AuditRecord[] = [];
  return {
    records,
    record: (entry) => void records.push(entry),
    entriesOf: async () => [],
  };
}

export function auditTablesInMemory() {
  let start: ChainPoint | null = null;
  let entries: StoredEntry[] = [];
  const keys = new Map<string, Uint8Array<ArrayBuffer>>();
  const refusals = new Map<string, HeldRefusal>();
  const tables: AuditTables & {
    tamper(change: (entries: AuditEntry[]) => AuditEntry[]): void;
    damage(seq: number): void;
  } = {
    start: () => start,
    putStart(point) {
      start = point;
    },
    last: () => entries.at(-1) ?? null,
    has: (id) => entries.some((entry) => isReadable(entry) && entry.id === id),
    insert: (more) => void entries.push(...more),
    page: ({ subject, kind, before, most }) =>
      entries
        .filter(
          (entry) =>
            (!subject || (isReadable(entry) && entry.subject === subject)) &&
            (!kind || (isReadable(entry) && entry.kind === kind)) &&
            (!before || entry.seq < before),
        )
        .reverse()
        .slice(0, most),
    from: (seq, most) => entries.filter((entry) => entry.seq >= seq).slice(0, most),
    drop(upTo) {
      entries = entries.filter(({ seq }) => seq > upTo);
    },
    key: (lookup) => keys.get(lookup) ?? null,
    putKey: (lookup, key) => void keys.set(lookup, key),
    removeKey: (lookup) => void keys.delete(lookup),
    held: (key) => refusals.get(key) ?? null,
    due: (now) =>
      [...refusals]
        .filter(([, { until }]) => until <= now)
        .map(([key, refusal]) => ({ key, refusal })),
    nextDue: () => [...refusals.values()].map(({ until }) => until).sort()[0] ?? null,
    hold: (key, refusal) => void refusals.set(key, refusal),
    release: (key) => void refusals.delete(key),
    tamper(change) {
      entries = change(entries.filter(isReadable));
    },
    damage(seq) {
      entries = entries.map((entry) => (entry.seq === seq ? { seq, unreadable: true } : entry));
    },
  };
  return tables;
}

/** An entry of the trail before it is stored. */
export const auditDraft = (id: string, more: Partial<AuditDraft> = {}): AuditDraft => ({
  id,
  at: 1_800_000_000_000,
  kind: "MONEY",
  action: "deposit",
  role: "MEMBER",
  by: "player1",
  subject: "player1",
  requestId: "request",
  before: null,
  after: { amount: "10.00" },
  outcome: "done",
  ...more,
});
