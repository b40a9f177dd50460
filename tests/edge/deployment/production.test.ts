import { describe, expect, it } from "vitest";
import { sendRequest } from "../../faults/send-request.ts";
import { bootPortal } from "../../support/portal.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ production: true, logTo: log });

describe("production", () => {
  it("is open to a visitor of an allowed country", async () => {
    const answer = await portal.fetch("/healthz");
    expect(await answer.json()).toMatchObject({ status: "ok", environment: "production" });
    expect((await portal.fetch("/")).status).toBe(200);
  });

  it("development switches have no effect: headers, cookies and query parameters", async () => {
    const as = {
      country: "KP",
      region: "WA",
      address: "9.9.9.9",
      brand: "hanbit",
      world: "other",
      "clock-ahead": 86_400_000,
    };
    const cookie = Object.entries(as)
      .map(([name, value]) => `dev-${name}=${value}`)
      .join("; ");
    const query = new URLSearchParams(cookie.replaceAll("; ", "&")).toString();
    const answer = await portal.fetch(`/?${query}`, { as, headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('data-brand="aurora"');
  });

  it("A202 the clock can't be moved: the platform accepts the time of a login, and the session goes on", async () => {
    // The platform refuses a payload that was encrypted in the future, and such a session would be over.
    const as = { "clock-ahead": 20 * 86_400_000 };
    const form = await portal.fetch("/login", { as });
    const [guest = ""] = form.headers.getSetCookie().map((line) => line.split(";")[0]);
    const html = await form.text();
    const [, key = ""] =
      /name="key" value="([^"]+)"/.exec(html.slice(html.indexOf('id="login-username"') - 2000)) ??
      [];
    const login = await portal.fetch("/login", {
      method: "POST",
      headers: { origin: portal.origin, cookie: guest },
      body: new URLSearchParams({
        username: "player1",
        password: "Portico#2026",
        key,
        returnTo: "/member",
      }),
      as,
    });
    expect(login.headers.get("location")).toBe("/member");
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect((await portal.fetch("/member", { headers: { cookie }, as })).status).toBe(200);
  });

  it("A151 A204 the cookies of the language and the remembered name can't be set by another host, and are read by no other name", async () => {
    const body = new URLSearchParams({ lang: "ko", returnTo: "/" });
    const answer = await portal.fetch("/language", {
      method: "POST",
      body,
      headers: { origin: portal.origin },
    });
    const lines = answer.headers.getSetCookie();
    expect(lines).toContainEqual(expect.stringMatching(/^__Host-lang=ko; Path=\/;.*Secure/));
    const other = await portal.fetch("/help", { headers: { cookie: "lang=ko; remembered=kim" } });
    expect(await other.text()).toContain('<html lang="en"');
  });

  it("has no playground and no introspection", async () => {
    const page = await portal.fetch("/graphql", { headers: { accept: "text/html" } });
    expect(await page.text()).not.toContain("playground");
    expect(page.status).toBeGreaterThanOrEqual(400);
    const answer = await portal.graphql("{ __schema { types { name } } }");
    expect(await answer.text()).not.toContain("__Type");
  });

  it("A150 has neither the playground's files nor a route under /dev", async () => {
    for (const path of [
      "/playground/playground.js",
      "/playground/playground.css",
      "/dev/platform",
    ]) {
      const answer = await portal.fetch(path, { headers: { cookie: "dev-world=any" } });
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).not.toContain("GCSGAME_hotGamesV2");
    }
    // The response of every path without an action.
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const headers = { origin: portal.origin, "content-type": type };
      const answer = await portal.fetch("/dev/platform", { method: "POST", headers });
      expect(answer.status).toBe(type === "application/json" ? 415 : 405);
      expect(await answer.text()).not.toContain("Platform calls");
    }
  });

  it("no response reports its timing", async () => {
    for (const requested of ["/", "/help", "/dev/platform", "/healthz"]) {
      const answer = await portal.fetch(requested);
      expect(answer.headers.get("server-timing")).toBeNull();
      await answer.text();
    }
    const answer = await sendRequest(portal, {
      world: "any",
      query: "{ hotGames(limit: 3) { id } }",
    });
    expect(answer.headers.get("server-timing")).toBeNull();
  });

  it("A16 has no human verification without keys", async () => {
    const login = await portal.fetch("/login");
    expect(login.headers.get("content-security-policy")).not.toContain("challenges.cloudflare.com");
    expect(await login.text()).not.toContain("turnstile");
  });

  it("allows no frames and requests of the sandbox", async () => {
    const policy = (await portal.fetch("/")).headers.get("content-security-policy");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).not.toContain("localhost");
  });
});

// Each of them alone is refused too (configuration.test.ts).
it("a production Worker with a development configuration responds with 500 without details", async () => {
  const vars = {
    SESSION_KEY: "short",
    SANDBOX_ORIGIN: "http://localhost:8789",
    VITE_ORIGIN: "http://localhost:5173",
    PLATFORM_ORIGIN: "http://default.sandbox.internal",
  };
  const broken = await bootPortal({ production: true, vars });
  try {
    const answer = await broken.fetch("/");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe("Service unavailable.\n");
  } finally {
    await broken.stop();
  }
});
