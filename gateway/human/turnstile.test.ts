import { describe, expect, it, vi } from "vitest";
import { json, testScope } from "../testing/platform.ts";
import { checkHuman } from "./turnstile.ts";

const token = "0.planted-token-value";
const good = {
  success: true,
  "error-codes": [],
  challenge_ts: "2026-02-01T10:00:00.000Z",
  hostname: "portal.test",
  action: "login",
};
type Answer = (request: Request, nth: number) => Response | Promise<Response>;

/** A service that returns this response, and the requests it received. */
function service(answer: Answer, more: { testing?: boolean } = {}) {
  const sent: Record<string, string>[] = [];
  const scope = testScope();
  const settings = {
    origin: "https://challenges.cloudflare.com",
    secretKey: "planted-secret-key",
    testing: more.testing ?? false,
    fetch: async (request: Request) => {
      expect(request.url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
      sent.push(await request.clone().json());
      return answer(request, sent.length);
    },
  };
  return { scope, sent, check: () => checkHuman(token, settings, scope) };
}
const refusing = (...codes: string[]) =>
  service(() => json({ success: false, "error-codes": codes }));

describe("siteverify", () => {
  it("A16 X2 sends secret, token, address and a key, and returns the result", async () => {
    const { check, sent } = service(() => json(good));
    expect(await check()).toEqual({
      proof: {
        provider: "turnstile",
        success: true,
        hostname: "portal.test",
        action: "login",
        challengeTs: good.challenge_ts,
      },
    });
    expect(sent).toEqual([
      {
        secret: "planted-secret-key",
        response: token,
        remoteip: "203.0.113.7",
        idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it.each([
    ["an invalid token", "invalid-input-response", "failed"],
    ["no token", "missing-input-response", "failed"],
    ["an expired or used token", "timeout-or-duplicate", "expired"],
    ["our wrong secret", "invalid-input-secret", "unavailable"],
    ["our missing secret", "missing-input-secret", "unavailable"],
    ["an unreadable request", "bad-request", "unavailable"],
    ["an unknown code", "brand-new-code", "failed"],
  ])("A16 %s has its own result", async (_name, code, problem) => {
    const { check, sent } = refusing(code);
    expect(await check()).toEqual({ problem });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["another site", { hostname: "evil.test" }],
    ["a subdomain of ours", { hostname: "portal.test.evil.test" }],
    ["no site", { hostname: undefined }],
    ["another form", { action: "register" }],
    ["no form", { action: "" }],
  ])("A16 refuses a token that was made for %s", async (_name, change) => {
    const { check } = service(() => json({ ...good, ...change }));
    expect(await check()).toEqual({ problem: "failed" });
  });

  it("A16 accepts results without a site only with the public testing keys", async () => {
    const dummy = { success: true, "error-codes": [], hostname: "example.com" };
    expect(await service(() => json(dummy), { testing: true }).check()).toHaveProperty("proof");
    expect(await service(() => json(dummy)).check()).toEqual({ problem: "failed" });
  });

  const broken: [string, Answer][] = [
    ["a 500", () => json(good, { status: 500 })],
    ["HTML", () => new Response("<html>one moment</html>")],
    ["an empty response", () => new Response(null, { status: 204 })],
    ["success as text", () => json({ ...good, success: "true" })],
    ["invalid codes", () => json({ success: true, "error-codes": "none" })],
    ["a huge response", () => new Response("x".repeat(100_000))],
    ["a redirect", () => new Response(null, { status: 302, headers: { location: "https://a" } })],
    ["a reset", () => Promise.reject(new Error("connection reset"))],
    [
      "an internal error of the service",
      () => json({ success: false, "error-codes": ["internal-error"] }),
    ],
  ];

  it.each(broken)("A16 %s lets nobody through, and is requested once more", async (_name, bad) => {
    const { check, sent } = service(bad);
    expect(await check()).toEqual({ problem: "unavailable" });
    expect(sent).toHaveLength(2);
  });

  it("A16 requests a lost response again with the same key", async () => {
    const { check, sent } = service((_request, nth) => {
      if (nth === 1) throw new Error("connection reset");
      return json(good);
    });
    expect(await check()).toHaveProperty("proof");
    const [first, second] = sent.map((each) => each.idempotency_key);
    expect(second).toBe(first);
  });

  it("A16 gives up after five seconds without a response, and does not retry", async () => {
    vi.useFakeTimers();
    try {
      const { check, sent } = service(() => new Promise(() => undefined));
      const outcome = check();
      await vi.advanceTimersByTimeAsync(4900);
      expect(await Promise.race([outcome, Promise.resolve("waiting")])).toBe("waiting");
      await vi.advanceTimersByTimeAsync(200);
      expect(await outcome).toEqual({ problem: "unavailable" });
      expect(sent).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("A16 logs the result, and nothing that was sent", async () => {
    const outcomes = [service(() => json(good)), refusing("timeout-or-duplicate"), refusing(token)];
    for (const { check } of outcomes) await check();
    const lines = outcomes.flatMap(({ scope }) => scope.lines);
    expect(lines).toMatchObject([
      { event: "human.verification", level: "info", outcome: "ok", code: null },
      { outcome: "expired", code: "timeout-or-duplicate" },
      { outcome: "failed", code: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/planted|203\.0\.113/);
  });
});
