import { expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createRequestContext } from "~/edge/request/request-context.ts";
import { guestCookie, sessionCookie } from "~/session/cookies/session-cookie.ts";
import { aurora } from "../../../brands/aurora.ts";
import {
  cacheKeyOf,
  contextFromKey,
  isCacheable,
  pageKeyOf,
  requireAnonymous,
} from "./page-key.ts";
import type { PageMatch } from "./page-match.ts";
import { insertTokens, newTokens, templateOf } from "./response-tokens.ts";

const configuration = { development: false, brand: aurora } as Configuration;
const lobby: PageMatch = {
  requiresCountry: "nothing",
  takesForms: false,
  cachedParams: ["vendor", "page"],
  pattern: ":lobby",
  template: "/:lobby",
};

async function contextOf(path: string, headers: Record<string, string> = {}, page = lobby) {
  const request = new Request(`https://portal.test${path}`, { headers });
  const context = await createRequestContext(request, { country: "KR" }, configuration);
  return { ...context, page };
}
const keyOf = async (path: string, headers?: Record<string, string>) => {
  const context = await contextOf(path, headers);
  const key = pageKeyOf(context, lobby, true);
  return key && cacheKeyOf(key);
};
const id = "x".repeat(43);

it.each([
  ["a session", { cookie: `${sessionCookie}=${id}` }],
  ["a guest's session", { cookie: `a=b; ${guestCookie}=${id}` }],
  ["a remembered name", { cookie: "__Host-remembered=player1" }],
  ["a page that was just refused", { cookie: "__Host-shut=1" }],
])("A118 does not cache the page of a visitor with %s", async (_what, headers) => {
  expect(isCacheable(await contextOf("/rng", headers))).toBe(false);
});

it("A118 does not cache a page without `cachedParams`", async () => {
  expect(isCacheable(await contextOf("/rng"))).toBe(true);
  expect(isCacheable(await contextOf("/rng", {}, { ...lobby, cachedParams: null }))).toBe(false);
  expect(isCacheable(await contextOf("/rng.data"))).toBe(false);
  const posted = {
    ...(await contextOf("/rng")),
    request: new Request("https://a.test", { method: "POST" }),
  };
  expect(isCacheable(posted)).toBe(false);
});

it.each([
  "?source=x",
  "?fbclid2=x",
  "?vendor=A&vendor=B",
  `?vendor=${"A".repeat(65)}`,
  "?page=1&stream=off",
])("knows no page by an address with %s", async (search) => {
  expect(await keyOf(`/rng${search}`)).toBeNull();
});

it("A206 is the same with what advertising adds to an address", async () => {
  const plain = await keyOf("/rng");
  const added = ["utm_source=a%20b", `fbclid=${"x".repeat(200)}`, "gclid=1&gclid=2", "msclkid="];
  for (const each of added) expect(await keyOf(`/rng?${each}`), each).toBe(plain);
  const vendor = await keyOf("/rng?vendor=PG");
  expect(await keyOf("/rng?utm_campaign=a&vendor=PG&gbraid=b")).toBe(vendor);
  expect(await keyOf("/rng?fbclid=a&vendor=A&vendor=B")).toBeNull();
});

it("differs with what a page depends on, and with nothing else", async () => {
  const plain = await keyOf("/rng");
  expect(await keyOf("/rng?vendor=PG")).not.toBe(plain);
  expect(await keyOf("/rng?lang=ko")).not.toBe(plain);
  expect(await keyOf("/rng", { cookie: "__Host-lang=ko" })).not.toBe(plain);
  expect(await keyOf("/rng", { "sec-gpc": "1" })).not.toBe(plain);
  expect(await keyOf("/rng", { "save-data": "on" })).not.toBe(plain);
  const odd = { cookie: "_ga=1; x=y", "x-forwarded-host": "evil.test", "user-agent": "<script>" };
  expect(await keyOf("/rng", odd)).toBe(plain);
});

it("R56 L3 has one page for all unknown addresses of a kind", async () => {
  const nowhere = async (path: string, pattern: string) => {
    const key = pageKeyOf(await contextOf(path), { ...lobby, pattern }, false);
    return key?.address;
  };
  expect(await nowhere("/wp-login.php?x=1", ":lobby")).toBe("https://portal.test/not-found");
  expect(await nowhere("/game/999999", "game/:id")).toBe("https://portal.test/game/%20");
  expect(await nowhere("/a/b/c", "*")).toBe("https://portal.test/not/found");
});

it("renders with a context without the visitor's data", async () => {
  const headers = {
    cookie: "__Host-remembered=p; a=b",
    "x-forwarded-host": "evil.test",
    "user-agent": "U",
  };
  const context = await contextOf("/rng", headers);
  const key = pageKeyOf(context, lobby, true);
  if (!key) throw new Error("no key");
  const tokens = newTokens();
  const nobody = contextFromKey(key, tokens, { whole: false, now: () => 0 });
  expect([...nobody.request.headers]).toEqual([["accept", "text/html"]]);
  expect(nobody).toMatchObject({ ...tokens, address: null, sessionMark: null });
  expect(nobody.requestId).not.toBe(context.requestId);
  expect(() => requireAnonymous(nobody)).not.toThrow();
});

it.each([
  ["a cookie", { cookie: "lang=ko" }, {}],
  ["a header of the visitor's", { "accept-language": "ko" }, {}],
  ["an address", {}, { address: "203.0.113.9" }],
  ["a session", {}, { sessionMark: "a1b2" }],
])("A118 refuses to render a cacheable page for a request with %s", async (_what, headers, own) => {
  const nobodys = { sessionMark: null, address: null };
  const context = { ...(await contextOf("/rng", headers)), ...nobodys, ...own };
  expect(() => requireAnonymous(context)).toThrow("from its key alone");
  const bare = { ...(await contextOf("/rng")), ...nobodys };
  expect(() => requireAnonymous(bare)).not.toThrow();
});

it("inserts tokens at each position, in multi-byte text too", () => {
  const first = newTokens();
  const page = (tokens: typeof first) =>
    `<p nonce="${tokens.nonce}">한국어 ${tokens.requestId}</p><i>${tokens.requestId}é</i>`;
  const cut = templateOf(new TextEncoder().encode(page(first)), first);
  const second = newTokens();
  expect(new TextDecoder().decode(insertTokens(cut, second))).toBe(page(second));
  expect(new TextDecoder().decode(cut.bytes)).toBe(page(first));
});
