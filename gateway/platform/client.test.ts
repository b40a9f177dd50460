import { describe, expect, it, vi } from "vitest";
import { fakePlatform, json, refusal, testScope } from "../testing/platform.ts";
import { testRow } from "../testing/row.ts";
import { createPlatform } from "./client.ts";

const personal = testRow({ id: "T2", token: "required", group: "personal" });
const optional = testRow({ id: "T3", token: "optional", path: "/wps/optional" });
const change = testRow({ id: "T4", method: "POST", path: "/wps/change", read: false });

/** A platform that only accepts the token "good"; its response contains the token that was sent. */
function guarded(request: Request) {
  const token = request.headers.get("authorization");
  if (token === null) return { as: "guest" };
  return token === "good" ? { as: "member" } : refusal("user.or.token.invalid", undefined, 401);
}

function visitor(token: string | null, table = {}) {
  const fake = fakePlatform({
    "GET /wps/test": guarded,
    "GET /wps/optional": guarded,
    "POST /wps/change": guarded,
    ...table,
  });
  const scope = testScope({ platform: { fetch: fake.fetch }, session: { token } });
  return { ...fake, scope, platform: createPlatform(scope) };
}
const tokensOf = (calls: Request[]) => calls.map((request) => request.headers.get("authorization"));

describe("the token of a call", () => {
  it("sends none for guests' calls, the session's where required, and fails without one", async () => {
    const member = visitor("good");
    await member.platform.call(testRow(), {});
    expect(await member.platform.call(personal, {})).toEqual({ as: "member" });
    expect(tokensOf(member.calls)).toEqual([null, "good"]);

    const guest = visitor(null);
    const refused = guest.platform.call(personal, {});
    await expect(refused).rejects.toMatchObject({ failure: "UNAUTHENTICATED" });
    expect(guest.calls).toHaveLength(0);
    expect(guest.scope.session.ended).toBe(0);
  });

  it("A9 A10 sends an optional token when there is one", async () => {
    expect(await visitor("good").platform.call(optional, {})).toEqual({ as: "member" });
    expect(await visitor(null).platform.call(optional, {})).toEqual({ as: "guest" });
    const requested = visitor("good");
    expect(await requested.platform.call(optional, {}, { guest: true })).toEqual({ as: "guest" });
    expect(await requested.platform.call(optional, {})).toEqual({ as: "member" });
    expect(tokensOf(requested.calls)).toEqual([null, "good"]);
  });

  it("A9 A10 drops a stale token on a public read, reads once more as guest, and keeps the session", async () => {
    const { platform, calls, scope } = visitor("stale");
    expect(await platform.call(optional, {})).toEqual({ as: "guest" });
    expect(await platform.call(optional, { page: 2 })).toEqual({ as: "guest" });
    expect(tokensOf(calls)).toEqual(["stale", null, null]);
    expect(scope.session.ended).toBe(0);
  });

  it("A9 a stale token on a private read ends the session, once", async () => {
    const { platform, scope } = visitor("stale");
    const calls = [1, 2, 3].map((page) => platform.call(personal, { page }));
    const results = await Promise.allSettled(calls);
    for (const result of results) {
      expect(result).toMatchObject({ reason: { failure: "UNAUTHENTICATED" } });
    }
    expect(scope.session.ended).toBe(1);
    expect(await scope.session.token()).toBeNull();
  });

  it("an optional change with a stale token is not repeated as a guest", async () => {
    const { platform, calls, scope } = visitor("stale");
    const row = { ...change, token: "optional" as const };
    await expect(platform.call(row, {})).rejects.toMatchObject({ failure: "UNAUTHENTICATED" });
    expect(calls).toHaveLength(1);
    expect(scope.session.ended).toBe(1);
  });

  it("C6 uses the token of a login, and an expired one ends no session", async () => {
    const { platform, calls, scope } = visitor(null);
    expect(await platform.call(personal, {}, { token: "good" })).toEqual({ as: "member" });
    const dead = platform.call(personal, {}, { token: "dead" });
    await expect(dead).rejects.toMatchObject({ failure: "UNAUTHENTICATED" });
    expect(tokensOf(calls)).toEqual(["good", "dead"]);
    expect(scope.session.ended).toBe(0);
  });
});

describe("a read within one request", () => {
  it("is made once for equal arguments, concurrent or later, in any order", async () => {
    const { platform, calls } = visitor(null);
    await Promise.all([
      platform.call(testRow(), { a: 1, b: 2 }),
      platform.call(testRow(), { b: 2, a: 1 }),
    ]);
    await platform.call(testRow(), { a: 1, b: 2 });
    expect(calls).toHaveLength(1);
    await platform.call(testRow(), { a: 2, b: 2 });
    expect(calls).toHaveLength(2);
    expect(platform.stats.calls).toBe(2);
  });

  it("is made again after a change, and changes are never merged", async () => {
    const { platform, calls } = visitor(null);
    await platform.call(testRow(), {});
    await Promise.all([platform.call(change, {}), platform.call(change, {})]);
    await platform.call(testRow(), {});
    expect(calls.map((request) => request.method)).toEqual(["GET", "POST", "POST", "GET"]);
  });

  it("is repeated when it ran beside a change, which may already have taken effect", async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = async (request: Request) => gate.then(() => guarded(request));
    const { platform, calls } = visitor(null, { "GET /wps/test": slow, "POST /wps/change": slow });
    const running = [
      platform.call(testRow(), {}),
      platform.call(change, {}),
      platform.call(testRow(), {}),
    ];
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    open();
    await Promise.all(running);
  });

  it("C17 is never shared when it has headers of its own or its response headers are needed", async () => {
    const fresh = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60 };
    const captcha = testRow({ id: "C17", path: "/wps/captcha", cache: fresh });
    let made = 0;
    const { platform, calls } = visitor(null, {
      "GET /wps/captcha": () => {
        made += 1;
        return json(
          { success: true, value: "" },
          { headers: { "set-cookie": `captchaId=${made}` } },
        );
      },
    });
    const cookies: (string | null)[] = [];
    const onHeaders = (headers: Headers) => void cookies.push(headers.get("set-cookie"));
    await Promise.all([
      platform.call(captcha, {}, { onHeaders }),
      platform.call(captcha, {}, { onHeaders }),
    ]);
    expect(cookies).toEqual(["captchaId=1", "captchaId=2"]);
    await platform.call(captcha, {}, { headers: { cookie: "captchaId=2" } });
    expect(calls).toHaveLength(3);
  });
});

describe("priority", () => {
  it("starts critical calls before others and deferred ones last when all slots are taken", async () => {
    const order: string[] = [];
    const gates: (() => void)[] = [];
    const fetch = vi.fn(async (request: Request) => {
      order.push(new URL(request.url).searchParams.get("n") ?? "");
      await new Promise<void>((open) => gates.push(open));
      return json({ success: true, value: 1 });
    });
    const platform = createPlatform(testScope({ platform: { fetch } }));
    const calls = ["1", "2", "3", "4", "5", "6"].map((n) => platform.call(testRow(), { n }));
    await vi.waitFor(() => expect(gates).toHaveLength(6));
    calls.push(platform.call(testRow(), { n: "deferred" }, { priority: "deferred" }));
    calls.push(platform.call(testRow(), { n: "plain" }));
    calls.push(platform.call(testRow({ group: "launch" }), { n: "long" }));
    calls.push(platform.call(testRow(), { n: "critical" }, { priority: "critical" }));
    // All four wait for a slot: counting a read takes only microtasks.
    await new Promise((resolve) => setTimeout(resolve));
    for (let i = 0; i < 10; i += 1) {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(i));
      gates[i]?.();
    }
    await Promise.all(calls);
    expect(order.slice(6)).toEqual(["critical", "long", "plain", "deferred"]);
  });
});
