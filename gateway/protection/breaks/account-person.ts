/** What an account's object knows of its person, and that the register lists the account by it (G17, decision 0042). */
import type { AccountNeighbours } from "../account-neighbours.ts";
import type { AccountStore, StoredValues } from "../account-store.ts";
import {
  type KnownPerson,
  nobody,
  type PersonNote,
  withNearNoted,
  withNote,
} from "./known-person.ts";
import { byShard, type RegisterEntry } from "./person-register.ts";

/** After this time a sign-in lists the account again. The register keeps it for twice as long. In ms. */
const listAgainMs = 86_400_000;

export class AccountPerson {
  readonly #known: StoredValues<KnownPerson>;
  /** When the account was last listed, by the caller's clock. */
  readonly #listedAt: StoredValues<number>;
  readonly #neighbours: Pick<AccountNeighbours, "listInRegister" | "alarms">;

  constructor(
    store: AccountStore,
    neighbours: Pick<AccountNeighbours, "listInRegister" | "alarms">,
  ) {
    this.#neighbours = neighbours;
    this.#known = store.values("person", { entries: "object" });
    this.#listedAt = store.values("listed", "number");
  }

  known(): KnownPerson {
    return this.#known.get() ?? nobody;
  }

  /** Notes hashes of the person, and lists the account by them. Returns whether the person is excluded now. */
  note(note: PersonNote): Promise<boolean> {
    this.#known.put(withNote(this.known(), note));
    return this.list(note.now);
  }

  /** Notes that the operator knows of these possible matches. */
  noteNear(keys: readonly string[]): void {
    this.#known.put(withNearNoted(this.known(), keys));
  }

  /**
   * Lists the account of a session that has begun. Returns whether its person is excluded now.
   * @param change the register's entry of all changes, by which the account is listed until its person is known
   */
  async began(change: RegisterEntry, now: number): Promise<boolean> {
    if (this.known().read === null) {
      await this.#neighbours.listInRegister(change.shard, [change.key], now);
    }
    return now - (this.#listedAt.get() ?? 0) >= listAgainMs && this.list(now);
  }

  /** Lists the account by all that is known, and again by alarm where that fails. */
  async list(now: number): Promise<boolean> {
    const { entries } = this.known();
    if (entries.length === 0) return false;
    const { alarms, listInRegister } = this.#neighbours;
    await alarms.set("listPerson", Date.now() + 5_000);
    const answers = await Promise.all(
      byShard(entries).map(([shard, keys]) => listInRegister(shard, keys, now)),
    );
    this.#listedAt.put(now);
    await alarms.remove("listPerson");
    return answers.includes(true);
  }
}
