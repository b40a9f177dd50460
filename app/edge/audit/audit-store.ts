/** The audit trail's Durable Object, as the rest of the edge uses it. */
import type {
  AuditDraft,
  ChainPoint,
  NotedPoints,
  PlannedDrop,
  StoredEntry,
} from "../../../gateway/protection/audit/audit-entry.ts";
import type { Verification } from "../../../gateway/protection/audit/verify-chain.ts";

export interface AuditStore {
  /** Appends entries in their order. @param name the object's own name */
  append(name: string, drafts: readonly AuditDraft[]): Promise<void>;
  /** Entries of an account, or of all accounts for null; the newest first. */
  page(
    account: string | null,
    filter: { kind: string | null; before: number | null; most: number },
  ): Promise<StoredEntry[]>;
  /** Verifies the whole chain. */
  verify(): Promise<Verification>;
  /** Deletes an account's key, so that no entry can be traced to it (G36). */
  erase(account: string): Promise<void>;
  /** From a number on, in order. */
  entriesFrom(seq: number, most: number): Promise<StoredEntry[]>;
  /** The second store: notes the end of another object's chain. */
  noteHead(head: ChainPoint): Promise<void>;
  /** The second store: notes what is going to be dropped from the beginning of another object's chain. */
  noteDrop(drop: PlannedDrop): Promise<void>;
  /** What it has noted. */
  notedPoints(): Promise<NotedPoints>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface AuditStores {
  getByName(name: string): AuditStore;
}

/** The name of a brand's trail on a platform. */
export const trailName = (brand: string, origin: string): string =>
  JSON.stringify(["audit", brand, origin]);

/** The brand's id in the name of a trail. */
export const brandOf = (trail: string): string => JSON.parse(trail)[1];

/** The name of the object that keeps the heads of a trail: another object, so another store. */
export const headsName = (trail: string): string => `heads ${trail}`;
