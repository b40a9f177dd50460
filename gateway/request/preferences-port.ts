/** How the gateway reaches what an agent has chosen and written (N7, decision 0054). */
import type { AccountId } from "./session-port.ts";

/** The kinds of records, each with the greatest number of records of one account. */
export const mostRecords = {
  view: 30,
  columns: 30,
  setting: 5,
  note: 1000,
  tags: 1000,
  aside: 1000,
  template: 20,
} as const;

export type PreferenceKind = keyof typeof mostRecords;

/** The longest value of a record, as JSON, in characters. */
export const longestValue = 6000;

/** One record. Each is written by itself, so that two devices that change two things lose neither. */
export interface PreferenceRecord {
  kind: PreferenceKind;
  /** Names it within its kind, such as the account that a note is about. At most 100 characters. */
  key: string;
  /** JSON text. */
  value: string;
}

/** The preferences of one account; nobody else can name them. */
export interface PreferencesPort {
  /** All records of these kinds. */
  list(account: AccountId, kinds: readonly PreferenceKind[]): Promise<PreferenceRecord[]>;
  /** Those of a kind that have one of these keys. */
  some(
    account: AccountId,
    kind: PreferenceKind,
    keys: readonly string[],
  ): Promise<PreferenceRecord[]>;
  /** The value of one record; null for none. */
  find(account: AccountId, kind: PreferenceKind, key: string): Promise<string | null>;
  /** Writes a record; false where the kind has as many as it may have. */
  put(account: AccountId, record: PreferenceRecord): Promise<boolean>;
  /** Removes a record; false for an unknown one. */
  remove(account: AccountId, kind: PreferenceKind, key: string): Promise<boolean>;
  /** Removes all that an account has (G36). */
  erase(account: AccountId): Promise<void>;
}
