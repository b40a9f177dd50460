import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { json, refusal, type TestScopeOverrides, testOrigin } from "../../testing/platform.ts";
import { failureOf, portal, status } from "../../testing/platform-portal.ts";
import { testRow } from "../../testing/row.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
describe("shared responses (A107)", () => {
  it("T4-T7 are fresh for their TTL, then served stale while one request revalidates", async () => {
    const { fetch, visit, send } = portal();
    expect(await send()).toEqual({ n: 1 });
    await seconds(29);
    expect(await send()).toEqual({ n: 1 });
    expect(fetch).toHaveBeenCalledTimes(1);

    await seconds(2);
    const visitors = [visit(), visit(), visit()];
    const stale = await Promise.all(visitors.map(({ platform }) => platform.call(status, {})));
    expect(stale).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
    for (const { scope } of visitors) await scope.settled();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(visitors[0]?.platform.stats).toMatchObject({ calls: 0, stale: 1, background: 1 });
    expect(await send()).toEqual({ n: 2 });
  });

  it("are not revalidated by every visitor right after a failed revalidation", async () => {
    const { fetch, visit, send, answerWith } = portal();
    await send();
    await seconds(31);
    answerWith(() => new Response("", { status: 500 }));
    for (let i = 0; i < 3; i += 1) {
      const { platform, scope } = visit();
      expect(await platform.call(status, {})).toEqual({ n: 1 });
      await scope.settled();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
    await seconds(2);
    const { platform, scope } = visit();
    await platform.call(status, {});
    await scope.settled();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("are fetched again when they are too old to be served", async () => {
    const { send } = portal();
    await send();
    await seconds(91);
    expect(await send()).toEqual({ n: 2 });
  });

  it("C18 the last good response is served for 5 minutes while the platform is down, not longer", async () => {
    const { send, visit, answerWith } = portal();
    await send();
    const faults: (() => Response | Promise<Response>)[] = [
      () => new Response("", { status: 500 }),
      () => Promise.reject(new TypeError("reset")),
      () => new Response("<html>"),
      () => json({ success: true }),
    ];
    await seconds(100);
    for (const fault of faults.slice(0, 3)) {
      answerWith(fault);
      const { platform } = visit();
      expect(await platform.call(status, {})).toEqual({ n: 1 });
      expect(platform.stats.staleOnError).toBe(1);
      await seconds(10);
    }
    await seconds(199);
    expect(await send()).toEqual({ n: 1 });
    await seconds(3);
    expect(await failureOf(send())).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it("C18 does not make each visitor wait out a time limit while the platform hangs", async () => {
    const { fetch, send, answerWith } = portal();
    await send();
    await seconds(100);
    answerWith(() => new Promise(() => undefined));
    const first = send();
    await seconds(1.5);
    expect(await first).toEqual({ n: 1 });
    expect(await send()).toEqual({ n: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
    answerWith((n) => json({ success: true, value: { n } }));
    await seconds(2);
    expect(await send()).toEqual({ n: 3 });
  });

  it("C18 is served stale at once while the breaker is open, and recovers within 6 s", async () => {
    const { fetch, send, answerWith } = portal();
    await send();
    await seconds(100);
    answerWith(() => new Response("", { status: 500 }));
    const other = testRow({ path: "/wps/other" });
    for (let i = 0; i < 30; i += 1) await failureOf(send(other, { i }));
    const before = fetch.mock.calls.length;
    expect(await send()).toEqual({ n: 1 });
    expect(fetch).toHaveBeenCalledTimes(before);
    answerWith(() => json({ success: true, value: { n: "healed" } }));
    await seconds(6);
    expect(await send()).toEqual({ n: "healed" });
  });

  it("C18 S2 is removed by a refusal, so that maintenance is shown", async () => {
    const { send, visit, answerWith } = portal();
    await send();
    answerWith(() => refusal("maintenance", { content: { data: { endTime: 5 } } }));
    await seconds(31);
    const { platform, scope } = visit();
    expect(await platform.call(status, {})).toEqual({ n: 1 });
    await scope.settled();
    expect(await failureOf(send())).toBe("UPSTREAM_REFUSED");
    answerWith(() => new Response("", { status: 500 }));
    expect(await failureOf(send())).toBe("UPSTREAM_UNAVAILABLE");
  });

  it("never caches errors: the next visitor causes a call", async () => {
    const { fetch, send, answerWith } = portal();
    for (const fault of [
      () => refusal("x"),
      () => new Response("<html>"),
      () => new Response("", { status: 500 }),
    ]) {
      answerWith(fault);
      await failureOf(send());
    }
    const before = fetch.mock.calls.length;
    answerWith((n) => json({ success: true, value: { n } }));
    expect(await send()).toEqual({ n: before + 1 });
  });

  it("can't be changed by their readers", async () => {
    const { send, answerWith } = portal();
    answerWith(() => json({ success: true, value: { list: [3, 1, 2] } }));
    const value = (await send()) as { list: number[] };
    expect(() => value.list.sort()).toThrow(TypeError);
    expect(await send()).toEqual({ list: [3, 1, 2] });
  });
});

describe("boundaries of the shared cache", () => {
  it("no response to a call with a token is shared, and none is served to such a call", async () => {
    const { fetch, send, answerWith } = portal();
    answerWith(() => {
      const token = fetch.mock.lastCall?.[0].headers.get("authorization");
      return json({ success: true, value: { for: token ?? "guests" } });
    });
    const optional = testRow({ ...status, id: "C26", token: "optional" });
    const required = testRow({ ...status, id: "C31", token: "required" });
    for (const token of ["alice", "bob", "alice"]) {
      expect(await send(optional, {}, { session: { token } })).toEqual({ for: token });
      expect(await send(required, {}, { session: { token } })).toEqual({ for: token });
    }
    expect(await send(optional)).toEqual({ for: "guests" });
    expect(await send(optional, {}, { session: { token: "carol" } })).toEqual({ for: "carol" });
    expect(await send(optional)).toEqual({ for: "guests" });
    expect(fetch).toHaveBeenCalledTimes(8);
  });

  it("brand, platform, language, region, module and arguments are part of the key", async () => {
    const { fetch, send } = portal();
    const [english, other] = aurora.languages;
    if (!english || !other) throw new Error("the brand needs two languages for this test");
    const calls = { C18: { moduleId: "OTHER3" } };
    const variants: [unknown, TestScopeOverrides][] = [
      [{}, { language: english }],
      [{}, { language: other }],
      [{}, { regionClass: "JP" }],
      [{}, { brand: { ...aurora, id: "other" } }],
      [{}, { brand: { ...aurora, calls } }],
      [{}, { platform: { origin: testOrigin() } }],
      [{ page: 1 }, {}],
      [{ page: "1" }, {}],
    ];
    const first = [];
    for (const [input, overrides] of variants) first.push(await send(status, input, overrides));
    expect(new Set(first.map((value) => JSON.stringify(value))).size).toBe(variants.length);
    for (const [i, [input, overrides]] of variants.entries()) {
      expect(await send(status, input, overrides)).toEqual(first[i]);
    }
    expect(fetch).toHaveBeenCalledTimes(variants.length);
  });

  it("A6 a response to POST is never cached, even when the brand made a read a POST", async () => {
    const { fetch, send } = portal();
    const brand = { ...aurora, calls: { C18: { method: "POST" as const } } };
    await send(status, {}, { brand });
    await send(status, {}, { brand });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
