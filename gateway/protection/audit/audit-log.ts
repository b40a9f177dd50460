/**
 * The audit trail of one brand (G35): appends entries to the chain in the order in which they arrive, gives subjects
 * their pseudonyms, and drops what is older than the period. Storage is passed in.
 */
import {
  type AuditContent,
  type AuditDraft,
  type AuditEntry,
  beginningOf,
  type ChainPoint,
  follow,
  hex,
  isReadable,
  type NotedPoints,
  type PlannedDrop,
  pseudonymOf,
  type StoredEntry,
} from "./audit-entry.ts";
import { entryOfRefusals, holdRefusal, type RefusalTable } from "./held-refusals.ts";
import { ChainVerifier, type Verification } from "./verify-chain.ts";

/** Which entries to read: of one account, of one kind, older than a number. */
export interface EntryFilter {
  subject?: string | null;
  kind?: string | null;
  before?: number | null;
  most: number;
}

/** What is stored of a trail. `insert` stores all entries or none. A row that can't be read is in its place, marked. */
export interface AuditTables extends RefusalTable {
  /** The point before the first stored entry: the beginning, or the checkpoint of what was dropped. */
  start(): ChainPoint | null;
  putStart(point: ChainPoint): void;
  last(): StoredEntry | null;
  has(id: string): boolean;
  insert(entries: readonly AuditEntry[]): void;
  /** The newest first. */
  page(filter: EntryFilter): StoredEntry[];
  /** From `seq` on, in order. */
  from(seq: number, most: number): StoredEntry[];
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
   * Stores entries in their order, after all that arrived before. Refusals become entries a minute later.
   * @returns the end of the chain afterwards
   */
  append(drafts: readonly AuditDraft[], now = Date.now()): Promise<ChainPoint> {
    return this.#inTurn(async () => {
      let last = this.#end();
      const entries: AuditEntry[] = [];
      const add = async (content: AuditContent) => {
        const entry = await follow(last, content);
        entries.push(entry);
        last = pointOf(entry);
      };
      const due = this.#tables.due(now);
      for (const { refusal } of due) await add(entryOfRefusals(refusal));
      for (const { knownOnly = false, refusal, ...draft } of drafts) {
        if (this.#tables.has(draft.id)) continue;
        const subject = await this.#pseudonym(draft.subject, !knownOnly);
        if (knownOnly && subject === null) continue;
        const content = { ...draft, subject, by: await this.#pseudonym(draft.by, true) };
        if (refusal) holdRefusal(this.#tables, content, refusal, now);
        else await add(content);
      }
      this.#tables.insert(entries);
      for (const { key } of due) this.#tables.release(key);
      return last;
    });
  }

  /** Entries that concern an account, the newest first; of all accounts without one. */
  async page(account: string | null, filter: Omit<EntryFilter, "subject">): Promise<StoredEntry[]> {
    if (account === null) return this.#tables.page(filter);
    const subject = await this.#pseudonym(account, false);
    return subject === null ? [] : this.#tables.page({ ...filter, subject });
  }

  /** Verifies the chain against what the second store has of it. */
  async verify(noted: NotedPoints): Promise<Verification> {
    const start = this.#start();
    const verifier = new ChainVerifier(start, noted);
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
   * Drops the oldest entries, and stores the point at which the chain then begins. An unreadable row goes with the entries
   * around it.
   * @param before entries from this time on stay, in ms
   * @param noteDrop notes in the second store what is going to be dropped; nothing is dropped that it has not noted
   * @param upTo the last number that may be dropped, such as the last exported one
   */
  dropBefore(
    before: number,
    noteDrop: (drop: PlannedDrop) => Promise<void>,
    upTo = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    return this.#inTurn(async () => {
      const start = this.#start();
      let last: AuditEntry | null = null;
      for (let seq = start.seq + 1; ; ) {
        const rows = this.#tables.from(seq, step);
        const isYoung = (entry: StoredEntry) =>
          entry.seq > upTo || (isReadable(entry) && entry.at >= before);
        const young = rows.findIndex(isYoung);
        const old = young === -1 ? rows : rows.slice(0, young);
        last = old.filter(isReadable).at(-1) ?? last;
        const next = rows.at(-1)?.seq;
        if (young !== -1 || next === undefined) break;
        seq = next + 1;
      }
      if (!last) return 0;
      const entries = last.seq - start.seq;
      await noteDrop({ ...pointOf(last), at: Date.now(), entries });
      this.#tables.putStart(pointOf(last));
      this.#tables.drop(last.seq);
      return entries;
    });
  }

  /** Where the chain begins. If that can't be read, the first entry says what was before it. */
  #start(): ChainPoint {
    const known = this.#tables.start();
    if (known) return known;
    const [first] = this.#tables.from(0, step).filter(isReadable);
    const made = first
      ? { chain: first.chain, seq: first.seq - 1, hash: first.prev }
      : beginningOf(crypto.randomUUID());
    this.#tables.putStart(made);
    return made;
  }

  /** Where the next entry follows. After an unreadable row it is bound to nothing before it. */
  #end(): ChainPoint {
    const start = this.#start();
    const last = this.#tables.last();
    if (last === null) return start;
    return isReadable(last) ? pointOf(last) : { ...beginningOf(start.chain), seq: last.seq };
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
