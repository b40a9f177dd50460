import { describe, expect, it } from "vitest";
import { loginPath, pageOfForm, returnToOf, safeReturnTo, withReturnTo } from "./return-to.ts";

describe("A106 returnTo", () => {
  it.each([
    "/",
    "/member",
    "/member?page=messageV2",
    "/slots?vendor=PG&page=2#games",
    "/games/a%20b",
    "/search?q=%2F%2Fevil.test",
    "/help?next=https://evil.test",
    "/ok#//x",
  ])("lets %s pass", (path) => expect(safeReturnTo(path)).toBe(path));

  it.each([
    ["/member/deposit.data", "/member/deposit"],
    ["/rng.data?vendor=PG&_routes=root", "/rng?vendor=PG"],
    ["/_root.data", "/"],
    ["/rng%2Edata", "/rng"],
    ["/rng.DATA/", "/rng"],
    ["/login.data?x=1", "/"],
    ["/data", "/data"],
    ["/my.data.page", "/my.data.page"],
  ])("A151 %s, an address of data, leads to the page that shows it", (given, path) => {
    expect(safeReturnTo(given)).toBe(path);
  });

  it("passes other scripts on in their encoded form", () => {
    expect(safeReturnTo("/한빛")).toBe(encodeURI("/한빛"));
  });

  it.each([
    "https://evil.test",
    "http:evil.test",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "\\\\evil.test",
    "/%2fevil.test",
    "/%2Fevil.test",
    "/%5cevil.test",
    "/%252fevil.test",
    "/%25252fevil.test",
    "%2f%2fevil.test",
    "/\tevil.test",
    "/\n/evil.test",
    "/%09/evil.test",
    "/%0d%0aSet-Cookie:a=b",
    "/x\r\nLocation: //evil.test",
    "/.//evil.test",
    "/..//evil.test",
    "/a/..//evil.test",
    "/%2e%2e//evil.test",
    "/a\u2028b",
    "/\u200b/evil.test",
    " //evil.test",
    "evil.test",
    "member",
    "?x=1",
    "/%zz",
    "@evil.test",
    `/${"a".repeat(600)}`,
    "/login?returnTo=/login",
    "/logout",
    "/register",
    "",
  ])("refuses %j", (value) => expect(safeReturnTo(value, "/fallback")).toBe("/fallback"));

  it("takes nothing for no wish", () => {
    expect(safeReturnTo(null)).toBe("/");
    expect(safeReturnTo(undefined, "/agentHome")).toBe("/agentHome");
  });

  it("A20 leads to the login with the way back", () => {
    expect(loginPath("/member?page=x&y=1")).toBe("/login?returnTo=%2Fmember%3Fpage%3Dx%26y%3D1");
    expect(loginPath("/")).toBe("/login");
    expect(loginPath("//evil.test")).toBe("/login");
  });
});

it("puts the way back beside a step of signing in, and never the login itself", () => {
  expect(withReturnTo("/login", "/")).toBe("/login");
  expect(withReturnTo("/login?tab=sms", "/rng?class=NEW")).toBe(
    "/login?tab=sms&returnTo=%2Frng%3Fclass%3DNEW",
  );
  for (const step of ["/login/password", "/login/confirm", "/login/forgot?by=mail"]) {
    expect(safeReturnTo(step)).toBe("/");
  }
});

it("U8 A93 A106 a form of every page leads back to where it stood, to the login's pages too, and nowhere else", () => {
  for (const path of ["/help?a=1#faq", "/login?returnTo=%2Fmember", "/register?affiliate=AG77"])
    expect(pageOfForm(path)).toBe(path);
  expect(pageOfForm("/login?returnTo=//evil.test&a=1")).toBe("/login?a=1");
  for (const path of [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "/%2fevil.test",
    "",
    null,
  ])
    expect(pageOfForm(path)).toBe("/");
});

describe("A129 A106 an address of the portal itself", () => {
  const own = "https://play.example.com";
  const back = (returnTo: string) =>
    returnToOf(new Request(`${own}/login?${new URLSearchParams({ returnTo })}`));

  it.each([
    [`${own}/promotions?id=1#top`, "/promotions?id=1#top"],
    [`${own}`, "/"],
    [`${own}?lang=ko`, "/?lang=ko"],
    ["HTTPS://PLAY.example.com:443/rng", "/rng"],
  ])("%s leads back to %s", (returnTo, path) => expect(back(returnTo)).toBe(path));

  it.each([
    "https://play.example.com.evil.test/rng",
    "https://play.example.com@evil.test/rng",
    "https://user:pass@play.example.com/rng",
    "https://play.example.com:8443/rng",
    "http://play.example.com/rng",
    "https:play.example.com/rng",
    "https://play.example.com\\@evil.test/",
    `${own}//evil.test`,
    `${own}/\\evil.test`,
    `${own}/%2f%2fevil.test`,
    `${own}/login`,
    `${own}\t/rng`,
    "javascript://play.example.com/%0aalert(1)",
  ])("%j leads home", (returnTo) => expect(back(returnTo)).toBe("/"));
});
