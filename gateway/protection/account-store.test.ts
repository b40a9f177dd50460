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

it.each([
  ["session/a", "{}"],
  ["session/a", "5"],
  ["device/a", "null"],
  ["sign-in/a", '{"id":7}'],
  ["login/1", '"1"'],
  ["limit/DEPOSIT DAY", '{"kind":"DEPOSIT","period":"DAY","amount":"much"}'],
  ["attempt/a", '{"key":"a"}'],
  ["choice", "{}"],
  ["break", "[]"],
  ["person", '{"entries":null}'],
  ["entry/a", "{}"],
  ["play", "null"],
  ["play-limits", "7"],
  ["platform-limits", "false"],
  ["review/1", "[1]"],
  ["review-start", '"soon"'],
])("G7 G26 a damaged %s (%s) keeps nobody out, and is reported once", async (key, text) => {
  const storage = keyValueInMemory();
  const reported: string[] = [];
  const account = new Account(new AccountStore(storage, (kind) => reported.push(kind)), {
    ...neighbours,
    endSession: async () => true,
    enterRegister: async () => [],
    listInRegister: async () => false,
  } as never);
  storage.put(key, text);
  const now = 1_800_000_000_000;
  const zone = "+08:00";
  const session = {
    name: "s".repeat(64),
    beganAt: now,
    usedAt: now,
    expiresAt: now + 60_000,
    device: "Chrome",
    place: null,
  };
  account.signInState(now);
  account.limits.read(now);
  expect(await account.sessionBegan(session, now, { shard: "s", key: "k" })).toMatchObject({
    break: null,
  });
  account.logins.noteLogin({ at: now, device: null }, null);
  expect(account.sessions.openSessions(now)).toMatchObject([{ name: session.name }]);
  account.signIns.newSignIns(null);
  account.readOverview(now, zone, now);
  account.realityChecks.readCheckInterval();
  const deposit = { key: "k", amount: "5.00", now, gmtOffset: zone, records: null };
  const decision = account.reserve({ ...deposit, requiresChoice: false, mayCallPlatform: false });
  expect(decision.state).toBe("ALLOWED");
  const question = { moment: { at: now, seen: null }, now, gmtOffset: zone, results: null };
  account.checkPlay(question as never);
  await account.startBreak({ length: "DAY", now, entries: [{ shard: "1", key: "k" }] } as never);
  expect(account.openBreak(now)).not.toBeNull();
  expect(reported).toEqual([key.split("/")[0]]);
});
