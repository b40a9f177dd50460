import { expect, it } from "vitest";
import { keyValueInMemory } from "../testing/account-store.ts";
import { Account } from "./account.ts";
import { AccountStore } from "./account-store.ts";

const nobody = async () => {
  throw new Error("nobody is reached");
};
const alarms = { set: async () => {}, remove: async () => {} };
const neighbours = {
  endSession: nobody,
  checkSession: nobody,
  enterRegister: nobody,
  listInRegister: nobody,
  notifyHolder: nobody,
  notifyPlatform: nobody,
  alarms,
};

it("G7 G26 a value that can't be read is removed and reported, and the account goes on with the others", () => {
  const storage = keyValueInMemory();
  const reported: string[] = [];
  const account = () =>
    new Account(new AccountStore(storage, (kind) => reported.push(kind)), neighbours);
  const now = 1_800_000_000_000;
  account().limits.change({ kind: "DEPOSIT", period: "DAY" }, "10.00", now);
  account().limits.change({ kind: "DEPOSIT", period: "WEEK" }, "50.00", now);
  storage.put("limit/DEPOSIT DAY", '{"kind":"DEPOSIT",');
  storage.put("session/a", "");
  storage.put("play", "[1");
  expect(account().limits.read(now).limits).toMatchObject([{ period: "WEEK" }]);
  expect(account().sessions.openSessions(now)).toEqual([]);
  expect(account().realityChecks.readCheckInterval()).toBeNull();
  expect(reported).toEqual(["limit", "session", "play"]);
  account().limits.read(now);
  expect(account().realityChecks.readCheckInterval()).toBeNull();
  expect(reported).toHaveLength(3);
});
