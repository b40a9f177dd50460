/** An account that an earlier build stored in SQL tables (`account-in-tables.sql`, written by that build; decision 0062). */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startAccountObjects } from "../support/account-objects.ts";

const written = readFileSync("tests/edge/protection/account-in-tables.sql", "utf8");
/** The moment of the last deposits; the break began a minute later. */
const now = Date.UTC(2026, 4, 10, 12);
const day = 86_400_000;
const zone = "+08:00";

let objects: Awaited<ReturnType<typeof startAccountObjects>>;
beforeAll(async () => {
  objects = await startAccountObjects();
}, 60_000);
afterAll(() => objects?.stop());

interface Stored {
  tables: string[];
  values: Record<string, unknown>;
}
const stored = async (account: string) => (await objects.run(account, "stored")) as Stored;
const restart = (account: string) => objects.run(account, "restart").catch(() => undefined);

/** What the earlier build answered, and what it had stored besides. */
async function expectWhole(account: string) {
  const call = (method: string, ...args: unknown[]) => objects.call(account, method, ...args);
  expect(await call("read", now)).toMatchObject({
    limits: [
      {
        kind: "DEPOSIT",
        period: "MONTH",
        amount: "100.00",
        since: now - day,
        request: { amount: "250.00", requestedAt: now },
      },
      { kind: "NET_LOSS", period: "DAY", amount: "40.00", since: now, request: null },
    ],
    attempts: [
      { amount: "10.00", at: now - 10, madeAt: now - 9, recordId: "d1" },
      { amount: "20.00", at: now - 5, madeAt: null, recordId: null },
    ],
    hasChosen: true,
    platform: { readAt: now, limits: [{ kind: "STAKE", period: "BET", amount: "3.00" }] },
  });
  expect(await call("signInState", now + 60_000)).toMatchObject({
    break: {
      kind: "SELF_EXCLUSION",
      length: "HALF_YEAR",
      from: now + 60_000,
      until: 1794312060000,
    },
    person: { entries: [{}, {}], read: { at: now, changes: 4 } },
  });
  expect(await call("readOverview", now, zone, now)).toMatchObject({
    review: { from: now - 2 * day, last: { at: now - 2 * day, decision: "CHANGE" } },
    previousLogin: { at: now - 3 * day, device: "Chrome · Windows" },
  });
  expect(await call("loginBefore", now + 1)).toEqual({ at: now, device: null });
  expect(await call("newSignIns", "Safari · iOS")).toMatchObject([
    { at: now - 400, device: null },
    { at: now - 500, device: "Safari · iOS" },
  ]);
  expect(await call("playedMs", now + 60_000, zone)).toBe(59_000);
  expect(await call("readCheckInterval")).toBe(30);
  const { tables, values } = await stored(account);
  expect(tables).toEqual([]);
  const parsed = Object.entries(values).flatMap(([key, text]) =>
    key.startsWith("alarm/") ? [] : [[key, JSON.parse(String(text))] as const],
  );
  expect(Object.fromEntries(parsed)).toMatchObject({
    choice: now - day,
    "review-start": now - 190 * day,
    "device/": { device: "", at: now - 400 },
    "device/Chrome · Windows": { device: "Chrome · Windows", at: now - 1000 },
    "device/Safari · iOS": { device: "Safari · iOS", at: now - 500 },
    [`session/${"a".repeat(64)}`]: { beganAt: now - 1000, place: "Seoul, KR", ending: true },
    [`session/${"b".repeat(64)}`]: { beganAt: now - 500, ending: true },
    [`session/${"c".repeat(64)}`]: { device: null, ending: true },
    [`entry/${"k1".padEnd(64, "0")}`]: { shard: "s1".padEnd(64, "0"), written: false },
    [`entry/${"k2".padEnd(64, "0")}`]: { key: "k2".padEnd(64, "0"), written: false },
    news: { news: { account: "kim", sealedToken: "sealed" }, tries: 0 },
    play: { minutes: 30, check: 1, session: { startedAt: now, playedMs: 59_000 } },
  });
  const rows = written.split("\n").filter((line) => line.startsWith("INSERT"));
  expect(parsed).toHaveLength(rows.length);
  return values;
}

it("G1 G5 G7 G8 G10 G16 G17 G26 G28 has everything after the move, and the same when it is opened again", async () => {
  await objects.run("kim", "exec", written);
  await restart("kim");
  const values = await expectWhole("kim");
  await restart("kim");
  expect(await expectWhole("kim")).toEqual(values);
});

it("a move that stops anywhere loses nothing", async () => {
  await objects.run("lee", "exec", written);
  const before = await stored("lee");
  expect(before.tables).toHaveLength(16);
  for (const values of [0, 1, 5, 12, 20]) {
    await expect(objects.run("lee", "moveAndFail", values)).rejects.toThrow("stops here");
    expect(await stored("lee")).toEqual(before);
  }
  await restart("lee");
  await expectWhole("lee");
});

it("G5 G18 reads the names of fields that still earlier builds wrote, and needs no table that they lacked", async () => {
  const rows = `
    CREATE TABLE account_limit (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE account_break (only INTEGER PRIMARY KEY CHECK (only = 1), json TEXT NOT NULL);
    CREATE TABLE register_entry (key TEXT PRIMARY KEY, shard TEXT NOT NULL, written INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO register_entry VALUES ('k', 's', 1);
    INSERT INTO account_limit VALUES ('DEPOSIT DAY',
      '{"kind":"DEPOSIT","period":"DAY","amount":"1.00","since":1,"request":{"amount":"5.00","askedAt":${now}}}');
    INSERT INTO account_break VALUES (1,
      '{"kind":"SELF_EXCLUSION","length":"HALF_YEAR","from":1,"until":5,"returnAskedAt":${now}}');`;
  await objects.run("lou", "exec", rows);
  await restart("lou");
  expect(await objects.call("lou", "read", now)).toMatchObject({
    limits: [{ request: { amount: "5.00", requestedAt: now } }],
  });
  expect(await objects.call("lou", "openBreak", now)).toMatchObject({ returnRequestedAt: now });
  expect(await objects.call("lou", "openBreak", now + day)).toBeNull();
  const { values } = await stored("lou");
  expect(JSON.parse(String(values["entry/k"]))).toEqual({ shard: "s", key: "k", written: true });
});
