import { expect, it } from "vitest";
import { setCaching } from "./caching.ts";

function cachingOf(given: Record<string, string>, status = 200, withSession = false) {
  const headers = new Headers(given);
  setCaching(headers, status, withSession);
  return headers.get("cache-control");
}
const html = { "content-type": "text/html; charset=utf-8" };
const shared = { "cache-control": "public, max-age=60" };

it("lets nobody keep what a session had part in", () => {
  expect(cachingOf({ ...html, ...shared }, 200, true)).toBe("private, no-store");
  expect(cachingOf({ ...shared, "set-cookie": "a=1" })).toBe("private, no-store");
});

it("A74 lets nobody keep a refusal, and keeps it out of search engines", () => {
  for (const status of [400, 403, 451, 500, 503]) {
    const headers = new Headers({ ...html, ...shared });
    setCaching(headers, status, false);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

it("keeps a guest's page out of shared caches, for its nonce is his", () => {
  expect(cachingOf({ ...html, ...shared })).toBe("private, no-cache");
  expect(cachingOf(html)).toBe("private, no-cache");
});

it("keeps out of search engines what does not ask to be listed", () => {
  const tagOf = (given: Record<string, string>, status = 200) => {
    const headers = new Headers(given);
    setCaching(headers, status, false);
    return headers.get("x-robots-tag");
  };
  expect(tagOf(html)).toBe("noindex");
  expect(tagOf({ ...html, "x-robots-tag": "all" })).toBe("all");
  expect(tagOf({ ...html, "x-robots-tag": "all" }, 503)).toBe("noindex");
});

it("keeps nothing unless told so", () => {
  expect(cachingOf({})).toBe("no-store");
  expect(cachingOf({ "content-type": "image/png", ...shared })).toBe("public, max-age=60");
});
