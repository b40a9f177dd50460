/** The preferences of accounts in memory, for tests of the gateway. */
import {
  mostRecords,
  type PreferenceRecord,
  type PreferencesPort,
} from "../request/preferences-port.ts";

export function preferencesInMemory(): PreferencesPort {
  const records = new Map<string, PreferenceRecord>();
  const nameOf = (...parts: string[]) => JSON.stringify(parts);
  return {
    list: async ({ id }, kinds) =>
      [...records]
        .filter(([name, { kind }]) => JSON.parse(name)[0] === id && kinds.includes(kind))
        .map(([, record]) => record),
    some: async ({ id }, kind, keys) =>
      keys.flatMap((key) => records.get(nameOf(id, kind, key)) ?? []),
    find: async ({ id }, kind, key) => records.get(nameOf(id, kind, key))?.value ?? null,
    put: async ({ id }, record) => {
      const others = [...records].filter(
        ([name, { kind, key }]) =>
          JSON.parse(name)[0] === id && kind === record.kind && key !== record.key,
      );
      if (others.length >= mostRecords[record.kind]) return false;
      records.set(nameOf(id, record.kind, record.key), record);
      return true;
    },
    remove: async ({ id }, kind, key) => records.delete(nameOf(id, kind, key)),
    erase: async ({ id }) => {
      for (const name of [...records.keys()]) if (JSON.parse(name)[0] === id) records.delete(name);
    },
  };
}
