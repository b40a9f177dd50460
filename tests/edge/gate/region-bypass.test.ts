import { describe, expect, it } from "vitest";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { sendRaw } from "../support/send-raw.ts";

/** A production Worker whose visitors all come from a country that the brand blocks. */
const portal = await portalOfFile({ production: true, cf: { country: "KP", regionCode: "01" } });

const claims: Array<Record<string, string>> = [
  { "cf-ipcountry": "KR" },
  { "cf-connecting-ip": "1.1.1.1" },
  { "x-forwarded-for": "1.1.1.1" },
  { "x-real-ip": "1.1.1.1" },
  { "true-client-ip": "1.1.1.1" },
  { forwarded: "for=1.1.1.1;host=portal.test" },
  { "x-forwarded-host": "localhost" },
  { "x-original-url": "/healthz" },
  { "x-rewrite-url": "/healthz" },
  { "x-http-method-override": "OPTIONS" },
  { "x-remix-response": "yes" },
  { "x-portico-context": "%7B%7D" },
  { "x-dev-country": "KR" },
  { "x-country": "KR" },
  { cookie: "dev-country=KR; __Host-lang=ko" },
  { cookie: `__Host-sid=${"A".repeat(43)}` },
  { host: "other.test" },
  { host: "localhost:1" },
  { "accept-language": "ko-KR" },
  { "user-agent": "Googlebot/2.1" },
  { "if-none-match": "*", "cache-control": "only-if-cached" },
  { range: "bytes=0-10" },
  { upgrade: "websocket", connection: "Upgrade" },
];
const paths = [
  "/",
  "/index.html",
  "/live",
  "/LIVE",
  "/live/",
  "/live?dev-country=KR",
  "/live.data",
  "/_root.data",
  "/login",
  "/seamless?ticket=x",
  "/healthz",
  "/healthz?x=/live",
  "/graphql",
  "/graphql/",
  "/graphql?query=%7Bready%7D",
  "/nowhere",
  "/assets/nowhere.js",
  "/.well-known/nowhere",
  "/__csp-report",
];
const trickPaths = [
  "//live",
  "/healthz/../live",
  "/assets/..%2fslots",
  "/%2e/live",
  "/live%00",
  "/\\slots",
];

describe("A74 a blocked region gets 451, whatever the request contains", () => {
  it.each(claims)("headers %j", async (headers) => {
    const answer = await sendRaw(portal.origin, "/live", { headers });
    expect(answer.status).toBe(451);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  });

  it.each(paths)("GET, HEAD and POST %s", async (path) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const headers = { origin: portal.origin, "content-type": "application/json" };
      const body = method === "POST" ? '{"query":"{ready}"}' : undefined;
      const answer = await sendRaw(portal.origin, path, { method, headers, body });
      expect(`${method} ${answer.status}`).toBe(`${method} 451`);
    }
  });

  it.each(trickPaths)("the path %j bypasses nothing", async (path) => {
    const { status } = await sendRaw(portal.origin, path);
    // The layer in front of the Worker normalizes some of these paths, or redirects them.
    expect([307, 308, 400, 451]).toContain(status);
  });

  it("other methods are refused", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH"]) {
      expect((await sendRaw(portal.origin, "/live", { method })).status).toBe(405);
    }
  });

  it("responds with JSON to GraphQL, and redirects a page's own navigation to the block page", async () => {
    const graphql = await sendRaw(portal.origin, "/graphql", { method: "POST", body: "{}" });
    expect(JSON.parse(graphql.body)).toMatchObject({
      code: "REGION_BLOCKED",
      errors: [{ extensions: { code: "REGION_BLOCKED" } }],
    });
    const data = await sendRaw(portal.origin, "/live.data");
    expect(data.headers["content-type"]).toContain("text/x-script");
    expect(data.body).toContain('"/live"');
  });

  it("makes no platform call", async () => {
    const world = portal.world("default");
    await world.forgetCalls();
    await sendRaw(portal.origin, "/");
    await sendRaw(portal.origin, "/graphql", { method: "POST", body: '{"query":"{ready}"}' });
    expect(await world.calls()).toEqual([]);
  });

  it("static files stay available, because the block page shows the logo", async () => {
    const answer = await sendRaw(portal.origin, "/brands/aurora/mark.svg");
    expect(answer.status).toBe(200);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
});
