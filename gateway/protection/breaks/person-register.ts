/**
 * One shard of the register of excluded persons (G17): keyed hashes, each with the accounts whose break put it there. A
 * value that two breaks share is free only after both. Beside them it lists the accounts that have a value, so that a
 * break finds the sessions of its person.
 */

export interface RegisterRow {
  key: string;
  /** A hash of the account whose break it is, or that has the value. */
  subject: string;
  /** The end, in ms since the epoch; null while no end is known. */
  until: number | null;
}

export interface RegisterTables {
  rowsOf(key: string): RegisterRow[];
  put(row: RegisterRow): void;
  remove(key: string, subject: string): void;
  holdersOf(key: string): RegisterRow[];
  putHolder(row: RegisterRow): void;
  /** Removes what has ended. */
  removeHolders(now: number): void;
}

/** An account is listed for this long, in ms: a sign-in within the first half does not list it again. */
const listedMs = 2 * 86_400_000;
/** Accounts that one break reaches at once. The others ask with their next check, within a minute. */
const mostHolders = 500;

export class PersonRegister {
  readonly #tables: RegisterTables;
  readonly #report: (row: RegisterRow) => void;

  /** @param report is given each row whose end can't be read; it counts as running */
  constructor(tables: RegisterTables, report: (row: RegisterRow) => void = () => {}) {
    this.#tables = tables;
    this.#report = report;
  }

  /**
   * Sets the end of an account's entries; the later order of the account's object counts. Returns the other accounts that
   * have one of the values, unless the end has come.
   */
  set(subject: string, keys: readonly string[], until: number | null, now: number): string[] {
    for (const key of keys) this.#tables.put({ key, subject, until });
    if (until !== null && until <= now) return [];
    const holders = keys
      .flatMap((key) => this.#tables.holdersOf(key))
      .flatMap((row) => (row.subject !== subject && now < (row.until ?? 0) ? row.subject : []));
    return [...new Set(holders)].slice(0, mostHolders);
  }

  /** Lists an account that has these values. Returns whether one of them is excluded at this moment. */
  list(subject: string, keys: readonly string[], now: number): boolean {
    this.#tables.removeHolders(now);
    for (const key of keys) this.#tables.putHolder({ key, subject, until: now + listedMs });
    const values = keys.filter((key) => key !== changeKey);
    return this.among(values, now).length > 0;
  }

  /** Those of the hashes that are excluded at this moment. Entries that have ended are removed. */
  among(keys: readonly string[], now: number): string[] {
    return keys.filter((key) => {
      const rows = this.#tables.rowsOf(key);
      const open = rows.filter((row) => this.#isOpen(row, now));
      for (const row of rows) if (!open.includes(row)) this.#tables.remove(key, row.subject);
      return open.length > 0;
    });
  }

  /** Whether a break runs. One whose end can't be read does: an excluded person is never let in by a damaged row. */
  #isOpen(row: RegisterRow, now: number): boolean {
    const { until } = row;
    if (until === null || now < until) return true;
    if (Number.isFinite(until)) return false;
    this.#report(row);
    return true;
  }
}

/** A keyed hash of one identifying value, and the name of the Durable Object that keeps it. */
export interface RegisterEntry {
  shard: string;
  key: string;
}

/** What a possible match is about. */
export type NearKind = "name" | "mail";

/** The hash of a value that two spellings of one person may share. */
export interface NearEntry extends RegisterEntry {
  of: NearKind;
}

/** The key by which a shard counts the changes. Who is listed by it is concerned by each: the person is not known yet. */
export const changeKey = "change";

/** The keys by shard, so that each shard is asked once. */
export function byShard(entries: readonly RegisterEntry[]): [shard: string, keys: string[]][] {
  const shards = new Map<string, string[]>();
  for (const { shard, key } of entries) shards.set(shard, [...(shards.get(shard) ?? []), key]);
  return [...shards];
}
