import { afterAll, beforeAll, describe, expect, it } from "vitest";
import en from "../../app/locales/en/index.ts";
import ko from "../../app/locales/ko/index.ts";
import { bootPortal, type Portal } from "../support/portal.ts";
import { askedScripts } from "../support/route-scripts.mjs";
import { rawAsk } from "./raw-ask.ts";

let portal: Portal;
const log = { level: "debug" as const, lines: [] as string[] };
beforeAll(async () => {
  portal = await bootPortal({ logTo: log });
});
afterAll(() => portal.stop());

const post = (body: string, headers: Record<string, string>) => ({ method: "POST", body, headers });

describe("every answer", () => {
  const asked: Array<[string, string, string | undefined, number]> = [
    ["a page", "/", undefined, 200],
    ["an unknown page", "/nowhere-at-all", undefined, 404],
    ["a health check", "/healthz", undefined, 200],
    ["a refused path", "/a%2fb", undefined, 400],
    ["a refused form", "/login", "a=1", 403],
  ];
  it.each(asked)(
    "carries the security headers and its request id: %s",
    async (_n, path, body, status) => {
      const answer = await rawAsk(portal.origin, path, { method: body ? "POST" : "GET", body });
      expect(answer.status).toBe(status);
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(answer.headers["cross-origin-opener-policy"]).toBeDefined();
      expect(answer.headers["permissions-policy"]).toBeDefined();
      expect(answer.headers["strict-transport-security"]).toBeDefined();
      expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers["cache-control"]).toMatch(/no-store|private, no-cache/);
    },
  );

  it("has a nonce of its own, which every script of a page and what it preloads carries", async () => {
    const nonceOf = async () => {
      const answer = await portal.fetch("/");
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1];
      const page = await answer.text();
      const scripts = page.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      expect(page, "for what the first of them preloads").toContain(`("${nonce}", ["/assets/`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it.each(["en", "ko"])(
    "asks at once for all that its scripts start with, the texts in %s too",
    async (language) => {
      const page = await (await portal.fetch(`/?lang=${language}`)).text();
      const asked = askedScripts(page);
      const start = /\(document\.currentScript, (".*?")\)<\/script>/s.exec(page)?.[1] ?? '""';
      const files = await Promise.all(
        asked.map(async (path) => {
          const answer = await portal.fetch(path);
          expect(answer.status, path).toBe(200);
          return { path, code: await answer.text() };
        }),
      );
      const imported = [
        ...String(JSON.parse(start)).matchAll(/"(\/assets\/[^"]+\.js)"/g),
        ...files.flatMap(({ code }) => [...code.matchAll(/(?:from|import)"\.(\/[^"]+\.js)"/g)]),
      ].map(([, path]) => String(path).replace(/^(?!\/assets)/, "/assets"));
      expect(imported.length).toBeGreaterThan(5);
      expect(asked).toEqual(expect.arrayContaining(imported));
      // Files of a build are named by their hashes: what they say tells them apart.
      const saying = (skip: string) => files.filter(({ code }) => code.includes(skip)).length;
      expect([saying(en.shell.skip), saying(ko.shell.skip)]).toEqual(
        language === "ko" ? [0, 1] : [1, 0],
      );
    },
  );

  it.each(["en", "ko"])(
    "asks at once for the texts that a form waits for, in %s",
    async (language) => {
      const page = await (await portal.fetch(`/login/forgot?lang=${language}`)).text();
      const asked = askedScripts(page);
      const codes = await Promise.all(asked.map(async (path) => (await portal.fetch(path)).text()));
      const saying = (words: string) => codes.filter((code) => code.includes(words)).length;
      const [own, other] = language === "ko" ? [ko, en] : [en, ko];
      for (const text of [own.forms.showPassword, own.session.loginLead])
        expect(saying(text), text).toBe(1);
      for (const text of [other.forms.showPassword, other.session.loginLead])
        expect(saying(text), text).toBe(0);
    },
  );

  it("names a page's style sheet ahead of the page, rendered or kept", async () => {
    for (const path of ["/", "/", "/no/such/page", "/?zz=1"]) {
      const answer = await portal.fetch(path);
      const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text())?.[1];
      expect(answer.headers.get("link"), path).toBe(`<${sheet}>; rel=preload; as=style`);
    }
  });

  it("takes no request id from outside, and logs one line under its own", async () => {
    const mine = "11111111-1111-4111-8111-111111111111";
    const answer = await portal.fetch("/healthz?token=planted-query", {
      headers: { "x-request-id": mine, cookie: "planted=cookie" },
    });
    const id = answer.headers.get("x-request-id") ?? "";
    expect(id).not.toBe(mine);
    await expect.poll(() => log.lines.filter((line) => line.includes(id))).toHaveLength(1);
    expect(log.lines.join("\n")).not.toContain("planted");
  });

  it("HEAD answers as GET, without a body", async () => {
    const answer = await rawAsk(portal.origin, "/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe("");
    expect(answer.headers["content-type"]).toContain("text/html");
  });
});

describe("what is refused", () => {
  it("413 for more than 64 KiB, told or not", async () => {
    const headers = { origin: portal.origin, "content-type": "application/json" };
    const big = `{"query":"${"x".repeat(70_000)}"}`;
    expect((await rawAsk(portal.origin, "/graphql", post(big, headers))).status).toBe(413);
    const chunked = { ...headers, "transfer-encoding": "chunked" };
    expect((await rawAsk(portal.origin, "/graphql", post(big, chunked))).status).toBe(413);
  });

  it.each<[Record<string, string>, number]>([
    [{}, 403],
    [{ origin: "https://evil.test" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 200],
  ])("a change from %j: %i", async (from, status) => {
    const headers = { "content-type": "application/json", "x-portico": "1", ...from };
    const answer = await rawAsk(portal.origin, "/graphql", post('{"query":"{ready}"}', headers));
    expect(answer.status).toBe(status);
  });

  it.each(["/a%5cb", "/a%00b", "/a%252fb", "/%c0%af"])("the path %s: 400", async (path) => {
    expect((await rawAsk(portal.origin, path)).status).toBe(400);
  });

  it("keeps CSP reports in the log, one line, without the query", async () => {
    const report = {
      "csp-report": {
        "blocked-uri": "https://evil.test/x?secret-query",
        "effective-directive": "script-src",
      },
    };
    const answer = await rawAsk(portal.origin, "/__csp-report", post(JSON.stringify(report), {}));
    expect(answer.status).toBe(204);
    await expect
      .poll(() => log.lines.some((line) => line.includes("https://evil.test/x")))
      .toBe(true);
    expect(log.lines.join("\n")).not.toContain("secret-query");
  });
});

describe("development switches", () => {
  it("a query parameter becomes a cookie, and the cookie decides", async () => {
    const switched = await portal.fetch("/?dev-country=KP&page=2");
    expect(switched.status).toBe(303);
    expect(switched.headers.get("location")).toBe("/?page=2");
    const cookie = switched.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await portal.fetch("/", { headers: { cookie } })).status).toBe(451);
    const back = await portal.fetch("/?dev-country=", { headers: { cookie } });
    expect(back.status).toBe(303);
    expect(back.headers.getSetCookie()[0]).toContain("Max-Age=0");
  });

  it("choose the brand", async () => {
    const page = await (await portal.fetch("/", { as: { brand: "hanbit" } })).text();
    expect(page).toContain('data-brand="hanbit"');
  });
});
