/** The preferences of a request's account (N7). The object's name is that of the account, so no one else's can be named. */
import { objectNameOf } from "~/session/cookies/session-cookie.ts";
import type {
  PreferenceKind,
  PreferenceRecord,
  PreferencesPort,
} from "../../../gateway/request/preferences-port.ts";
import type { AccountId } from "../../../gateway/request/session-port.ts";

export interface PreferencesStore {
  list(kinds: readonly PreferenceKind[]): Promise<PreferenceRecord[]>;
  some(kind: PreferenceKind, keys: readonly string[]): Promise<PreferenceRecord[]>;
  find(kind: PreferenceKind, key: string): Promise<string | null>;
  put(record: PreferenceRecord): Promise<boolean>;
  remove(kind: PreferenceKind, key: string): Promise<boolean>;
  erase(): Promise<void>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface PreferencesStores {
  getByName(name: string): PreferencesStore;
}

/** Names are hashed, so that a list of objects reveals no account. */
export function createPreferencesPort(
  stores: PreferencesStores,
  { brand, origin }: Record<"brand" | "origin", string>,
): PreferencesPort {
  const storeOf = async ({ id }: AccountId) =>
    stores.getByName(await objectNameOf(JSON.stringify(["preferences", brand, origin, id])));
  /** Parts of a page that need the same list read it once. Every change of the request clears them. */
  const lists = new Map<string, Promise<PreferenceRecord[]>>();
  const changing = async <T>(change: Promise<T>) => {
    lists.clear();
    // Cleared again afterwards: a concurrent read may not have seen the change.
    return change.finally(() => lists.clear());
  };
  return {
    list(account, kinds) {
      const name = JSON.stringify([account.id, kinds]);
      const list = lists.get(name) ?? storeOf(account).then((store) => store.list(kinds));
      lists.set(name, list);
      return list;
    },
    some: async (account, kind, keys) => (await storeOf(account)).some(kind, keys),
    find: async (account, kind, key) => (await storeOf(account)).find(kind, key),
    put: (account, record) => changing(storeOf(account).then((store) => store.put(record))),
    remove: (account, kind, key) =>
      changing(storeOf(account).then((store) => store.remove(kind, key))),
    erase: (account) => changing(storeOf(account).then((store) => store.erase())),
  };
}
