/** The storage of an account in memory, for tests. */
import { AccountStore, type KeyValue } from "../protection/account-store.ts";

/** In the order of keys, as a Durable Object lists them. */
export function keyValueInMemory(stored: Readonly<Record<string, string>> = {}): KeyValue {
  const values = new Map(Object.entries(stored));
  return {
    get: (key) => values.get(key),
    put: (key, value) => void values.set(key, value),
    delete: (key) => values.delete(key),
    list: ({ prefix }) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

export const storeInMemory = (stored?: Readonly<Record<string, string>>) =>
  new AccountStore(keyValueInMemory(stored), (kind) => {
    throw new Error(`a stored value can't be read: ${kind}`);
  });
