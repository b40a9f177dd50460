import { DurableObject } from "cloudflare:workers";
import {
  mostReportKeys,
  type ReportKeyModel,
} from "../../../gateway/request/report-access-port.ts";
import type { AccessStore, FoundKey, KeySecrets, NewKey, StoredKey } from "./access-store.ts";
import { isSameHash } from "./report-key.ts";

const keyPrefix = "key/";
/** Two uses within this time are written once, in ms. */
const useEveryMs = 60_000;

/**
 * The keys of one agent (N25, decision 0075): a hash of each, and the platform's token for it, sealed. Anybody can make up
 * the name of an object, so a key that nobody has writes nothing.
 */
export class AccessKeeper extends DurableObject<object> implements AccessStore {
  async keys(): Promise<ReportKeyModel[]> {
    return this.#keys()
      .map(({ hash: _hash, sealed: _sealed, account: _account, ...key }) => key)
      .sort((one, other) => other.createdAt - one.createdAt);
  }

  async addKey({ id, ...key }: NewKey, now: number): Promise<boolean> {
    if (this.#keys().length >= mostReportKeys) return false;
    this.#put({ id, ...key, createdAt: now, lastUsedAt: null, endedAt: null });
    return true;
  }

  async replaceKey(id: string, secrets: KeySecrets, now: number) {
    const key = this.#key(id);
    if (!key) return undefined;
    this.#put({ ...key, ...secrets, createdAt: now, lastUsedAt: null, endedAt: null });
    return key.sealed;
  }

  async removeKey(id: string) {
    const key = this.#key(id);
    this.ctx.storage.kv.delete(keyPrefix + id);
    return key?.sealed;
  }

  async takeKey(hash: string, now: number): Promise<FoundKey | null> {
    const key = this.#keys().reduce<StoredKey | null>(
      (found, each) => (isSameHash(each.hash, hash) ? each : found),
      null,
    );
    if (!key) return null;
    const isOver = key.sealed === null || key.expiresAt <= now;
    if (!isOver && now - (key.lastUsedAt ?? 0) >= useEveryMs)
      this.#put({ ...key, lastUsedAt: now });
    return { id: key.id, account: key.account, sealed: isOver ? null : key.sealed };
  }

  async endKey(id: string, hash: string, now: number): Promise<void> {
    const key = this.#key(id);
    if (key?.hash === hash) this.#put({ ...key, sealed: null, endedAt: key.endedAt ?? now });
  }

  #keys(): StoredKey[] {
    return [...this.ctx.storage.kv.list<StoredKey>({ prefix: keyPrefix })].map(([, key]) => key);
  }

  #key(id: string): StoredKey | undefined {
    return this.ctx.storage.kv.get<StoredKey>(keyPrefix + id);
  }

  #put(key: StoredKey): void {
    this.ctx.storage.kv.put(keyPrefix + key.id, key);
  }
}
