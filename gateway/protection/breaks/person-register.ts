/**
 * One shard of the register of excluded persons (G17): keyed hashes, each with the accounts whose break put it there. A
 * value that two breaks share is free only after both.
 */

export interface RegisterRow {
  key: string;
  /** A hash of the account whose break it is. */
  subject: string;
  /** The end, in ms since the epoch; null while no end is known. */
  until: number | null;
}

export interface RegisterTables {
  rowsOf(key: string): RegisterRow[];
  put(row: RegisterRow): void;
  remove(key: string, subject: string): void;
}

export class PersonRegister {
  readonly #tables: RegisterTables;

  constructor(tables: RegisterTables) {
    this.#tables = tables;
  }

  /** Sets the end of an account's entries; the later order of the account's object counts. */
  set(subject: string, keys: readonly string[], until: number | null): void {
    for (const key of keys) this.#tables.put({ key, subject, until });
  }

  /** Whether one of the hashes is excluded at this moment. Entries that have ended are removed. */
  has(keys: readonly string[], now: number): boolean {
    let found = false;
    for (const row of keys.flatMap((key) => this.#tables.rowsOf(key))) {
      if (row.until === null || now < row.until) found = true;
      else this.#tables.remove(row.key, row.subject);
    }
    return found;
  }
}

/** A keyed hash of one identifying value, and the name of the Durable Object that keeps it. */
export interface RegisterEntry {
  shard: string;
  key: string;
}

/** The keys by shard, so that each shard is asked once. */
export function byShard(entries: readonly RegisterEntry[]): [shard: string, keys: string[]][] {
  const shards = new Map<string, string[]>();
  for (const { shard, key } of entries) shards.set(shard, [...(shards.get(shard) ?? []), key]);
  return [...shards];
}
