import { describe, expect, it } from "vitest";
import locales from "../../../app/locales/all.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { requestedScripts } from "../../support/route-scripts.mjs";
import { sendRaw } from "../support/send-raw.ts";

const { en, ko } = locales;
const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ logTo: log });

const post = (body: string, headers: Record<string, string>) => ({ method: "POST", body, headers });

describe("every response", () => {
  const requested: Array<[string, string, string | undefined, number]> = [
    ["a page", "/", undefined, 200],
    ["an unknown page", "/nowhere-at-all", undefined, 404],
    ["a health check", "/healthz", undefined, 200],
    ["a refused path", "/a%2fb", undefined, 400],
    ["a refused form", "/login", "a=1", 403],
  ];
  it.each(requested)(
    "has the security headers and its request id: %s",
    async (_n, path, body, status) => {
      const answer = await sendRaw(portal.origin, path, { method: body ? "POST" : "GET", body });
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

  it("A77 does not depend on the host in development", async () => {
    const headers = { host: "my-laptop.local" };
    expect((await sendRaw(portal.origin, "/", { headers })).status).toBe(200);
  });

  it("has its own nonce, which is on every script and in the preloads", async () => {
    const nonceOf = async () => {
      const answer = await portal.fetch("/");
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1];
      const page = await answer.text();
      const scripts = page.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      expect(page, "the nonce for the preloads").toContain(`("${nonce}", ["/assets/`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it.each(["en", "ko"])(
    "preloads all scripts that its first script imports, with the texts in %s",
    async (language) => {
      const page = await (await portal.fetch(`/?lang=${language}`)).text();
      const requested = requestedScripts(page);
      const start = /\(document\.currentScript, (".*?")\)<\/script>/s.exec(page)?.[1] ?? '""';
      const files = await Promise.all(
        requested.map(async (path) => {
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
      expect(requested).toEqual(expect.arrayContaining(imported));
      // The names of the files are hashes, so their content identifies them.
      const saying = (skip: string) => files.filter(({ code }) => code.includes(skip)).length;
      expect([saying(en.shell.skip), saying(ko.shell.skip)]).toEqual(
        language === "ko" ? [0, 1] : [1, 0],
      );
    },
  );

  it.each(["en", "ko"])("preloads the texts that a form needs, in %s", async (language) => {
    const page = await (await portal.fetch(`/login/forgot?lang=${language}`)).text();
    const requested = requestedScripts(page);
    const codes = await Promise.all(
      requested.map(async (path) => (await portal.fetch(path)).text()),
    );
    const saying = (words: string) => codes.filter((code) => code.includes(words)).length;
    const [own, other] = language === "ko" ? [ko, en] : [en, ko];
    for (const text of [own.forms.showPassword, own.session.loginLead])
      expect(saying(text), text).toBe(1);
    for (const text of [other.forms.showPassword, other.session.loginLead])
      expect(saying(text), text).toBe(0);
  });

  /** The names of the preloaded files, without their hashes. */
  const preloads = (answer: Response) =>
    [...(answer.headers.get("link") ?? "").matchAll(/<\/assets\/([^>]+)-[\w-]{8}\.\w+>/g)].map(
      ([, name]) => name,
    );

  it("names a page's style sheet in the Link header, rendered or cached", async () => {
    for (const path of ["/", "/", "/no/such/page", "/?zz=1"]) {
      const answer = await portal.fetch(path);
      const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(await answer.text())?.[1];
      const [first] = answer.headers.get("link")?.split(", ") ?? [];
      expect(first, path).toBe(`<${sheet}>; rel=preload; as=style`);
    }
  });

  it.each([
    ["aurora", "en", ["space-grotesk-latin-wght-normal"]],
    ["aurora", "vi", ["space-grotesk-latin-wght-normal", "space-grotesk-vietnamese-wght-normal"]],
    ["aurora", "th", ["space-grotesk-latin-wght-normal", "bai-jamjuree-thai-700-normal"]],
    ["hanbit", "ko", ["korean-headings", "figures"]],
    ["mekong", "vi", ["trirong-latin-500-normal", "trirong-vietnamese-500-normal"]],
    ["mekong", "th", ["trirong-latin-500-normal", "trirong-thai-500-normal"]],
  ])(
    "H10 a page of %s in %s names the fonts that it uses, and none where data is saved",
    async (brand, language, fonts) => {
      const path = `/?lang=${language}`;
      for (const [headers, named] of [
        [{}, fonts],
        [{ "save-data": "on" }, []],
        [{}, fonts],
      ] as const) {
        const answer = await portal.fetch(path, { headers, as: { brand } });
        expect(preloads(answer)).toEqual(["app", ...named]);
        expect((await answer.text()).includes("--brand-headings")).toBe(named.length > 0);
      }
      const [file = ""] =
        /\/assets\/[\w-]+\.woff2/.exec(
          (await portal.fetch(path, { as: { brand } })).headers.get("link") ?? "",
        ) ?? [];
      const font = await portal.fetch(file);
      expect(font.headers.get("content-type")).toBe("font/woff2");
      expect(font.headers.get("cache-control")).toContain("immutable");
    },
  );

  it("ignores a request id from the visitor, and logs one line with its own", async () => {
    const mine = "11111111-1111-4111-8111-111111111111";
    const answer = await portal.fetch("/healthz?token=planted-query", {
      headers: { "x-request-id": mine, cookie: "planted=cookie" },
    });
    const id = answer.headers.get("x-request-id") ?? "";
    expect(id).not.toBe(mine);
    await expect.poll(() => log.lines.filter((line) => line.includes(id))).toHaveLength(1);
    expect(log.lines.join("\n")).not.toContain("planted");
  });

  it("HEAD gets the headers of GET, without a body", async () => {
    const answer = await sendRaw(portal.origin, "/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe("");
    expect(answer.headers["content-type"]).toContain("text/html");
  });
});

describe("refused requests", () => {
  it("413 for more than 64 KiB, with or without a Content-Length", async () => {
    const headers = { origin: portal.origin, "content-type": "application/json" };
    const big = `{"query":"${"x".repeat(70_000)}"}`;
    expect((await sendRaw(portal.origin, "/graphql", post(big, headers))).status).toBe(413);
    const chunked = { ...headers, "transfer-encoding": "chunked" };
    expect((await sendRaw(portal.origin, "/graphql", post(big, chunked))).status).toBe(413);
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
    const answer = await sendRaw(portal.origin, "/graphql", post('{"query":"{ready}"}', headers));
    expect(answer.status).toBe(status);
  });

  it.each(["/a%5cb", "/a%00b", "/a%252fb", "/%c0%af"])("the path %s: 400", async (path) => {
    expect((await sendRaw(portal.origin, path)).status).toBe(400);
  });

  it("CSP reports are logged in one line, without the query", async () => {
    const report = {
      "csp-report": {
        "blocked-uri": "https://evil.test/x?secret-query",
        "effective-directive": "script-src",
      },
    };
    const answer = await sendRaw(portal.origin, "/__csp-report", post(JSON.stringify(report), {}));
    expect(answer.status).toBe(204);
    await expect
      .poll(() => log.lines.some((line) => line.includes("https://evil.test/x")))
      .toBe(true);
    expect(log.lines.join("\n")).not.toContain("secret-query");
  });
});

describe("development switches", () => {
  it("a query parameter becomes a cookie, and the cookie takes effect", async () => {
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
