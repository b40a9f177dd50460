import { expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { openVisit } from "~/edge/request/request-context.ts";
import { guestCookie, sessionCookie } from "~/session/session-cookie.ts";
import { aurora } from "../../../brands/aurora.ts";
import { isForEveryGuest, nameOf, pageKeyOf, requireNobody, visitOfNobody } from "./page-key.ts";
import type { PageMatch } from "./page-match.ts";
import { cutPage, markPage, newMarks } from "./response-tokens.ts";

const configuration = { development: false, brand: aurora } as Configuration;
const lobby: PageMatch = {
  needsPlace: "nothing",
  takesForms: false,
  keeps: ["vendor", "page"],
  pattern: ":lobby",
};

async function visitOf(path: string, headers: Record<string, string> = {}, page = lobby) {
  const request = new Request(`https://portal.test${path}`, { headers });
  const visit = await openVisit(request, { country: "KR" }, configuration, 0);
  return { ...visit, page };
}
const keyOf = async (path: string, headers?: Record<string, string>) => {
  const visit = await visitOf(path, headers);
  const key = pageKeyOf(visit, lobby, true);
  return key && nameOf(key);
};
const id = "x".repeat(43);

it.each([
  ["a session", { cookie: `${sessionCookie}=${id}` }],
  ["a guest's session", { cookie: `a=b; ${guestCookie}=${id}` }],
  ["a remembered name", { cookie: "__Host-remembered=player1" }],
  ["a login that has just failed", { cookie: "__Host-shut=1" }],
])("A118 leaves a visitor with %s a rendering of his own", async (_what, headers) => {
  expect(isForEveryGuest(await visitOf("/rng", headers))).toBe(false);
});

it("A118 leaves a page that says nothing of being everybody's to its visitor", async () => {
  expect(isForEveryGuest(await visitOf("/rng"))).toBe(true);
  expect(isForEveryGuest(await visitOf("/rng", {}, { ...lobby, keeps: null }))).toBe(false);
  expect(isForEveryGuest(await visitOf("/rng.data"))).toBe(false);
  const posted = {
    ...(await visitOf("/rng")),
    request: new Request("https://a.test", { method: "POST" }),
  };
  expect(isForEveryGuest(posted)).toBe(false);
});

it.each(["?utm_source=x", "?vendor=A&vendor=B", `?vendor=${"A".repeat(65)}`, "?page=1&stream=off"])(
  "knows no page by an address with %s",
  async (search) => {
    expect(await keyOf(`/rng${search}`)).toBeNull();
  },
);

it("tells apart what a page depends on, and nothing else", async () => {
  const plain = await keyOf("/rng");
  expect(await keyOf("/rng?vendor=PG")).not.toBe(plain);
  expect(await keyOf("/rng?lang=ko")).not.toBe(plain);
  expect(await keyOf("/rng", { cookie: "__Host-lang=ko" })).not.toBe(plain);
  expect(await keyOf("/rng", { "sec-gpc": "1" })).not.toBe(plain);
  const odd = { cookie: "_ga=1; x=y", "x-forwarded-host": "evil.test", "user-agent": "<script>" };
  expect(await keyOf("/rng", odd)).toBe(plain);
});

it("R56 has one page for every unknown address of a kind, whatever it asks for", async () => {
  const nowhere = async (path: string, pattern: string) => {
    const key = pageKeyOf(await visitOf(path), { ...lobby, pattern }, false);
    return key?.address;
  };
  expect(await nowhere("/wp-login.php?x=1", ":lobby")).toBe("https://portal.test/not-found");
  expect(await nowhere("/a/b/c", "*")).toBe("https://portal.test/not/found");
});

it("renders for a visit that has nothing of the visitor's", async () => {
  const headers = {
    cookie: "__Host-remembered=p; a=b",
    "x-forwarded-host": "evil.test",
    "user-agent": "U",
  };
  const visit = await visitOf("/rng", headers);
  const key = pageKeyOf(visit, lobby, true);
  if (!key) throw new Error("no key");
  const marks = newMarks();
  const nobody = visitOfNobody(key, marks, { whole: false, now: 0 });
  expect([...nobody.request.headers]).toEqual([["accept", "text/html"]]);
  expect(nobody).toMatchObject({ ...marks, address: null, sessionMark: null });
  expect(nobody.requestId).not.toBe(visit.requestId);
  expect(() => requireNobody(nobody)).not.toThrow();
});

it.each([
  ["a cookie", { cookie: "lang=ko" }, {}],
  ["a header of the visitor's", { "accept-language": "ko" }, {}],
  ["an address", {}, { address: "203.0.113.9" }],
  ["a session", {}, { sessionMark: "a1b2" }],
])("A118 refuses to render for every guest a request with %s", async (_what, headers, own) => {
  const nobodys = { sessionMark: null, address: null };
  const visit = { ...(await visitOf("/rng", headers)), ...nobodys, ...own };
  expect(() => requireNobody(visit)).toThrow("from its key alone");
  const bare = { ...(await visitOf("/rng")), ...nobodys };
  expect(() => requireNobody(bare)).not.toThrow();
});

it("marks a page in each place, in text of several bytes a letter too", () => {
  const first = newMarks();
  const page = (marks: typeof first) =>
    `<p nonce="${marks.nonce}">한국어 ${marks.requestId}</p><i>${marks.requestId}é</i>`;
  const cut = cutPage(new TextEncoder().encode(page(first)), first);
  const second = newMarks();
  expect(new TextDecoder().decode(markPage(cut, second))).toBe(page(second));
  expect(new TextDecoder().decode(cut.bytes)).toBe(page(first));
});
