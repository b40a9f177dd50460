/** The RPC methods of the object that keeps an agent's keys (N25, decision 0075). All values are plain data. */
import type { Sealed } from "~/session/seal/token-seal.ts";
import type {
  ReportHookModel,
  ReportKeyModel,
} from "../../../gateway/request/report-access-port.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";

/** A key's hash, and the platform's token sealed under the key's id. */
export interface KeySecrets {
  hash: string;
  ending: string;
  sealed: string;
  expiresAt: number;
}

export interface NewKey extends KeySecrets {
  id: string;
  name: string;
  account: SessionAccount;
}

/** A key as it is stored. `sealed` is null once it ended. */
export interface StoredKey extends ReportKeyModel, Pick<NewKey, "hash" | "account"> {
  sealed: string | null;
}

/** What was stored, with what it replaced. */
export interface Added {
  before: Sealed | null;
}

/** Whose key it is; `sealed` is null for one that ended. */
export type FoundKey = Pick<StoredKey, "id" | "account" | "sealed">;

export interface AccessStore {
  keys(): Promise<ReportKeyModel[]>;
  /**
   * Null where there are as many as may be. A key of the same name that was made seconds ago and not used is replaced: of
   * a second press the visitor sees the last answer only.
   */
  addKey(key: NewKey, now: number): Promise<Added | null>;
  /** The sealed token that the key had; undefined for an unknown key. */
  replaceKey(id: string, secrets: KeySecrets, now: number): Promise<string | null | undefined>;
  removeKey(id: string): Promise<string | null | undefined>;
  /** The key with this hash, which counts as used; null for none. */
  takeKey(hash: string, now: number): Promise<FoundKey | null>;
  /** Keeps a key's token that another key of the Worker has sealed. */
  resealKey(id: string, hash: string, sealed: string): Promise<void>;
  /** Deletes the token of a key that the platform refuses. A key that was replaced meanwhile stays. */
  endKey(id: string, hash: string, now: number): Promise<void>;
  hooks(): Promise<ReportHookModel[]>;
  /** Null where there are as many as may be. One of the same address is replaced, and goes on where it was. */
  addHook(hook: NewHook, now: number): Promise<Added | null>;
  /** Deletes a hook with its postbacks; the sealed token that it had, undefined for an unknown one. */
  removeHook(id: string): Promise<string | null | undefined>;
  /** Sends a postback of the kind TEST and waits for it; false for an unknown hook. */
  testHook(id: string, event: string, now: number): Promise<boolean>;
  /** Deletes all keys and hooks; their sealed tokens. */
  erase(): Promise<Sealed[]>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface AccessStores {
  getByName(name: string): AccessStore;
}

export interface NewHook {
  id: string;
  url: string;
  account: SessionAccount;
  /** The sandbox's world in development. */
  world: string;
  /** Hosts of the portal when it was made, where no postback goes. */
  ours: readonly string[];
  /** The secret that signs, and the platform's token, each sealed under the hook's id. */
  secret: string;
  sealed: string;
  expiresAt: number;
}

/** A hook as it is stored. `sealed` is null once the platform refused its token. */
export interface StoredHook extends Omit<NewHook, "sealed"> {
  sealed: string | null;
  createdAt: number;
  endedAt: number | null;
  /** Up to where the team's events were read; null before the first reading. */
  after: string | null;
}

/** What a reading of the team's events came to. */
export type ReadEvents =
  | { outcome: "events"; events: readonly HookEvent[]; next: string }
  /** The platform refuses the token, or the account is no agent any more. */
  | { outcome: "ended" }
  | { outcome: "unavailable" };

export interface HookEvent {
  id: string;
  kind: "REGISTRATION" | "FIRST_DEPOSIT" | "TEST";
  at: number;
  [fact: string]: unknown;
}
