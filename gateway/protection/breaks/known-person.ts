/**
 * What an account's object knows of its person (G17): the keyed hashes of the identifying data, and when the platform
 * was last asked for it. A sign-in asks the platform again only when the register of excluded persons has changed since.
 */
import { markForm } from "./person-marks.ts";
import type { NearEntry, RegisterEntry } from "./person-register.ts";

export interface KnownPerson {
  /** The hashes, each with the shard of the register that may have it. */
  entries: RegisterEntry[];
  /** Hashes of values that another spelling of the person may share. Without them before form 2. */
  near?: NearEntry[];
  /** Keys of those that the operator has a note of. */
  nearNoted?: string[];
  /** The last reading of the platform's data; null for none. */
  read: PersonReading | null;
}

interface PersonReading {
  /** In ms since the epoch. */
  at: number;
  /** How often the register had changed before it. */
  changes: number;
  /** The form of the values that were hashed (`person-marks.ts`); 1 without it. */
  form?: number;
}

/** What is noted of a person. */
export interface PersonNote {
  entries: readonly RegisterEntry[];
  near: readonly NearEntry[];
  read: PersonReading | null;
  /** The platform has told all that identifies the person: what was known before is not so any more. */
  isAll?: boolean;
  now: number;
}

/** Data that another front end may have changed is read again after this time, in ms. */
const readAgainMs = 7 * 86_400_000;
/** An account has at most this many hashes; the oldest are forgotten. */
const most = 50;

/** Whether the hashes suffice for a sign-in, without another reading. */
export const isCurrent = ({ read }: KnownPerson, changes: number, now: number): boolean =>
  read?.form === markForm && (read.changes === changes || now - read.at < readAgainMs);

/** What is not all adds to what was known: a change through the portal, and a platform that tells a part only. */
export function withNote(known: KnownPerson, note: PersonNote): KnownPerson {
  const { near = [], nearNoted = [], read } = known;
  return {
    entries: merged(note.isAll ? [] : known.entries, note.entries),
    near: merged(note.isAll ? [] : near, note.near),
    nearNoted,
    read: note.read ?? read,
  };
}

function merged<T extends RegisterEntry>(known: readonly T[], added: readonly T[]): T[] {
  const older = known.filter(({ key }) => added.every((entry) => entry.key !== key));
  return [...older, ...added].slice(-most);
}

/** Notes that the operator knows of these. */
export function withNearNoted(known: KnownPerson, keys: readonly string[]): KnownPerson {
  const { entries, near = [], nearNoted = [], read } = known;
  return { entries, near, nearNoted: [...nearNoted, ...keys].slice(-most), read };
}

export const nobody: KnownPerson = { entries: [], read: null };
