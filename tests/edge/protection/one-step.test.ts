/** The account's object in workerd: one call answers for a break and for the limits, of a deposit and of a launch (G7, G17). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startAccountObjects } from "../support/account-objects.ts";

let objects: Awaited<ReturnType<typeof startAccountObjects>>;
beforeAll(async () => {
  objects = await startAccountObjects();
}, 60_000);
afterAll(() => objects?.stop());

const send = (account: string, method: string, ...args: unknown[]) =>
  objects.call(account, method, ...args);

const now = Date.UTC(2026, 4, 10, 12);
const day = 86_400_000;
const deposit = (key: string, at: number) => ({
  key,
  amount: "10.00",
  now: at,
  gmtOffset: "+08:00",
  records: null,
  requiresChoice: false,
});
const launch = (at: number) => ({
  moment: "LAUNCH",
  now: at,
  gmtOffset: "+08:00",
  results: null,
});

it("G17 a break closes both in the call that counts, counts nothing, and opens both when it ends", async () => {
  const start = { length: "DAY", now, entries: [] };
  expect(await send("kim", "reserve", deposit("first", now - 1))).toEqual({ state: "ALLOWED" });
  expect(await send("kim", "checkPlay", launch(now - 1))).toMatchObject({ state: "OPEN" });
  await send("kim", "startBreak", start);
  expect(await send("kim", "reserve", deposit("second", now + 1))).toEqual({ state: "ON_BREAK" });
  expect(await send("kim", "checkPlay", launch(now + 1))).toEqual({ state: "ON_BREAK" });
  const keys = async () =>
    ((await send("kim", "read", now)) as { attempts: { key: string }[] }).attempts.map(
      ({ key }) => key,
    );
  expect(await keys()).toEqual(["first"]);
  expect(await send("kim", "reserve", deposit("third", now + day + 1))).toEqual({
    state: "ALLOWED",
  });
  expect(await send("kim", "checkPlay", launch(now + day + 1))).toMatchObject({ state: "OPEN" });
});

it("G7 an attempt is found by its key, counts until it is undone, and is removed after 32 days", async () => {
  const name = { kind: "DEPOSIT", period: "MONTH" };
  const attempts = async (at: number) =>
    ((await send("lee", "read", at)) as { attempts: object[] }).attempts;
  await send("lee", "reserve", deposit("old", now - 33 * day));
  await send("lee", "made", "old", "d1", now - 33 * day);
  expect(await attempts(now)).toMatchObject([{ key: "old", recordId: "d1" }]);
  await send("lee", "reserve", deposit("new", now));
  expect(await attempts(now)).toMatchObject([{ key: "new", madeAt: null }]);
  await send("lee", "change", name, "15.00", now);
  const records = { from: now - 40 * day, readAt: now, counted: [], voided: [] };
  const next = { ...deposit("next", now), records };
  expect(await send("lee", "reserve", next)).toMatchObject({ state: "EXCEEDED" });
  await send("lee", "undone", "new");
  expect(await send("lee", "reserve", next)).toEqual({ state: "ALLOWED" });
});

it("only what requests may call is reached", async () => {
  for (const method of ["constructor", "toString", "jobs", "began", "takePlatformDue"]) {
    await expect(send("lou", method)).rejects.toThrow(`an account has no call ${method}`);
  }
});
