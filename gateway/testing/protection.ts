/** Accounts and the register of excluded persons in memory, for tests of the gateway. */
import { Account } from "../protection/account.ts";
import { callsOf } from "../protection/account-calls.ts";
import { formerMarksOf } from "../protection/breaks/former-marks.ts";
import {
  marksOf,
  nearKindOf,
  nearMarksOf,
  type Person,
} from "../protection/breaks/person-marks.ts";
import {
  changeKey,
  PersonRegister,
  type RegisterRow,
  type RegisterTables,
} from "../protection/breaks/person-register.ts";
import type { AccountProtectionPort, ProtectionPort } from "../request/protection-port.ts";
import type { RegisterPort } from "../request/register-port.ts";
import { storeInMemory } from "./account-store.ts";

export function registerTablesInMemory(): RegisterTables {
  const rows = new Map<string, RegisterRow>();
  const holders = new Map<string, RegisterRow>();
  const nameOf = (key: string, subject: string) => `${key} ${subject}`;
  return {
    rowsOf: (key) => [...rows.values()].filter((row) => row.key === key),
    put: (row) => void rows.set(nameOf(row.key, row.subject), row),
    remove: (key, subject) => void rows.delete(nameOf(key, subject)),
    holdersOf: (key) => [...holders.values()].filter((row) => row.key === key),
    putHolder: (row) => void holders.set(nameOf(row.key, row.subject), row),
    removeHolders(now) {
      for (const [name, { until }] of holders)
        if (until !== null && until <= now) holders.delete(name);
    },
  };
}

/** A register of excluded persons; its keys are the values themselves. */
export function registerInTests(): RegisterPort & Pick<PersonRegister, "set" | "list"> {
  const excluded = new PersonRegister(registerTablesInMemory());
  let changes = 0;
  const marks = (person: Person) => [...new Set([...marksOf(person), ...formerMarksOf(person)])];
  const has = (keys: string[], now: number) => excluded.among(keys, now).length > 0;
  const markOf = (account: string) => `account:${account.toLowerCase()}`;
  return {
    set(...entry) {
      changes += 1;
      return excluded.set(...entry);
    },
    list: (...entry) => excluded.list(...entry),
    entriesOf: async (person) => marks(person).map((key) => ({ shard: "all", key })),
    nearEntriesOf: async (person) =>
      nearMarksOf(person).map((key) => ({ shard: "all", key, of: nearKindOf(key) })),
    among: async (entries, now) =>
      excluded.among(
        entries.map(({ key }) => key),
        now,
      ),
    hasAny: async (entries, now) =>
      has(
        entries.map(({ key }) => key),
        now,
      ),
    accountEntry: async (account) => ({ shard: "all", key: markOf(account) }),
    excludedAccounts: async (accounts, now) =>
      new Set(accounts.filter((account) => has([markOf(account)], now))),
    changes: async () => changes,
    changeEntry: async () => ({ shard: "changes", key: changeKey }),
    isExcluded: async (person, now) => has(marks(person), now),
  };
}

/** The calls of an account, with copies, as a Durable Object gets and gives them. */
export function remotePort(account: Account): AccountProtectionPort {
  const calls = Object.entries(callsOf(account)).map(([method, call]) => [
    method,
    async (...args: never[]) =>
      structuredClone(await (call as (...args: never[]) => unknown)(...structuredClone(args))),
  ]);
  return Object.fromEntries(calls) as AccountProtectionPort;
}

/** Each account runs as in its Durable Object. No alarm runs. */
export function protectionInMemory(register = registerInTests()): ProtectionPort {
  const ports = new Map<string, AccountProtectionPort>();
  const made = (name: string): AccountProtectionPort => {
    const account = new Account(storeInMemory(), {
      endSession: async () => true,
      checkSession: async () => true,
      enterRegister: async (_shard, keys, until, now) => register.set(name, keys, until, now),
      listInRegister: async (_shard, keys, now) => register.list(name, keys, now),
      notifyHolder: async (holder, what, now) =>
        what === "END"
          ? portOf(holder).endSessions(now, { except: null })
          : portOf(holder).checkSessions(now),
      notifyPlatform: async () => "FAILED",
      alarms: { set: async () => {}, remove: async () => {} },
    });
    return remotePort(account);
  };
  const portOf = (account: string) => {
    const name = account.toLowerCase();
    const port = ports.get(name) ?? made(name);
    ports.set(name, port);
    return port;
  };
  return { of: portOf };
}
