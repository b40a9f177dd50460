/** An entry of the audit trail (G35), and the hash that chains it to the one before. */

export const auditKinds = [
  "LOGIN",
  "LOGOUT",
  "ROLE",
  "PASSWORD",
  "ACCOUNT",
  "LIMIT",
  "EXCLUSION",
  "MONEY",
  "PLAY",
  "CONTRACT",
  "RATES",
  "OPERATOR",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Facts before or after a change. They hold no password, token, payload, card number or name. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** An entry before it is in the trail. Accounts are login names here; the trail stores pseudonyms. */
export interface AuditDraft {
  /** Unique in the trail, so that an entry that is sent twice is stored once. */
  id: string;
  /** When it happened, in ms since the epoch. */
  at: number;
  kind: AuditKind;
  /** What was done: a field of the gateway such as "changeLimit", or an event such as "login.done". */
  action: string;
  /** Who did it: the role, and the account if there is one. */
  role: string;
  by: string | null;
  /** Whom it concerns; null for nobody. */
  subject: string | null;
  requestId: string;
  before: AuditFacts | null;
  after: AuditFacts | null;
  /** The name of the result's type, a reason, or a state. */
  outcome: string;
  /** True: stored only if the subject is in the trail already, such as a failed login. */
  knownOnly?: boolean;
  /** A change that was refused and had no effect: of its input, or for another reason. Many of them are one entry. */
  refusal?: "INPUT" | "OTHER";
}

/** The part of a draft that is stored. */
export type AuditContent = Omit<AuditDraft, "knownOnly" | "refusal">;

/** A stored entry. `by` and `subject` are pseudonyms. */
export interface AuditEntry extends AuditContent {
  /** The name of the chain, which no other chain has. */
  chain: string;
  /** 1 for the first entry of the chain. */
  seq: number;
  /** The hash of the entry before. */
  prev: string;
  /** SHA-256 of all other fields, in hex. */
  hash: string;
}

/** A row of the trail that is no entry any more. It keeps its number. */
export interface UnreadableEntry {
  seq: number;
  unreadable: true;
}

export type StoredEntry = AuditEntry | UnreadableEntry;

export const isReadable = (entry: StoredEntry): entry is AuditEntry => !("unreadable" in entry);

/** The texts that every entry has. */
const textFields = [
  "chain",
  "prev",
  "hash",
  "id",
  "kind",
  "action",
  "role",
  "requestId",
  "outcome",
] as const;

/** The latest moment of a Date, in ms. */
const latestMoment = 8.64e15;

/** The entry of a row, or that its text is none of this number. */
export function readEntry(seq: number, json: string): StoredEntry {
  try {
    const entry = JSON.parse(json) as AuditEntry;
    const isWhole =
      entry.seq === seq &&
      textFields.every((name) => typeof entry[name] === "string") &&
      Math.abs(entry.at) <= latestMoment;
    if (isWhole) return entry;
  } catch {
    // No JSON, or null.
  }
  return { seq, unreadable: true };
}

/** A place in a chain: the entry with this number has this hash. Number 0 is the beginning. */
export interface ChainPoint {
  chain: string;
  seq: number;
  hash: string;
}

/** A part that was dropped from a chain's beginning because of its age: up to this point. */
export interface PlannedDrop extends ChainPoint {
  /** When, in ms. */
  at: number;
  /** How many entries. */
  entries: number;
}

/** What the second store has of a chain. */
export interface NotedPoints {
  heads: readonly ChainPoint[];
  drops: readonly PlannedDrop[];
}

/** The beginning of a chain, before its first entry. */
export const beginningOf = (chain: string): ChainPoint => ({ chain, seq: 0, hash: "0".repeat(64) });

/** The canonical JSON of a value: keys in order, no space, no undefined. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${fields.join(",")}}`;
}

/** The hash of an entry. */
export async function hashOf(entry: Omit<AuditEntry, "hash"> & { hash?: string }): Promise<string> {
  const { hash: _, ...rest } = entry;
  const bytes = new TextEncoder().encode(canonicalJson(rest));
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}

/** The entry that follows `last`. */
export async function follow(last: ChainPoint, draft: AuditContent): Promise<AuditEntry> {
  const entry = { ...draft, chain: last.chain, seq: last.seq + 1, prev: last.hash };
  return { ...entry, hash: await hashOf(entry) };
}

/** A subject's pseudonym: it follows from the account's name only with the subject's key (G36). */
export async function pseudonymOf(key: Uint8Array<ArrayBuffer>, account: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const bytes = new TextEncoder().encode(account.toLowerCase());
  return hex(await crypto.subtle.sign("HMAC", imported, bytes)).slice(0, 32);
}

export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
