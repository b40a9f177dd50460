import { expect, it } from "vitest";
import { noSources } from "~/edge/sign-in/social-sign-in.ts";
import { aurora } from "../../../brands/aurora.ts";
import { type CspFacts, contentSecurityPolicy } from "./csp.ts";

const brand = {
  ...aurora,
  hosts: { images: ["https://img.cdn.test"], launch: ["*.games.test"], chat: ["chat.test"] },
};
const facts = (over: Partial<CspFacts> = {}): CspFacts => ({
  brand,
  nonce: "abc",
  development: false,
  sandboxOrigin: null,
  viteOrigin: null,
  isFramed: false,
  widgetOrigin: null,
  social: noSources,
  analytics: false,
  ...over,
});
const directives = (over?: Partial<CspFacts>) =>
  Object.fromEntries(
    contentSecurityPolicy(facts(over))
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );

it("allows only what our pages need", () => {
  expect(directives()).toEqual({
    "default-src": "'none'",
    "script-src": "'nonce-abc' 'strict-dynamic'",
    "style-src": "'self' 'nonce-abc'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: https://img.cdn.test",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "https://*.games.test https://chat.test",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "upgrade-insecure-requests": "",
    "report-uri": "/__csp-report",
    "report-to": "csp",
  });
});

it("A64 allows no frame if the brand has no hosts", () => {
  expect(directives({ brand: aurora })["frame-src"]).toBe("'none'");
});

it("A16 allows the frame of the human-verification widget on pages, and changes nothing else", () => {
  const host = "https://challenges.cloudflare.com";
  const open = directives({ widgetOrigin: host });
  expect(open["frame-src"]).toBe(`https://*.games.test https://chat.test ${host}`);
  expect({ ...open, "frame-src": "" }).toEqual({ ...directives(), "frame-src": "" });
});

it("A55 allows Firebase's hosts if there is social sign-in, and changes nothing else", () => {
  const social = { connect: ["https://id.test"], frames: ["https://auth.test"] };
  const open = directives({ social });
  expect(open["connect-src"]).toBe("'self' https://id.test");
  expect(open["frame-src"]).toBe("https://*.games.test https://chat.test https://auth.test");
  const rest = { "connect-src": "", "frame-src": "" };
  expect({ ...open, ...rest }).toEqual({ ...directives(), ...rest });
});

it("A93 allows Google's hosts after the visitor's consent, and changes nothing else", () => {
  const analytics = directives({ analytics: true });
  const hosts =
    "https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";
  expect(analytics["connect-src"]).toBe(`'self' ${hosts}`);
  expect(analytics["img-src"]).toBe(`${directives()["img-src"]} ${hosts}`);
  const same = { "connect-src": "", "img-src": "" };
  expect({ ...analytics, ...same }).toEqual({ ...directives(), ...same });
});

it("allows the sandbox and Vite in development only", () => {
  const origins = { sandboxOrigin: "http://localhost:8789", viteOrigin: "http://localhost:5173" };
  const open = directives({ development: true, ...origins });
  expect(open["frame-src"]).toContain("http://localhost:8789");
  expect(open["img-src"]).toContain("http://localhost:8789");
  expect(open["connect-src"]).toContain("ws://localhost:5173");
  expect(open["style-src"]).toContain("'unsafe-inline'");
  expect(directives(origins)).toEqual(directives());
});
