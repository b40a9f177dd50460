/** The register of excluded persons of a brand (G17, decision 0042): keyed hashes, never the data itself. */
import type { Person } from "../protection/breaks/person-marks.ts";
import type { NearEntry, RegisterEntry } from "../protection/breaks/person-register.ts";

export interface RegisterPort {
  /** The entries of what is known of a person, in the forms of all builds; none for nothing. */
  entriesOf(person: Person): Promise<RegisterEntry[]>;
  /** The entries by which another spelling of the person may be found. An operator judges what they find. */
  nearEntriesOf(person: Person): Promise<NearEntry[]>;
  /**
   * Whether one of the values belongs to a person who is excluded now. Rejects when a shard can't be reached.
   * @param now in ms since the epoch
   */
  isExcluded(person: Person, now: number): Promise<boolean>;
  /** The keys of those entries that are excluded now. Rejects when a shard can't be reached. */
  among(entries: readonly RegisterEntry[], now: number): Promise<string[]>;
  /** As `isExcluded`, for entries that are known. */
  hasAny(entries: readonly RegisterEntry[], now: number): Promise<boolean>;
  /** Which of these accounts are on a break now, for a list of an agent (G20). At most one request a shard. */
  excludedAccounts(accounts: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** The entry of an account's own name. */
  accountEntry(account: string): Promise<RegisterEntry>;
  /** How often the register has changed; 0 while nobody was ever excluded. Rejects when it can't be reached. */
  changes(): Promise<number>;
  /** What a break adds to its entries, so that `changes` counts it. */
  changeEntry(): Promise<RegisterEntry>;
}
