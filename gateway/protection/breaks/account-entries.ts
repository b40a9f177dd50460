/**
 * The entries of an account's break in the register of excluded persons (G17). They are stored first, so that what can't be
 * reached is entered by a later call.
 */
import type { AccountNeighbours } from "../account-neighbours.ts";
import type { AccountStore, StoredValues } from "../account-store.ts";
import { type AccountBreak, openAgainAt } from "./account-breaks.ts";
import { byShard, changeKey, type RegisterEntry } from "./person-register.ts";

/** An entry of the register, and whether the register has it. */
interface StoredEntry extends RegisterEntry {
  written: boolean;
}

export class AccountEntries {
  readonly #entries: StoredValues<StoredEntry>;
  /** The form of the values that were hashed (`person-marks.ts`). */
  readonly #form: StoredValues<number>;
  readonly #neighbours: Pick<AccountNeighbours, "enterRegister" | "notifyHolder">;
  readonly #lastBreak: () => AccountBreak | null;

  constructor(
    store: AccountStore,
    neighbours: Pick<AccountNeighbours, "enterRegister" | "notifyHolder">,
    lastBreak: () => AccountBreak | null,
  ) {
    this.#neighbours = neighbours;
    this.#lastBreak = lastBreak;
    this.#entries = store.values("entry", { shard: "string", key: "string" });
    this.#form = store.values("entry-form", "number");
  }

  /** 1 where no form is stored. */
  form(): number {
    return this.#form.get() ?? 1;
  }

  /** Adds entries, and marks all to be written: their end may have changed. */
  add(entries: readonly RegisterEntry[], form?: number): void {
    for (const entry of [...this.#entries.all(), ...entries]) this.#put(entry, false);
    if (form !== undefined) this.#form.put(form);
  }

  /** Those that the register does not have. */
  open(): RegisterEntry[] {
    return this.#entries.all().filter(({ written }) => !written);
  }

  /** Writes what is open. Whoever else has one of the values ends its sessions. */
  async write(now: number): Promise<void> {
    await this.#writeShards(
      this.open().filter(({ key }) => key !== changeKey),
      now,
    );
    // The change counts when all of it can be read: who has asked in between asks again.
    const left = this.open();
    if (left.every(({ key }) => key === changeKey)) await this.#writeShards(left, now);
  }

  async #writeShards(entries: readonly RegisterEntry[], now: number): Promise<void> {
    await Promise.allSettled(
      byShard(entries).map(([shard, keys]) => this.#writeShard(shard, keys, now)),
    );
  }

  async #writeShard(shard: string, keys: string[], now: number): Promise<void> {
    const known = this.#lastBreak();
    if (!known) return;
    const until = openAgainAt(known);
    const { enterRegister, notifyHolder } = this.#neighbours;
    const holders = await enterRegister(shard, keys, until, now);
    const what = keys.includes(changeKey) ? "CHECK" : "END";
    await Promise.all(holders.map((holder) => notifyHolder(holder, what, now)));
    // A change of the break meanwhile has marked the entries again, and its own call follows.
    const last = this.#lastBreak();
    if (!last || openAgainAt(last) !== until) return;
    for (const key of keys) this.#put({ shard, key }, true);
  }

  #put({ shard, key }: RegisterEntry, written: boolean): void {
    this.#entries.put({ shard, key, written }, key);
  }
}
