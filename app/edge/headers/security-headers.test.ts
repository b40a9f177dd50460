import { expect, it } from "vitest";
import { noSources } from "~/edge/sign-in/social-sign-in.ts";
import { aurora } from "../../../brands/aurora.ts";
import { setSecurityHeaders } from "./security-headers.ts";

const facts = {
  brand: aurora,
  nonce: "abc",
  sandboxOrigin: null,
  viteOrigin: null,
  isFramed: false,
  widgetOrigin: null,
  social: noSources,
  analytics: false,
  hsts: "host" as const,
};

it("sets every header, and replaces those of the response", () => {
  const headers = new Headers({ "x-frame-options": "ALLOWALL", "content-security-policy": "none" });
  setSecurityHeaders(headers, { ...facts, development: false });
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("'nonce-abc'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("reporting-endpoints")).toBe('csp="/__csp-report"');
});

it.each([
  ["host", "max-age=31536000"],
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)("A151 sets Strict-Transport-Security for the setting %s", (hsts, expected) => {
  const headers = new Headers();
  setSecurityHeaders(headers, { ...facts, hsts, development: false });
  expect(headers.get("strict-transport-security")).toBe(expected);
});

it("B9 lets the portal's own pages frame a page in development only, where the editor of brands runs", () => {
  const policyOf = (development: boolean, isFramed: boolean) => {
    const headers = new Headers();
    setSecurityHeaders(headers, { ...facts, development, isFramed });
    const [, ancestors] =
      /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "") ?? [];
    return [headers.get("x-frame-options"), ancestors];
  };
  expect(policyOf(true, true)).toEqual(["SAMEORIGIN", "'self'"]);
  expect(policyOf(true, false)).toEqual(["DENY", "'none'"]);
  expect(policyOf(false, true)).toEqual(["DENY", "'none'"]);
});

it("keeps the playground's own policy, in development only", () => {
  const headers = new Headers({ "content-security-policy": "script-src 'self'" });
  setSecurityHeaders(headers, { ...facts, development: true });
  expect(headers.get("content-security-policy")).toBe("script-src 'self'");
});
