import { describe, expect, it } from "vitest";
import { sendRaw } from "../edge/support/send-raw.ts";
import { portalOfFile } from "../support/portal-of-file.ts";

const portal = await portalOfFile();

/** Targets that a browser would resolve to another site, or that cause redirect loops. */
const targets = [
  "https://evil.test/",
  "http://localhost@evil.test/",
  "http://127.0.0.1:1@evil.test/rng",
  "http://localhost.evil.test/rng",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/%2f%2fevil.test",
  "/%5cevil.test",
  "/%255cevil.test",
  "\t//evil.test",
  "/\n/evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "javascript:alert(1)",
  "data:text/html,evil.test",
  "http:evil.test",
  "@evil.test",
  "evil.test",
  "/login?returnTo=//evil.test",
  "/x\r\nset-cookie: evil.test=1",
  `/${"a".repeat(5000)}evil.test`,
];

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendRaw(portal.origin, path, {
    method: "POST",
    headers: {
      origin: portal.origin,
      "content-type": "application/x-www-form-urlencoded",
      "x-dev-world": "redirects",
      // As a browser that has opened the form: without a cookie a login leads through a page that looks for one.
      cookie: "cookies=1",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

function expectHome(answer: Awaited<ReturnType<typeof form>>) {
  expect(answer.status).toBeGreaterThanOrEqual(300);
  expect(answer.status).toBeLessThan(400);
  const location = String(answer.headers.location);
  // Resolved as a browser does: the result must stay on this site.
  expect(new URL(location, portal.origin).origin, location).toBe(portal.origin);
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(decodeURIComponent(location)).not.toContain("evil");
  expect(JSON.stringify(answer.headers)).not.toMatch(/evil\.test=1/);
}

describe("A106 no redirect or link leads to another site", () => {
  it.each(targets)("the language form: %j", async (returnTo) => {
    expectHome(await form("/language", { lang: "ko", returnTo }));
  });

  it.each(targets)("the login form: %j", async (returnTo) => {
    expectHome(await form("/login", { username: "player1", password: "Portico#2026", returnTo }));
  });

  it("A129 accepts a return URL on the portal's own host, and no similar host", async () => {
    const fields = { username: "player1", password: "Portico#2026" };
    const own = await form("/login", {
      ...fields,
      returnTo: `${portal.origin}/member/bets?type=RNG`,
    });
    expect(own.headers.location).toBe("/member/bets?type=RNG");
    for (const odd of [
      "//evil.test",
      "/\\evil.test",
      "@evil.test/",
      ".evil.test/",
      ":1/evil.test",
    ]) {
      expectHome(await form("/login", { ...fields, returnTo: portal.origin + odd }));
    }
  });

  it.each(targets)("return links of pages: %j", async (returnTo) => {
    for (const page of ["/login", "/logout", "/register", "/agent"]) {
      const { status, body } = await sendRaw(
        portal.origin,
        `${page}?${new URLSearchParams({ returnTo })}`,
      );
      expect(status).toBeLessThan(400);
      const attributes = body.match(/(?:href|action|value|content)="[^"]*"/g) ?? [];
      const leading = attributes.filter((text) => /evil\.test/.test(decodeURIComponent(text)));
      // A link may contain the other site only in the query of a page of ours; a streamed page leads to itself.
      for (const text of leading) {
        expect(text).toMatch(/="(0;url=|\/(login|logout|register|agent))\?/);
      }
    }
  });

  it.each([
    "https://evil.test/rng",
    "//evil.test",
    "http://localhost.evil.test/rng",
    "javascript:alert(1)",
    "not an address",
    "http://user:pass@evil.test/",
  ])("a favourite button submitted with the referer %j leads home", async (referer) => {
    expectHome(await form("/favorites/toggle", { game: "x", favorite: "1" }, { referer }));
  });
});

describe("headers of all kinds", () => {
  const odd: Record<string, string>[] = [
    { cookie: "__Host-sid=" },
    { cookie: `__Host-sid=${"x".repeat(6000)}` },
    { cookie: "__Host-sid=%00%ff; __Host-sid=../../x; __Host-lang=%E0%A4%A" },
    { cookie: ";;;===;;" },
    { cookie: "__Host-lang=__proto__" },
    { "accept-language": `${"en-US,".repeat(800)}xx` },
    { "accept-language": "*;q=9e999, \u00e9" },
    { accept: "application/json;q=\u00ff, */*;q=x" },
    { "user-agent": "\u00e9".repeat(3000) },
    { referer: "\u00ff\u00fe" },
    { "sec-purpose": "prefetch;".repeat(200) },
    { "if-modified-since": "Sat, 99 Foo 9999", "if-none-match": '"'.repeat(2000) },
    { range: "bytes=-1,0-99999999999999" },
    { "x-remix-redirect": "https://evil.test", "x-remix-revalidate": "1" },
    { "x-forwarded-proto": "javascript", "x-forwarded-host": "evil.test" },
  ];
  it.each(odd)("%j: no 5xx, and the page does not repeat it", async (headers) => {
    for (const path of ["/help", "/rng", "/graphql", "/_root.data"]) {
      const answer = await sendRaw(portal.origin, path, { headers });
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.body).not.toContain("evil.test");
      expect(answer.headers.location).toBeUndefined();
    }
  });
});
