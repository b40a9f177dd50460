import { DurableObject } from "cloudflare:workers";
import { Alarms } from "~/edge/alarms/alarms.ts";
import { type Configuration, readConfiguration } from "~/edge/configuration/configuration.ts";
import { openToken, type Sealed } from "~/session/seal/token-seal.ts";
import { hookAddress } from "../../../gateway/domains/keys/hook-address.ts";
import {
  mostReportKeys,
  type ReportKeyModel,
} from "../../../gateway/request/report-access-port.ts";
import type {
  AccessStore,
  Added,
  FoundKey,
  KeySecrets,
  NewHook,
  NewKey,
  ReadEvents,
  StoredHook,
  StoredKey,
} from "./access-store.ts";
import { Hooks, type Postback } from "./hooks.ts";
import { sendPostback } from "./postback.ts";
import { isSameHash } from "./report-key.ts";

const keyPrefix = "key/";
/** Two uses within this time are written once, in ms. */
const useEveryMs = 60_000;
/** Within so many ms a key of the same name is the same press. */
const samePressMs = 10_000;
/** How often the team's events are read, in ms. */
const readEveryMs = 60_000;
/** How many postbacks are sent at once. */
const atOnce = 5;

type Settings = Pick<
  Configuration,
  "sessionKeys" | "ownHosts" | "platformOrigin" | "localHook" | "brand"
>;

/**
 * The keys and hooks of one agent (N25, decision 0075): a hash of each key, and the platform's token for it, sealed. Anybody
 * can make up the name of an object, so a key that nobody has writes nothing.
 */
export abstract class AccessKeeper extends DurableObject<object> implements AccessStore {
  readonly #hooks: Hooks;
  readonly #alarms: Alarms;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    this.#hooks = new Hooks(state.storage.kv);
    this.#alarms = new Alarms(state.storage);
  }

  async keys(): Promise<ReportKeyModel[]> {
    return this.#keys()
      .map(({ hash: _hash, sealed: _sealed, account: _account, ...key }) => key)
      .sort((one, other) => other.createdAt - one.createdAt);
  }

  async addKey({ id, ...key }: NewKey, now: number): Promise<Added | null> {
    const all = this.#keys();
    const before = all.find(
      ({ name, createdAt, lastUsedAt }) =>
        name === key.name && lastUsedAt === null && now - createdAt < samePressMs,
    );
    if (!before && all.length >= mostReportKeys) return null;
    if (before) this.ctx.storage.kv.delete(keyPrefix + before.id);
    this.#put({ id, ...key, createdAt: now, lastUsedAt: null, endedAt: null });
    return { before: before ? { id: before.id, sealed: before.sealed } : null };
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

  async resealKey(id: string, hash: string, sealed: string): Promise<void> {
    const key = this.#key(id);
    if (key?.hash === hash && key.sealed !== null) this.#put({ ...key, sealed });
  }

  async endKey(id: string, hash: string, now: number): Promise<void> {
    const key = this.#key(id);
    if (key?.hash === hash) this.#put({ ...key, sealed: null, endedAt: key.endedAt ?? now });
  }

  async hooks() {
    return this.#hooks.shown();
  }

  async addHook(hook: NewHook, now: number): Promise<Added | null> {
    const added = this.#hooks.add(hook, now);
    if (added) await this.#alarms.set("read", Date.now());
    return added;
  }

  async removeHook(id: string) {
    return this.#hooks.remove(id)?.sealed;
  }

  async testHook(id: string, event: string, now: number): Promise<boolean> {
    if (this.#hooks.find(id)?.endedAt !== null) return false;
    await this.#send(this.#hooks.addPostback(id, { id: event, kind: "TEST", at: now }, now));
    // Whoever tests wants to see what happened meanwhile, too.
    await this.#alarms.set("read", Date.now());
    return true;
  }

  async erase(): Promise<Sealed[]> {
    const all: readonly Sealed[] = [this.#keys(), this.#hooks.all()].flat();
    for (const { id } of this.#keys()) this.ctx.storage.kv.delete(keyPrefix + id);
    for (const { id } of this.#hooks.all()) this.#hooks.remove(id);
    return all.map(({ id, sealed }) => ({ id, sealed }));
  }

  override async alarm(): Promise<void> {
    await this.#alarms.run({ read: () => this.#readAll(), send: () => this.#sendDue() });
  }

  /** Reads the events of a hook's team. The Worker's entry provides it. */
  protected abstract readEvents(
    configuration: Configuration,
    hook: StoredHook,
    token: string,
  ): Promise<ReadEvents>;

  async #readAll(): Promise<void> {
    const open = () => this.#hooks.all().filter(({ endedAt }) => endedAt === null);
    const read = await Promise.allSettled(open().map((hook) => this.#read(hook)));
    await this.#setSend();
    // The alarm tries again after a growing pause.
    for (const each of read) if (each.status === "rejected") throw each.reason;
    if (open().length > 0) await this.#alarms.set("read", Date.now() + readEveryMs);
  }

  /** One without room is read, too: its waiting postbacks end with the account's break or role. */
  async #read(hook: StoredHook): Promise<void> {
    const { id, sealed, expiresAt } = hook;
    const configuration = this.#settings();
    const keys = configuration.sessionKeys;
    const name = { id, name: id };
    if (sealed === null || expiresAt <= Date.now()) return this.#hooks.end(id, Date.now());
    const [opened, secret] = await Promise.all(
      [sealed, hook.secret].map((text) => openToken(keys, name, text)),
    );
    // A deployment with a wrong key ends no hook: the next one has the right one.
    if (!opened || !secret) throw new Error("a hook's token can't be opened");
    if (opened.resealed !== null || secret.resealed !== null)
      this.#hooks.reseal(id, opened.resealed ?? sealed, secret.resealed ?? hook.secret);
    const found = await this.readEvents(configuration, hook, opened.token);
    if (found.outcome === "ended") this.#hooks.end(id, Date.now());
    if (found.outcome === "events" && this.#hooks.hasRoom(id))
      this.#hooks.take(id, found.events, found.next, Date.now());
  }

  async #sendDue(): Promise<void> {
    await Promise.all(this.#hooks.due(Date.now(), atOnce).map((postback) => this.#send(postback)));
    await this.#setSend();
  }

  async #send(postback: Postback): Promise<void> {
    const settings = this.#settings();
    const hook = this.#hooks.find(postback.hook);
    const begun = this.#hooks.begin(postback, Date.now());
    const name = { id: postback.hook, name: postback.hook };
    const opened = hook && (await openToken(settings.sessionKeys, name, hook.secret));
    // Checked again: what is ours may be another host than when the hook was made.
    const url = hook && hookAddress(hook.url, oursNow(hook, settings), settings.localHook);
    const status =
      opened && url ? await sendPostback(url, opened.token, postback.event, Date.now()) : null;
    this.#hooks.finish(begun, status);
  }

  async #setSend(): Promise<void> {
    const at = this.#hooks.nextDue();
    if (at !== null) await this.#alarms.set("send", at);
  }

  #settings(): Configuration {
    const configuration = readConfiguration(this.env);
    if (!("brand" in configuration)) throw new Error("The Worker is not configured.");
    return configuration;
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

const oursNow = ({ ours }: StoredHook, { ownHosts, platformOrigin }: Settings) => [
  ...ours,
  ...ownHosts,
  new URL(platformOrigin.replace("{world}", "w")).host,
];
