/**
 * What an account's object knows of its person (G17): the keyed hashes of the identifying data, and when the platform
 * was last asked for it. A sign-in asks the platform again only when the register of excluded persons has changed since.
 */

export interface KnownPerson {
  /** The hashes, each with the shard of the register that may have it. */
  entries: { shard: string; key: string }[];
  /** The last reading of the platform's data; null for none. */
  read: PersonReading | null;
}

export interface PersonReading {
  /** In ms since the epoch. */
  at: number;
  /** How often the register had changed before it. */
  changes: number;
}

/** Data that another front end may have changed is read again after this time, in ms. */
const readAgainMs = 7 * 86_400_000;
/** An account has at most this many hashes; the oldest are forgotten. */
const most = 50;

/** Whether the hashes suffice for a sign-in, without another reading. */
export const isCurrent = ({ read }: KnownPerson, changes: number, now: number): boolean =>
  read !== null && (read.changes === changes || now - read.at < readAgainMs);

/** A reading replaces what was known; a change through the portal adds to it. */
export function withEntries(
  known: KnownPerson,
  entries: KnownPerson["entries"],
  read: PersonReading | null,
): KnownPerson {
  const added = entries.map(({ shard, key }) => ({ shard, key }));
  if (read) return { entries: added.slice(-most), read };
  const stored = known.entries.filter(({ key }) => added.every((entry) => entry.key !== key));
  return { entries: [...stored, ...added].slice(-most), read: known.read };
}

export const nobody: KnownPerson = { entries: [], read: null };
