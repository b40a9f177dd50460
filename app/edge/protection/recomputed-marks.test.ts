/**
 * Marks of an earlier form are made anew once (decision 0063). `store-of-form-1.json` is what the build of 27 November
 * 2026 wrote for player1, on a break of five years, and for other1, the same person's, which that build took for another's.
 */
import { describe, expect, it } from "vitest";
import { Account } from "../../../gateway/protection/account.ts";
import {
  PersonRegister,
  type RegisterRow,
} from "../../../gateway/protection/breaks/person-register.ts";
import type { AccountProtectionPort } from "../../../gateway/request/protection-port.ts";
import { accountPortal } from "../../../gateway/testing/account.ts";
import { storeInMemory } from "../../../gateway/testing/account-store.ts";
import { registerTablesInMemory, remotePort } from "../../../gateway/testing/protection.ts";
import { createRegisterPort } from "./register-port.ts";
import stored from "./store-of-form-1.json" with { type: "json" };

const identity = "GET /wps/member/identity";
const kim = {
  mobile: "01055550001",
  email: "kim+one@example.com",
  cards: ["1234 5678-9012"],
  realName: "Nguyễn Văn Đức",
  birthday: "1990-01-31",
};
const login = (
  username: string,
) => `mutation { login(input: { username: "${username}", password: "secret pass" }) {
  __typename ... on OnBreak { kind } } }`;

/** The register and the accounts over what the earlier build stored. */
function objects() {
  const shards = new Map<string, ReturnType<typeof shardOf>>();
  const shardOf = (name: string) => {
    const register = new PersonRegister(registerTablesInMemory());
    const rows: Readonly<Record<string, RegisterRow[]>> = stored.register;
    for (const { key, subject, until } of rows[name] ?? []) register.set(subject, [key], until, 0);
    const counted: Readonly<Record<string, number>> = stored.changes;
    let changes = counted[name] ?? 0;
    return {
      set: async (...[subject, keys, until, now]: Parameters<PersonRegister["set"]>) => {
        changes += 1;
        return register.set(subject, keys, until, now);
      },
      list: async (...args: Parameters<PersonRegister["list"]>) => register.list(...args),
      among: async (...args: Parameters<PersonRegister["among"]>) => register.among(...args),
      changes: async () => changes,
    };
  };
  const shard = (name: string) => {
    const known = shards.get(name) ?? shardOf(name);
    shards.set(name, known);
    return known;
  };
  const accountOf = (name: string, values: Readonly<Record<string, string>>) => {
    const subject = `subject of ${name}`;
    const account = new Account(storeInMemory(values), {
      endSession: async () => true,
      checkSession: async () => true,
      enterRegister: (place, keys, until, now) => shard(place).set(subject, keys, until, now),
      listInRegister: (place, keys, now) => shard(place).list(subject, keys, now),
      notifyHolder: async () => undefined,
      notifyPlatform: async () => "FAILED",
      alarms: { set: async () => undefined, remove: async () => undefined },
    });
    return remotePort(account);
  };
  const accounts = new Map<string, AccountProtectionPort>();
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = stored.accounts;
  return {
    protection: {
      of(name: string) {
        const account = accounts.get(name) ?? accountOf(name, known[name] ?? {});
        accounts.set(name, account);
        return account;
      },
    },
    register: createRegisterPort(
      { getByName: shard },
      {
        exclusionKey: "exclusion key of this test, 32 signs",
        brand: "aurora",
        origin: "https://platform.example",
      },
    ),
  };
}

async function portal(username: string, person: object) {
  const there = await accountPortal(
    {
      "POST /wps/session/login": { token: "tok-2" },
      "POST /wps/session/logout": {},
      "GET /wps/member/info": {
        id: 42,
        account: username,
        nickname: "P",
        type: 0,
        currency: "USD",
      },
      [identity]: person,
    },
    "GUEST",
    objects(),
  );
  const signIn = async () => (await there.run<{ login: object }>(login(username))).data?.login;
  const isExcluded = (known: object) => there.scope.register.isExcluded(known, there.now());
  return { ...there, signIn, isExcluded };
}

const others = [
  { name: "DUC VAN NGUYEN", birthday: "1990-01-31" },
  { name: "NguyenVanDuc", birthday: "1990/01/31" },
  { email: "kim@example.com" },
  { email: "kim+two@example.com" },
];
const asStored = [
  { name: "Nguyễn Văn Đức", birthday: "1990-01-31" },
  { email: "KIM+one@example.com" },
  { mobile: "+82 10-5555-0001" },
  { cards: ["123456789012"] },
];

describe("G41 marks of an earlier form", () => {
  it.each(asStored)("hold: %j is excluded as before", async (person) => {
    const { isExcluded } = await portal("player1", kim);
    expect(await isExcluded(person)).toBe(true);
  });

  it.each(others)(
    "of %j are made anew by the next sign-in of the person, which the break refuses",
    async (person) => {
      const { isExcluded, signIn } = await portal("player1", kim);
      // A keyed hash can't be turned back into a name: this needs the person's data.
      expect(await isExcluded(person)).toBe(false);
      expect(await signIn()).toEqual({ __typename: "OnBreak", kind: "SELF_EXCLUSION" });
      expect(await isExcluded(person)).toBe(true);
      for (const known of asStored) expect(await isExcluded(known)).toBe(true);
    },
  );

  it("are made anew once: later sign-ins read nothing and change nothing", async () => {
    const { scope, signIn, count } = await portal("player1", kim);
    await signIn();
    const changes = await scope.register.changes();
    for (let time = 0; time < 3; time += 1)
      expect(await signIn()).toMatchObject({ kind: "SELF_EXCLUSION" });
    expect(count(identity)).toBe(1);
    expect(await scope.register.changes()).toBe(changes);
  });

  it("that another account is known by are read again, once, so that its person is found", async () => {
    const { signIn, scope, now } = await portal("other1", {
      ...kim,
      realName: "Duc Nguyen Van",
      mobile: null,
      email: null,
      cards: [],
    });
    // The register has the earlier form of "Nguyễn Văn Đức" only: this account goes on, under a current form.
    expect(await signIn()).toEqual({ __typename: "LoginSuccess" });
    const { person } = await scope.protection.of("other1").signInState(now());
    expect(person.read).toMatchObject({ form: 2 });
    // The break's person is entered anew: the account is found, though nobody asks the platform for it again.
    const person2 = { name: "Nguyễn Văn Đức", birthday: kim.birthday };
    const entries = [
      ...(await scope.register.entriesOf(person2)),
      await scope.register.changeEntry(),
    ];
    await scope.protection.of("player1").enterPerson({ entries, now: now(), form: 2 });
    expect(await signIn()).toEqual({ __typename: "OnBreak", kind: null });
  });
});
