/** Accounts and the register of excluded persons in memory, for tests of the gateway. */
import { Account, callsOf } from "../protection/account.ts";
import { marksOf } from "../protection/breaks/person-marks.ts";
import { PersonRegister, type RegisterTables } from "../protection/breaks/person-register.ts";
import type { AccountProtectionPort, ProtectionPort } from "../request/protection-port.ts";
import type { RegisterPort } from "../request/register-port.ts";
import { storeInMemory } from "./account-store.ts";

export function registerTablesInMemory(): RegisterTables {
  const rows = new Map<string, ReturnType<RegisterTables["rowsOf"]>[number]>();
  const nameOf = (key: string, subject: string) => `${key} ${subject}`;
  return {
    rowsOf: (key) => [...rows.values()].filter((row) => row.key === key),
    put: (row) => void rows.set(nameOf(row.key, row.subject), row),
    remove: (key, subject) => void rows.delete(nameOf(key, subject)),
  };
}

/** A register of excluded persons; its keys are the values themselves. */
export function registerInTests(): RegisterPort & Pick<PersonRegister, "set"> {
  const excluded = new PersonRegister(registerTablesInMemory());
  let changes = 0;
  return {
    set(...entry) {
      changes += 1;
      excluded.set(...entry);
    },
    entriesOf: async (person) => marksOf(person).map((key) => ({ shard: "all", key })),
    hasAny: async (entries, now) =>
      excluded.has(
        entries.map(({ key }) => key),
        now,
      ),
    accountEntry: async (account) => ({ shard: "all", key: `account:${account.toLowerCase()}` }),
    excludedAccounts: async (accounts, now) =>
      new Set(
        accounts.filter((account) => excluded.has([`account:${account.toLowerCase()}`], now)),
      ),
    changes: async () => changes,
    changeEntry: async () => ({ shard: "all", key: "change" }),
    isExcluded: async (person, now) => excluded.has(marksOf(person), now),
  };
}

/** Each account runs as in its Durable Object. No alarm runs. */
export function protectionInMemory(register = registerInTests()): ProtectionPort {
  const ports = new Map<string, AccountProtectionPort>();
  const made = (name: string) => {
    const account = new Account(storeInMemory(), {
      endSession: async () => true,
      enterRegister: async (_shard, keys, until) => register.set(name, keys, until),
      notifyPlatform: async () => "FAILED",
      alarms: { set: async () => {}, remove: async () => {} },
    });
    const calls = Object.entries(callsOf(account)).map(([method, call]) => [
      method,
      // Copies, as a Durable Object gets and gives them.
      async (...args: never[]) =>
        structuredClone(await (call as (...args: never[]) => unknown)(...structuredClone(args))),
    ]);
    return Object.fromEntries(calls) as AccountProtectionPort;
  };
  return {
    of(account) {
      const name = account.toLowerCase();
      const port = ports.get(name) ?? made(name);
      ports.set(name, port);
      return port;
    },
  };
}
