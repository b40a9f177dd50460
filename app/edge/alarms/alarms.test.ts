import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Alarms } from "./alarms.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Alarms over a Map, with the moment of the object's own alarm. */
function object() {
  const stored = new Map<string, unknown>();
  let next: number | null = null;
  const kv = {
    get: <T>(key: string) => structuredClone(stored.get(key)) as T | undefined,
    list: <T>() => [...stored] as [string, T][],
    put: (key: string, value: unknown) => void stored.set(key, value),
    delete: (key: string) => stored.delete(key),
  };
  const storage = {
    kv,
    setAlarm: async (at: number | Date) => {
      next = Number(at);
    },
    deleteAlarm: async () => {
      next = null;
    },
  };
  return {
    stored,
    made: () => new Alarms(storage),
    next: () => next,
    /** Lets the time pass to the object's alarm. */
    wait: () => vi.setSystemTime(next ?? 0),
  };
}

it("runs each name at its own moment, also after a restart, and sleeps when none is left", async () => {
  const { made, next, wait } = object();
  const ran: string[] = [];
  const job = (name: string) => async () => void ran.push(name);
  const jobs = { one: job("one"), two: job("two"), three: job("three") };
  await made().set("two", 1_000_200);
  await made().set("one", 1_000_100);
  await made().set("three", 1_000_300);
  await made().remove("three");
  expect(next()).toBe(1_000_100);
  wait();
  await made().run(jobs);
  expect([ran, next()]).toEqual([["one"], 1_000_200]);
  wait();
  await made().run(jobs);
  expect([ran, next()]).toEqual([["one", "two"], null]);
});

it("tries a failed job again after growing pauses, runs the others meanwhile, and keeps what a job has set itself", async () => {
  const { made, next, wait } = object();
  const alarms = made();
  let tries = 0;
  let others = 0;
  const jobs = {
    async fails() {
      tries += 1;
      if (tries < 4) throw new Error("out of reach");
    },
    async other() {
      others += 1;
      if (others < 3) await alarms.set("other", Date.now() + 1_000_000);
    },
  };
  await alarms.set("fails", Date.now());
  await alarms.set("other", Date.now());
  const pauses: number[] = [];
  while (next() !== null) {
    wait();
    await made().run(jobs);
    pauses.push((next() ?? Date.now()) - Date.now());
  }
  expect(pauses.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
  expect([tries, others]).toEqual([4, 3]);
});

it("G26 an alarm that can't be read is dropped and reported, and the others run", async () => {
  const { made, next, wait, stored } = object();
  for (const damaged of [
    null,
    {},
    { at: "soon", failures: 0 },
    { at: Number.NaN, failures: 0 },
    7,
  ]) {
    stored.set("alarm/damaged", damaged);
    const ran: string[] = [];
    await made().set("whole", Date.now() + 1000);
    expect(next()).toBe(Date.now() + 1000);
    wait();
    await made().run({ whole: async () => void ran.push("whole") });
    expect(ran).toEqual(["whole"]);
    expect([...stored.keys()]).toEqual([]);
  }
});
