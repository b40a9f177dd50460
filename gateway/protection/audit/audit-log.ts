/**
 * The audit trail of one brand (G35): appends entries to the chain in the order in which they arrive, gives subjects
 * their pseudonyms, and drops what is older than the period. Storage is passed in.
 */
import {
  type AuditDraft,
  type AuditEntry,
  beginningOf,
  type ChainPoint,
  follow,
  hex,
  pseudonymOf,
} from "./audit-entry.ts";
import { ChainVerifier, type Verification } from "./verify-chain.ts";

/** Which entries to read: of one account, of one kind, older than a number. */
export interface EntryFilter {
  subject?: string | null;
  kind?: string | null;
  before?: number | null;
  most: number;
}

/** What is stored of a trail. `insert` stores all entries or none. */
export interface AuditTables {
  /** The point before the first stored entry: the beginning, or the checkpoint of what was dropped. */
  start(): ChainPoint | null;
  putStart(point: ChainPoint): void;
  last(): AuditEntry | null;
  has(id: string): boolean;
  insert(entries: readonly AuditEntry[]): void;
  /** The newest first. */
  page(filter: EntryFilter): AuditEntry[];
  /** From `seq` on, in order. */
  from(seq: number, most: number): AuditEntry[];
  drop(upTo: number): void;
  key(lookup: string): Uint8Array<ArrayBuffer> | null;
  putKey(lookup: string, key: Uint8Array<ArrayBuffer>): void;
  removeKey(lookup: string): void;
}

/** Entries that one step of a long reading takes. */
const step = 500;

export class AuditLog {
  readonly #tables: AuditTables;
  #work: Promise<unknown> = Promise.resolve();

  constructor(tables: AuditTables) {
    this.#tables = tables;
  }

  /**
   * Stores entries in their order, after all that arrived before.
   * @returns the end of the chain afterwards
   */
  append(drafts: readonly AuditDraft[]): Promise<ChainPoint> {
    return this.#inTurn(async () => {
      let last = this.#end();
      const entries: AuditEntry[] = [];
      for (const draft of drafts) {
        if (this.#tables.has(draft.id)) continue;
        const subject = await this.#pseudonym(draft.subject, !draft.knownOnly);
        if (draft.knownOnly && subject === null) continue;
        const by = await this.#pseudonym(draft.by, true);
        const entry = await follow(last, { ...draft, subject, by });
        entries.push(entry);
        last = pointOf(entry);
      }
      this.#tables.insert(entries);
      return last;
    });
  }

  /** Entries that concern an account, the newest first; of all accounts without one. */
  async page(account: string | null, filter: Omit<EntryFilter, "subject">): Promise<AuditEntry[]> {
    if (account === null) return this.#tables.page(filter);
    const subject = await this.#pseudonym(account, false);
    return subject === null ? [] : this.#tables.page({ ...filter, subject });
  }

  /** Verifies the chain against the points in the second store. */
  async verify(heads: readonly ChainPoint[]): Promise<Verification> {
    const start = this.#start();
    const verifier = new ChainVerifier(start, heads);
    for (let seq = start.seq + 1; ; ) {
      const entries = this.#tables.from(seq, step);
      const next = entries.at(-1)?.seq;
      if (next === undefined) return verifier.result();
      await verifier.add(entries);
      seq = next + 1;
    }
  }

  /** Deletes the key of an account (G36): no entry can be traced to it any more, and the chain stays as it is. */
  erase(account: string): Promise<void> {
    return this.#inTurn(async () => this.#tables.removeKey(await lookupOf(account)));
  }

  /**
   * Drops the oldest entries, and stores the point at which the chain then begins.
   * @param before entries from this time on stay, in ms
   * @param upTo the last number that may be dropped, such as the last exported one
   */
  dropBefore(before: number, upTo = Number.POSITIVE_INFINITY): Promise<number> {
    return this.#inTurn(async () => {
      const start = this.#start();
      let last: AuditEntry | null = null;
      for (let seq = start.seq + 1; ; seq = (last?.seq ?? seq) + 1) {
        const entries = this.#tables.from(seq, step);
        const stored = entries.findIndex((entry) => entry.at >= before || entry.seq > upTo);
        last = (stored === -1 ? entries : entries.slice(0, stored)).at(-1) ?? last;
        if (stored !== -1 || entries.length === 0) break;
      }
      if (!last) return 0;
      this.#tables.putStart(pointOf(last));
      this.#tables.drop(last.seq);
      return last.seq - start.seq;
    });
  }

  #start(): ChainPoint {
    const known = this.#tables.start();
    if (known) return known;
    const made = beginningOf(crypto.randomUUID());
    this.#tables.putStart(made);
    return made;
  }

  #end(): ChainPoint {
    const start = this.#start();
    const last = this.#tables.last();
    return last ? pointOf(last) : start;
  }

  async #pseudonym(account: string | null, creates: boolean): Promise<string | null> {
    if (account === null) return null;
    const lookup = await lookupOf(account);
    let key = this.#tables.key(lookup);
    if (!key && creates) {
      key = crypto.getRandomValues(new Uint8Array(32));
      this.#tables.putKey(lookup, key);
    }
    return key && pseudonymOf(key, account);
  }

  /** One after the other: hashing is asynchronous, and an entry needs the hash of the one before. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#work.then(task);
    this.#work = result.catch(() => undefined);
    return result;
  }
}

const pointOf = ({ chain, seq, hash }: ChainPoint): ChainPoint => ({ chain, seq, hash });

/** What an account's key is stored under. */
async function lookupOf(account: string): Promise<string> {
  const bytes = new TextEncoder().encode(`audit ${account.toLowerCase()}`);
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}
