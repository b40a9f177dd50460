import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { json, testOrigin, testScope } from "../../testing/platform.ts";
import { testRow } from "../../testing/row.ts";
import { createPlatform } from "../client.ts";
import type { PlatformError } from "../errors.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fetch = (request: Request) => Promise<Response>;
const ok = (value: unknown = {}) => json({ success: true, value });
const later = (ms: number, answer: () => Response): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(answer()), ms));
const never = () => new Promise<Response>(() => undefined);

function platformOf(fetch: Fetch, origin = testOrigin(), timeoutFactor = 1) {
  const spy = vi.fn(fetch);
  const scope = testScope({ platform: { fetch: spy, origin, timeoutFactor } });
  return { spy, scope, platform: createPlatform(scope) };
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => "none",
    (error: PlatformError) => error.failure,
  );

describe("time limits", () => {
  it.each([
    ["public", 1500],
    ["personal", 2000],
    ["report", 10_000],
    ["launch", 8000],
    ["login", 8000],
    ["money", 15_000],
  ] as const)(
    "gives a %s call %i ms, also when the platform ignores the signal",
    async (group, ms) => {
      const { platform } = platformOf(never);
      const failure = failureOf(platform.call(testRow({ group }), {}));
      const seen = vi.fn();
      failure.then(seen);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(seen).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toBe("UPSTREAM_TIMEOUT");
    },
  );

  it("multiplies the limits for a slow platform", async () => {
    const [inTime, late] = [2999, 3001].map((ms) => {
      const { platform } = platformOf(() => later(ms, ok), testOrigin(), 2);
      return failureOf(platform.call(testRow(), {}));
    });
    await vi.advanceTimersByTimeAsync(3001);
    expect(await Promise.all([inTime, late])).toEqual(["none", "UPSTREAM_TIMEOUT"]);
  });

  it("starts when a slot is taken: none of 60 queued calls times out", async () => {
    let waiting = 0;
    let most = 0;
    const { platform } = platformOf(async () => {
      waiting += 1;
      most = Math.max(most, waiting);
      const answer = await later(400, ok);
      waiting -= 1;
      return answer;
    });
    const calls = Array.from({ length: 60 }, (_, i) => failureOf(platform.call(testRow(), { i })));
    await vi.advanceTimersByTimeAsync(10 * 400);
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["none"]));
    expect(most).toBe(6);
  });

  it("includes the body, and aborts the request when it passes", async () => {
    const body = () =>
      new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array([123])) }));
    const { platform, spy } = platformOf(async () => body());
    const failure = failureOf(platform.call(testRow(), {}));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await failure).toBe("UPSTREAM_TIMEOUT");
    expect(spy.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it("releases the slot when headers have arrived, while bodies are still read", async () => {
    const slow = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            setTimeout(() => {
              controller.enqueue(new TextEncoder().encode('{"success":true,"value":1}'));
              controller.close();
            }, 1000);
          },
        }),
      );
    const { platform, spy } = platformOf(async () => slow());
    const calls = Array.from({ length: 9 }, (_, i) => platform.call(testRow(), { i }));
    await vi.advanceTimersByTimeAsync(0);
    expect(spy).toHaveBeenCalledTimes(9);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all(calls)).toEqual(Array(9).fill(1));
  });
});

describe("one retry, for reads only", () => {
  const dropped = async (): Promise<Response> => Promise.reject(new TypeError("connection reset"));
  const status = (code: number) => async () => new Response("busy", { status: code });
  const broken = async () =>
    new Response(new ReadableStream({ pull: (c) => c.error(new Error("cut")) }));

  it.each([
    ["a broken connection", dropped],
    ["a connection that breaks in the body", broken],
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
  ])("repeats a read once on %s", async (_, fault) => {
    let calls = 0;
    const { platform, spy } = platformOf(async () => (calls++ === 0 ? fault() : ok("second")));
    expect(await platform.call(testRow(), {})).toBe("second");
    expect(spy).toHaveBeenCalledTimes(2);
    const down = platformOf(fault);
    expect(await failureOf(down.platform.call(testRow(), {}))).toBe("UPSTREAM_UNAVAILABLE");
    expect(down.spy).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["500", status(500), "UPSTREAM_UNAVAILABLE"],
    ["429", status(429), "UPSTREAM_UNAVAILABLE"],
    ["a 404", status(404), "UPSTREAM_BAD_RESPONSE"],
    ["HTML", async () => new Response("<html>"), "UPSTREAM_BAD_RESPONSE"],
    [
      "a redirect",
      async () => Response.redirect("https://evil.example/", 302),
      "UPSTREAM_BAD_RESPONSE",
    ],
    [
      "invalid UTF-8",
      async () => new Response(new Uint8Array([255, 254])),
      "UPSTREAM_BAD_RESPONSE",
    ],
  ])("does not repeat on %s", async (_, fault, failure) => {
    const { platform, spy } = platformOf(fault);
    expect(await failureOf(platform.call(testRow(), {}))).toBe(failure);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("does not interpret the body of a redirect", async () => {
    const body = JSON.stringify({ success: false, errorCode: "login.not.session" });
    const { platform } = platformOf(async () => new Response(body, { status: 307 }));
    expect(await failureOf(platform.call(testRow(), {}))).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it.each([dropped, broken, status(503)])("never repeats a change", async (fault) => {
    const { platform, spy } = platformOf(fault);
    const row = testRow({ method: "POST", read: false, group: "personal" });
    expect(await failureOf(platform.call(row, {}))).toBe("UPSTREAM_UNAVAILABLE");
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it("stays within one time limit over both attempts", async () => {
    const { platform, spy } = platformOf(() => later(900, () => new Response("", { status: 502 })));
    const failure = failureOf(platform.call(testRow(), {}));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await failure).toBe("UPSTREAM_TIMEOUT");
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it.each<[string, number, string | null, number | undefined]>([
    ["seconds", 429, "7", 7000],
    ["a date", 429, "Thu, 01 Jan 2026 00:00:09 GMT", 9000],
    ["nothing", 429, null, undefined],
    ["a date in the past", 429, "Wed, 31 Dec 2025 23:59:00 GMT", undefined],
    ["nonsense", 429, "soon", undefined],
    ["a year", 429, "31536000", 3_600_000],
    ["seconds, while it is down", 500, "3", 3000],
    ["nothing, while it is down", 500, null, undefined],
  ])("returns the wait of a response with %s", async (_name, status, said, retryAfterMs) => {
    vi.setSystemTime("2026-01-01T00:00:00Z");
    const { platform } = platformOf(
      async () =>
        new Response("", { status, headers: said === null ? {} : { "retry-after": said } }),
    );
    const error = await platform.call(testRow(), {}).catch((thrown: PlatformError) => thrown);
    expect((error as PlatformError).detail).toEqual({ status, retryAfterMs });
  });
});

describe("a lost response of money or a login", () => {
  it.each(["money", "login"] as const)(
    "is UNKNOWN_OUTCOME for %s, and never sent twice",
    async (group) => {
      const row = testRow({ method: "POST", read: false, group });
      const faults: Fetch[] = [
        never,
        async () => Promise.reject(new TypeError("reset")),
        async () => new Response("", { status: 502 }),
        async () => new Response('{"success":tr'),
        async () => Response.redirect("https://evil.example/", 303),
      ];
      for (const fault of faults) {
        const { platform, spy } = platformOf(fault);
        const failure = failureOf(platform.call(row, {}));
        await vi.advanceTimersByTimeAsync(15_000);
        expect(await failure).toBe("UNKNOWN_OUTCOME");
        expect(spy).toHaveBeenCalledTimes(1);
      }
    },
  );

  it("is not unknown when the platform refused the call or was never called", async () => {
    const row = testRow({ method: "POST", read: false, group: "money" });
    const refused = platformOf(async () =>
      json({ success: false, errorCode: "balance.not.enough" }),
    );
    expect(await failureOf(refused.platform.call(row, {}))).toBe("UPSTREAM_REFUSED");
    const turnedAway = platformOf(async () => new Response("", { status: 429 }));
    expect(await failureOf(turnedAway.platform.call(row, {}))).toBe("UPSTREAM_UNAVAILABLE");
    const origin = testOrigin();
    const down = platformOf(async () => new Response("", { status: 500 }), origin);
    for (let i = 0; i < 20; i += 1) await failureOf(down.platform.call(row, { i }));
    expect(await failureOf(down.platform.call(row, {}))).toBe("UPSTREAM_UNAVAILABLE");
    expect(down.spy).toHaveBeenCalledTimes(20);
  });
});

describe("size", () => {
  it("stops reading at the row's maximum size, by default one MiB", async () => {
    let pulled = 0;
    const endless = async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(64 * 1024).fill(32));
          },
        }),
      );
    const { platform } = platformOf(endless);
    expect(await failureOf(platform.call(testRow(), {}))).toBe("UPSTREAM_BAD_RESPONSE");
    expect(pulled).toBeLessThan(20);
    pulled = 0;
    await failureOf(platformOf(endless).platform.call(testRow({ maxBytes: 2 * 1024 * 1024 }), {}));
    expect(pulled).toBeGreaterThan(32);
  });
});

describe("the breaker of a group", () => {
  it("stops calls to a platform that is down, and recovers within 6 s", async () => {
    let up = false;
    const { platform, spy } = platformOf(async () =>
      up ? ok() : new Response("", { status: 500 }),
    );
    for (let i = 0; i < 30; i += 1) await failureOf(platform.call(testRow(), { i }));
    expect(spy).toHaveBeenCalledTimes(20);
    expect(await failureOf(platform.call(testRow({ group: "personal" }), {}))).toBe(
      "UPSTREAM_UNAVAILABLE",
    );
    expect(spy).toHaveBeenCalledTimes(21);
    up = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failureOf(platform.call(testRow(), { healed: 1 }))).toBe("none");
    expect(await failureOf(platform.call(testRow(), { healed: 2 }))).toBe("none");
  });

  it("fails at once while open, also when all slots are taken, and counts no call", async () => {
    const origin = testOrigin();
    const down = platformOf(async () => new Response("", { status: 500 }), origin);
    for (let i = 0; i < 20; i += 1) await failureOf(down.platform.call(testRow(), { i }));
    const { platform, spy } = platformOf(never, origin);
    for (let i = 0; i < 6; i += 1) failureOf(platform.call(testRow({ group: "launch" }), { i }));
    await vi.advanceTimersByTimeAsync(0);
    expect(spy).toHaveBeenCalledTimes(6);
    expect(await failureOf(platform.call(testRow(), {}))).toBe("UPSTREAM_UNAVAILABLE");
    expect(platform.stats.calls).toBe(0);
  });

  it("does not send queued calls after it has opened", async () => {
    const { platform, spy } = platformOf(() => later(10, () => new Response("", { status: 500 })));
    const calls = Array.from({ length: 60 }, (_, i) => failureOf(platform.call(testRow(), { i })));
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["UPSTREAM_UNAVAILABLE"]));
    // The twenty calls that opened the breaker, and at most six that had started by then.
    expect(spy.mock.calls.length).toBeLessThanOrEqual(26);
  });

  it("does not count refusals and invalid responses as an outage", async () => {
    const answers = [
      () => json({ success: false, errorCode: "x" }),
      () => new Response("<html>"),
      () => Response.redirect("https://evil.example/", 302),
      () => new Response(new Uint8Array([255])),
    ];
    const { platform, spy } = platformOf(
      async () => answers[spy.mock.calls.length % 4]?.() ?? ok(),
    );
    for (let i = 0; i < 40; i += 1) await failureOf(platform.call(testRow(), { i }));
    expect(spy).toHaveBeenCalledTimes(40);
  });
});
