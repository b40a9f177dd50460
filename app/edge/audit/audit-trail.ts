/** What the Durable Object of the audit trail does. It is loaded when the object is first used (decision 0021). */
import { type Configuration, readConfiguration } from "~/edge/configuration/configuration.ts";
import { writeLog } from "~/edge/log/log.ts";
import { readBrand } from "../../../brands/index.ts";
import type {
  AuditDraft,
  AuditFacts,
  ChainPoint,
  NotedPoints,
  PlannedDrop,
} from "../../../gateway/protection/audit/audit-entry.ts";
import { AuditLog, type AuditTables } from "../../../gateway/protection/audit/audit-log.ts";
import { marketFiles } from "../../../markets/index.ts";
import { auditSinks, exportTo } from "./audit-export.ts";
import { type AuditStore, brandOf, headsName } from "./audit-store.ts";
import { auditTablesIn, createAuditTables, noteIn, putNote, valuesIn } from "./audit-tables.ts";
import { operatorSwitches, switchesEntry } from "./operator-switches.ts";

/** How long after an entry the export runs, and after a failure again. */
const exportAfterMs = 60_000;
/** How often old entries are dropped. */
const dropEveryMs = 24 * 3_600_000;
/** How many points of a chain the second store keeps. */
const mostHeads = 10_000;

/**
 * The audit trail of a brand, or the second store that keeps the ends of its chain. An alarm exports the entries and
 * drops those that are older than the period.
 */
export class AuditTrail implements AuditStore {
  readonly #state: DurableObjectState;
  readonly #env: object;
  readonly #tables: AuditTables;
  readonly #log: AuditLog;

  constructor(state: DurableObjectState, env: object) {
    this.#state = state;
    this.#env = env;
    state.storage.sql.exec(createAuditTables);
    this.#tables = auditTablesIn(state.storage);
    this.#log = new AuditLog(this.#tables);
  }

  async append(name: string, drafts: readonly AuditDraft[]): Promise<void> {
    const { storage } = this.#state;
    if (noteIn(storage.sql, "name") === null) putNote(storage.sql, "name", name);
    const switches = this.#changedSwitches(name);
    const head = await this.#log.append([...switches.entries, ...drafts]);
    // Noted once it is stored: an entry that failed is tried again with the next one.
    if (switches.entries.length > 0) putNote(storage.sql, "switches", switches.now);
    const soon = Date.now() + exportAfterMs;
    if (((await storage.getAlarm()) ?? Number.POSITIVE_INFINITY) > soon)
      await storage.setAlarm(soon);
    // The entries are stored. A head that is lost is followed by the next one.
    this.#state.waitUntil(
      Promise.resolve(this.#secondStore(name)?.noteHead(head)).catch((error: unknown) =>
        fail("audit.head.lost", error),
      ),
    );
  }

  #secondStore(name: string): AuditStore | undefined {
    return this.#configuration()?.audit.stores.getByName(headsName(name));
  }

  /**
   * The switches now, and their entry if one changed since the last entry. The object sees a deployment with the first
   * entry after it.
   */
  #changedSwitches(name: string): { now: AuditFacts; entries: AuditDraft[] } {
    const file = readBrand(brandOf(name));
    if ("problems" in file) return { now: {}, entries: [] };
    const now = operatorSwitches(file.brand, marketFiles);
    const known = noteIn<AuditFacts>(this.#state.storage.sql, "switches");
    const entry = switchesEntry(known, now, Date.now());
    return { now, entries: entry ? [entry] : [] };
  }

  async page(
    account: string | null,
    filter: { kind: string | null; before: number | null; most: number },
  ) {
    return this.#log.page(account, filter);
  }

  async verify() {
    const name = noteIn<string>(this.#state.storage.sql, "name");
    const noted = name === null ? null : await this.#secondStore(name)?.notedPoints();
    return this.#log.verify(noted ?? { heads: [], drops: [] });
  }

  async erase(account: string): Promise<void> {
    await this.#log.erase(account);
  }

  async entriesFrom(seq: number, most: number) {
    return this.#tables.from(seq, most);
  }

  async noteHead(head: ChainPoint): Promise<void> {
    const { sql } = this.#state.storage;
    // A point that is known never changes: whoever writes the chain anew can't replace it here.
    sql.exec("INSERT OR IGNORE INTO head VALUES (?, ?)", head.seq, JSON.stringify(head));
    sql.exec(
      "DELETE FROM head WHERE seq NOT IN (SELECT seq FROM head ORDER BY seq DESC LIMIT ?)",
      mostHeads,
    );
  }

  async noteDrop(drop: PlannedDrop): Promise<void> {
    const { sql } = this.#state.storage;
    sql.exec("INSERT OR IGNORE INTO dropped VALUES (?, ?)", drop.seq, JSON.stringify(drop));
  }

  async notedPoints(): Promise<NotedPoints> {
    const { sql } = this.#state.storage;
    return {
      heads: valuesIn<ChainPoint>(sql, "SELECT json FROM head ORDER BY seq"),
      drops: valuesIn<PlannedDrop>(sql, "SELECT json FROM dropped ORDER BY seq"),
    };
  }

  async alarm(): Promise<void> {
    const configuration = this.#configuration();
    const name = noteIn<string>(this.#state.storage.sql, "name");
    if (!configuration || name === null) return;
    const { bucket, queue, days } = configuration.audit;
    const { storage } = this.#state;
    // Refusals whose minute is over.
    await this.append(name, []);
    let exported = Number.POSITIVE_INFINITY;
    let failed = false;
    for (const sink of auditSinks(bucket, queue)) {
      const note = `exported to ${sink.name}`;
      try {
        await exportTo(
          sink,
          noteIn<number>(storage.sql, note) ?? 0,
          (seq, most) => this.#tables.from(seq, most),
          (seq) => putNote(storage.sql, note, seq),
        );
      } catch (error) {
        failed = true;
        fail("audit.export.failed", error);
      }
      exported = Math.min(exported, noteIn<number>(storage.sql, note) ?? 0);
    }
    // What a sink has not got yet stays, however old it is.
    const before = Date.now() - days * 86_400_000;
    const noteDrop = async (drop: PlannedDrop) => this.#secondStore(name)?.noteDrop(drop);
    const dropped = await this.#log.dropBefore(before, noteDrop, exported);
    if (dropped > 0) writeLog({ level: "info", event: "audit.dropped", entries: dropped });
    const next = Date.now() + (failed ? exportAfterMs : dropEveryMs);
    await storage.setAlarm(Math.min(next, this.#tables.nextDue() ?? next));
  }

  #configuration(): Configuration | null {
    const configuration = readConfiguration(this.#env);
    return "brand" in configuration ? configuration : null;
  }
}

function fail(event: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  writeLog({ level: "error", event, reason });
}
