import { expect, it } from "vitest";
import * as cookie from "./session-cookie.ts";

it("makes ids of 32 random bytes, never the same", () => {
  const ids = new Set(Array.from({ length: 200 }, cookie.newSessionId));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

it("reads the id among other cookies, and only what may be one", () => {
  const id = cookie.newSessionId();
  expect(cookie.readSessionId(`lang=ko; __Host-sid=${id}; x=1`)).toBe(id);
  expect(cookie.readSessionId(`sid=${id}; __Host-sid2=${id}`)).toBeNull();
  for (const value of ["", "short", `${id}a`, `${id.slice(1)}.`, `"${id}"`]) {
    expect(cookie.readSessionId(`__Host-sid=${value}`)).toBeNull();
  }
  expect(cookie.readSessionId(null)).toBeNull();
});

it("puts one session cookie on an answer, the last, and leaves others alone", () => {
  const headers = new Headers();
  headers.append("set-cookie", "lang=ko");
  cookie.putSessionCookie(headers, cookie.sessionCookieLine("__Host-sid", "first", false));
  cookie.putSessionCookie(headers, cookie.sessionCookieLine("__Host-sid", "second", true));
  const lines = headers.getSetCookie();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe("lang=ko");
  expect(lines[1]).toMatch(
    /^__Host-sid=second; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Lax$/,
  );
});

it("A118 a guest's cookie stands beside an account's, and takes nothing from it", () => {
  const headers = new Headers();
  cookie.putSessionCookie(headers, cookie.sessionCookieLine("__Host-sid", "account", false));
  cookie.putSessionCookie(headers, cookie.sessionCookieLine("__Host-guest", "guest", false));
  cookie.putSessionCookie(headers, cookie.endedCookieLine("__Host-guest"));
  expect(headers.getSetCookie().map((line) => line.split(";")[0])).toEqual([
    "__Host-sid=account",
    "__Host-guest=",
  ]);
});

it("names the object by a hash that gives no id away", async () => {
  const id = cookie.newSessionId();
  expect(await cookie.objectNameOf(id)).toMatch(/^[0-9a-f]{64}$/);
  expect(await cookie.objectNameOf("a")).toBe(
    "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
  );
});
