import { expect, it } from "vitest";
import { setCaching } from "./caching.ts";

function cachingOf(given: Record<string, string>, status = 200, withSession = false) {
  const headers = new Headers(given);
  setCaching(headers, status, withSession);
  return headers.get("cache-control");
}
const html = { "content-type": "text/html; charset=utf-8" };
const shared = { "cache-control": "public, max-age=60" };

it("forbids storing a response to a request with a session", () => {
  expect(cachingOf({ ...html, ...shared }, 200, true)).toBe("private, no-store");
  expect(cachingOf({ ...shared, "set-cookie": "a=1" })).toBe("private, no-store");
});

it("A74 forbids storing and indexing a refusal", () => {
  for (const status of [400, 403, 451, 500, 503]) {
    const headers = new Headers({ ...html, ...shared });
    setCaching(headers, status, false);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  }
});

it("keeps a guest's page out of shared caches, because its nonce is his", () => {
  expect(cachingOf({ ...html, ...shared })).toBe("private, no-cache");
  expect(cachingOf(html)).toBe("private, no-cache");
});

it("G35 keeps a page out of every cache that says so itself", () => {
  expect(cachingOf({ ...html, "cache-control": "private, no-store" })).toBe("private, no-store");
});

it("forbids indexing unless the page allows it", () => {
  const tagOf = (given: Record<string, string>, status = 200) => {
    const headers = new Headers(given);
    setCaching(headers, status, false);
    return headers.get("x-robots-tag");
  };
  expect(tagOf(html)).toBe("noindex");
  expect(tagOf({ ...html, "x-robots-tag": "all" })).toBe("all");
  expect(tagOf({ ...html, "x-robots-tag": "all" }, 503)).toBe("noindex");
});

it("forbids storing by default", () => {
  expect(cachingOf({})).toBe("no-store");
  expect(cachingOf({ "content-type": "image/png", ...shared })).toBe("public, max-age=60");
});

it("Q6 lets browsers store what never changes under its address, also in a session", () => {
  const versioned = { "cache-control": "public, max-age=31536000, immutable" };
  expect(cachingOf(versioned, 200, true)).toBe(versioned["cache-control"]);
  expect(cachingOf({ ...versioned, "set-cookie": "a=1" }, 200, true)).toBe("private, no-store");
  expect(cachingOf(versioned, 503, true)).toBe("private, no-store");
});
