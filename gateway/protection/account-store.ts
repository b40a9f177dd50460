/**
 * What an account's object stores: JSON texts by key, those of a kind below its name (decision 0062). One that can't be
 * read is removed and reported.
 */
import { readStored, type StoredShape } from "../../brands/stored-json.ts";

/** The storage: `ctx.storage.kv` of a Durable Object; a Map in tests. */
export interface KeyValue {
  get(key: string): string | undefined;
  put(key: string, value: string): void;
  delete(key: string): unknown;
  list(options: { prefix: string }): Iterable<[key: string, value: string]>;
}

/** The values of one kind. A kind with a single value has it without a key. */
export interface StoredValues<T> {
  /** Null when there is none. */
  get(key?: string): T | null;
  all(): T[];
  put(value: T, key?: string): void;
  remove(key?: string): void;
}

export class AccountStore {
  readonly #storage: KeyValue;
  readonly #report: (kind: string) => void;

  /** @param report is called with the kind of a value that could not be read */
  constructor(storage: KeyValue, report: (kind: string) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  /** How many values of each kind there are. A Durable Object's own values begin with "alarm/". */
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [name] of this.#storage.list({ prefix: "" })) {
      const [kind = ""] = name.split("/");
      if (kind !== "alarm") counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }

  /** Removes all values of a kind. */
  removeKind(kind: string): void {
    for (const [name] of [...this.#storage.list({ prefix: kind })]) {
      if (name === kind || name.startsWith(`${kind}/`)) this.#storage.delete(name);
    }
  }

  /** @param shape what a value of the kind can't do without */
  values<T>(kind: string, shape: StoredShape = "any"): StoredValues<T> {
    const nameOf = (key?: string) => (key === undefined ? kind : `${kind}/${key}`);
    const read = (name: string, text: string) =>
      readStored<T>(text, shape, () => {
        this.#storage.delete(name);
        this.#report(kind);
      });
    return {
      get: (key) => {
        const text = this.#storage.get(nameOf(key));
        return text === undefined ? null : read(nameOf(key), text);
      },
      // All of them first, because `read` may remove one.
      all: () =>
        [...this.#storage.list({ prefix: nameOf("") })].flatMap(([name, text]) => {
          const value = read(name, text);
          return value === null ? [] : [value];
        }),
      put: (value, key) => this.#storage.put(nameOf(key), JSON.stringify(value)),
      remove: (key) => void this.#storage.delete(nameOf(key)),
    };
  }
}
