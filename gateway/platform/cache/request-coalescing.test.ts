import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { json, testScope } from "../../testing/platform.ts";
import { failureOf, portal } from "../../testing/platform-portal.ts";
import { emptyStats } from "../call-log.ts";
import { ConcurrencyLimit } from "../limits/concurrency-limit.ts";
import { EdgeCache } from "./edge-cache.ts";
import { takeFetchLock } from "./fetch-locks.ts";
import { SharedCache } from "./shared-cache.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
describe("a hundred visitors at once", () => {
  it("cause one call with a cold cache, and all get the response", async () => {
    const { fetch, send, answerWith } = portal();
    answerWith(async (n) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return json({ success: true, value: { n } });
    });
    const views = Array.from({ length: 100 }, () => send());
    await seconds(0.1);
    expect(new Set((await Promise.all(views)).map((value) => JSON.stringify(value)))).toEqual(
      new Set(['{"n":1}']),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("share one failure, which later visitors do not get", async () => {
    const { fetch, send, answerWith } = portal();
    answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return new Response("", { status: 500 });
    });
    const views = Array.from({ length: 100 }, () => failureOf(send()));
    await seconds(0.2);
    expect(new Set(await Promise.all(views))).toEqual(new Set(["UPSTREAM_UNAVAILABLE"]));
    expect(fetch).toHaveBeenCalledTimes(1);
    answerWith((n) => json({ success: true, value: { n } }));
    expect(await send()).toEqual({ n: 2 });
  });

  it("get only the failure they waited for, not an earlier one", async () => {
    const { send, answerWith } = portal();
    answerWith(() => new Response("", { status: 500 }));
    expect(await failureOf(send())).toBe("UPSTREAM_UNAVAILABLE");
    await seconds(0.01);
    answerWith(async (n) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return json({ success: true, value: { n } });
    });
    const views = [send(), send(), send()];
    await seconds(0.2);
    expect(await Promise.all(views)).toEqual(Array(3).fill({ n: 2 }));
  });

  it("continue when the first request is aborted, within the time limit", async () => {
    const { fetch, send, answerWith } = portal();
    // The first request never ends, as when the runtime aborts it.
    answerWith((n) =>
      n === 1 ? new Promise(() => undefined) : json({ success: true, value: { n } }),
    );
    send().catch(() => undefined);
    const views = Array.from({ length: 99 }, () => send());
    await seconds(0.8);
    expect(await Promise.all(views)).toEqual(Array(99).fill({ n: 2 }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("wait at most a time limit for a request that never releases its lock", async () => {
    const scope = testScope();
    const stats = emptyStats();
    const cache = new SharedCache(scope, new EdgeCache(scope, new ConcurrencyLimit()), stats);
    const key = `C18 ${scope.platform.origin}`;
    expect(takeFetchLock(key, scope.now(), 60_000)).not.toBeNull();
    const load = vi.fn();
    const policy = { fresh: 1, staleWhileRevalidate: 1, staleIfError: 1 };
    const read = { key, policy, limitMs: 1500, load, revive: JSON.parse };
    const failure = failureOf(cache.read(read));
    await seconds(1.6);
    expect(await failure).toBe("UPSTREAM_TIMEOUT");
    expect(load).not.toHaveBeenCalled();
  });

  it("each wait at most their time limit when it hangs", async () => {
    const { fetch, send, answerWith } = portal();
    answerWith(() => new Promise(() => undefined));
    const views = Array.from({ length: 100 }, () => failureOf(send()));
    await seconds(1.6);
    await seconds(0.7);
    expect(new Set(await Promise.all(views))).toEqual(new Set(["UPSTREAM_TIMEOUT"]));
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
