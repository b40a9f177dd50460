/** The RPC methods of the object that keeps an agent's keys (N25, decision 0075). All values are plain data. */
import type { ReportKeyModel } from "../../../gateway/request/report-access-port.ts";
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

/** Whose key it is; `sealed` is null for one that ended. */
export type FoundKey = Pick<StoredKey, "id" | "account" | "sealed">;

export interface AccessStore {
  keys(): Promise<ReportKeyModel[]>;
  /** False where there are as many as may be. */
  addKey(key: NewKey, now: number): Promise<boolean>;
  /** The sealed token that the key had; undefined for an unknown key. */
  replaceKey(id: string, secrets: KeySecrets, now: number): Promise<string | null | undefined>;
  removeKey(id: string): Promise<string | null | undefined>;
  /** The key with this hash, which counts as used; null for none. */
  takeKey(hash: string, now: number): Promise<FoundKey | null>;
  /** Deletes the token of a key that the platform refuses. A key that was replaced meanwhile stays. */
  endKey(id: string, hash: string, now: number): Promise<void>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface AccessStores {
  getByName(name: string): AccessStore;
}
