import { describe, expect, it } from "vitest";
import { protectionInMemory } from "../testing/protection.ts";
import { leftByErasing } from "./erasing.ts";

const now = 1_800_000_000_000;
const session = {
  name: "s",
  beganAt: now,
  usedAt: now,
  expiresAt: now + 60_000,
  place: "Seoul, KR",
};
const deposit = {
  amount: "10.00",
  now,
  gmtOffset: "+09:00",
  records: { from: 0, readAt: now, counted: [], voided: [] },
  requiresChoice: false,
  mayCallPlatform: false,
};

async function used() {
  const account = protectionInMemory().of("player1");
  const change = { shard: "changes", key: "change" };
  for (const [name, device] of [
    ["s", "Chrome · Windows"],
    ["t", "Safari · iPhone"],
  ] as const) {
    await account.sessionBegan({ ...session, name, device }, now, change);
  }
  await account.noteLogin({ at: now, device: "Chrome · Windows" }, null);
  const entries = [{ shard: "all", key: "card:1" }];
  await account.notePerson({ entries, near: [], read: null, now });
  await account.reserve({ ...deposit, key: "k" });
  await account.made("k", "d1", now);
  return account;
}

describe("G36 erasing an account", () => {
  it("deletes devices, places, sign-ins, hashes and keys, and ends the sessions", async () => {
    const account = await used();
    const before = Object.keys(await account.stored());
    expect(before).toEqual(
      expect.arrayContaining(["session", "device", "sign-in", "login", "person", "attempt"]),
    );
    await account.erase(now);
    expect(await account.stored()).toEqual({});
    expect(await account.openSessions(now)).toEqual([]);
    expect(await account.loginBefore(now + 1)).toBeNull();
    expect(await account.newSignIns(null)).toEqual([]);
  });

  it("leaves a limit, and the deposits that it must count", async () => {
    const account = await used();
    await account.change({ kind: "DEPOSIT", period: "DAY" }, "15.00", now);
    await account.erase(now);
    expect(await account.stored()).toEqual({ limit: 1, choice: 1, attempt: 1 });
    expect(await account.reserve({ ...deposit, key: "l" })).toMatchObject({ state: "EXCEEDED" });
  });

  it("leaves a break with its entries, so that the person stays excluded", async () => {
    const account = await used();
    const entries = [{ shard: "all", key: "card:1" }];
    await account.startBreak({ length: "FOREVER", now, entries, form: 2 });
    await account.erase(now);
    expect(await account.openBreak(now)).toMatchObject({ kind: "SELF_EXCLUSION", until: null });
    expect(await account.stored()).toEqual({ break: 1, entry: 1, "entry-form": 1 });
  });

  it("says of each kind that stays why, and until when", () => {
    for (const { what, why, until } of Object.values(leftByErasing)) {
      for (const text of [what, why, until]) expect(text.length).toBeGreaterThan(5);
    }
  });
});
