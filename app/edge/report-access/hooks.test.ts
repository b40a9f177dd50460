import { expect, it } from "vitest";
import type { HookEvent, NewHook } from "./access-store.ts";
import { Hooks } from "./hooks.ts";

const minute = 60_000;

/** Hooks over a plain map. */
function hooksInMemory() {
  const stored = new Map<string, unknown>();
  const kv = {
    get: (key: string) => structuredClone(stored.get(key)),
    put: (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    delete: (key: string) => stored.delete(key),
    list: ({ prefix }: { prefix: string }) =>
      [...stored].filter(([key]) => key.startsWith(prefix)).sort(),
  };
  return { hooks: new Hooks(kv as never), stored };
}

const hook = (id: string): NewHook => ({
  id,
  url: `https://${id}.agency.com/`,
  account: { id: "7", account: "agent1", nickname: "A", type: 1, role: "AGENT", currency: "USD" },
  world: "w",
  ours: [],
  secret: "sealed secret",
  sealed: "sealed token",
  expiresAt: 9_000,
});
const event = (id: string): HookEvent => ({ id, kind: "REGISTRATION", at: 1, account: "x" });

it("N25 a postback that fails is sent seven times within a day, each time later, and then no more", () => {
  const { hooks } = hooksInMemory();
  hooks.add(hook("h"), 0);
  hooks.take("h", [event("r1")], "next", 0);
  let now = 0;
  const at: number[] = [];
  for (;;) {
    const [due] = hooks.due(now, 5);
    if (!due) break;
    at.push(now / minute);
    hooks.finish(hooks.begin(due, now), at.length % 2 ? 500 : null);
    now = hooks.nextDue() ?? now;
  }
  expect(at).toEqual([0, 1, 6, 36, 156, 516, 1236]);
  const [shown] = hooks.shown();
  expect(shown?.postbacks).toMatchObject([{ id: "r1", state: "FAILED", tries: 7, status: 500 }]);
});

it("N25 an event is sent once: after a 2xx never again, also where it is read a second time", () => {
  const { hooks } = hooksInMemory();
  hooks.add(hook("h"), 0);
  hooks.take("h", [event("r1"), event("r1")], "a", 0);
  expect(hooks.due(0, 5)).toHaveLength(1);
  for (const due of hooks.due(0, 5)) hooks.finish(hooks.begin(due, 0), 204);
  hooks.take("h", [event("r1")], "b", 5);
  expect(hooks.due(10 ** 9, 5)).toEqual([]);
  expect(hooks.find("h")?.after).toBe("b");
  // A redirect is no success.
  hooks.take("h", [event("r2")], "c", 5);
  for (const due of hooks.due(5, 5)) hooks.finish(hooks.begin(due, 5), 302);
  expect(hooks.nextDue()).toBe(5 + minute);
});

it("N25 it is bounded: two hooks, two hundred postbacks that wait, thirty that ended", () => {
  const { hooks, stored } = hooksInMemory();
  expect(["a", "b", "c"].map((id) => hooks.add(hook(id), 0))).toEqual([
    { before: null },
    { before: null },
    null,
  ]);
  for (let n = 0; n < 250; n += 1)
    if (hooks.hasRoom("a")) hooks.take("a", [event(`r${n}`)], `${n}`, n);
  expect(hooks.shown()[0]?.postbacks).toHaveLength(200);
  for (const due of hooks.due(10 ** 6, 1000)) hooks.finish(hooks.begin(due, 10 ** 6), 200);
  expect(hooks.shown()[0]?.postbacks).toHaveLength(30);
  hooks.take("b", [event("r1")], "1", 0);
  hooks.end("b", 5);
  expect(hooks.find("b")).toMatchObject({ sealed: null, endedAt: 5 });
  expect(hooks.nextDue()).toBeNull();
  const [sent] = hooks.shown()[1]?.postbacks ?? [];
  expect(sent?.state).toBe("FAILED");
  expect(hooks.remove("a")?.sealed).toBe("sealed token");
  expect(hooks.remove("b")?.sealed).toBeNull();
  expect(stored.size).toBe(0);
});

it("N25 an address that is added again is the same hook with another secret, and loses no event", () => {
  const { hooks } = hooksInMemory();
  hooks.add(hook("a"), 0);
  hooks.take("a", [event("r1"), event("r2")], "place", 0);
  const [first] = hooks.due(0, 1);
  if (first) hooks.finish(hooks.begin(first, 0), 200);
  const { url } = hook("a");
  const again = Object.assign(hook("b"), { url, sealed: "other" });
  expect(hooks.add(again, 5)).toEqual({ before: { id: "a", sealed: "sealed token" } });
  expect(hooks.all()).toMatchObject([{ id: "b", after: "place", sealed: "other" }]);
  expect(hooks.due(5, 9)).toMatchObject([{ hook: "b", id: "r2" }]);
  // One that had ended begins anew: what happened meanwhile is not sent.
  hooks.end("b", 6);
  expect(hooks.add(Object.assign(hook("c"), { url }), 7)?.before).toEqual({
    id: "b",
    sealed: null,
  });
  expect(hooks.all()).toMatchObject([{ id: "c", after: null, endedAt: null }]);
  expect(hooks.nextDue()).toBeNull();
});

it("N25 what another key of the Worker has sealed is kept, and not of a hook that ended", () => {
  const { hooks } = hooksInMemory();
  hooks.add(hook("a"), 0);
  hooks.reseal("a", "new token", "new secret");
  expect(hooks.find("a")).toMatchObject({ sealed: "new token", secret: "new secret" });
  hooks.end("a", 1);
  hooks.reseal("a", "newer", "newer");
  expect(hooks.find("a")).toMatchObject({ sealed: null, secret: "new secret" });
});
