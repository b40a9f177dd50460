import { describe, expect, it } from "vitest";
import { configurationAnswer, type Misconfiguration, readConfiguration } from "./configuration.ts";

const store = { getByName: () => ({}) };
const publicKeys = JSON.stringify({ keys: [{ kty: "RSA", kid: "1", n: "n", e: "AQAB" }] });
const development = {
  ENVIRONMENT: "development",
  BRAND: "aurora",
  PLATFORM_ORIGIN: "http://{world}.sandbox.internal",
  SANDBOX_ORIGIN: "http://localhost:8789",
  SESSION_KEY: "k".repeat(43),
  PLATFORM_JWKS: publicKeys,
  SESSIONS: store,
  LIMITS: store,
  SEARCH: store,
  PROTECTION: store,
  POPULARITY: store,
  METRICS: store,
  PREFERENCES: store,
  REGISTER: store,
  EXCLUSION_KEY: "e".repeat(43),
  AUDIT: store,
  ASSETS: { fetch: () => {} },
  PLATFORM: { fetch: () => {} },
};
const { PLATFORM, SANDBOX_ORIGIN, ...bare } = development;
const production = {
  ...bare,
  ENVIRONMENT: "production",
  PLATFORM_ORIGIN: "https://platform.example.com/",
};
const humanKeys = {
  TURNSTILE_SITE_KEY: "0x4AAAAAAAsite",
  TURNSTILE_SECRET_KEY: "0x4AAAAAAAsecret",
};
const problemsOf = (env: object) => (readConfiguration(env) as Misconfiguration).problems;

describe("configuration", () => {
  it("is valid in both environments", () => {
    expect(readConfiguration(development)).toMatchObject({
      development: true,
      brand: { id: "aurora" },
    });
    expect(readConfiguration(production)).toMatchObject({
      development: false,
      platformOrigin: "https://platform.example.com",
      platform: null,
      sandboxOrigin: null,
      ownHosts: [],
      timeoutFactor: 1,
    });
    expect(readConfiguration({ ...production, PLATFORM_PATIENCE: "2.5" })).toMatchObject({
      timeoutFactor: 2.5,
    });
    const hosts = { OWN_HOSTS: "*.team.workers.dev, www.example.com" };
    expect(readConfiguration({ ...production, ...hosts })).toMatchObject({
      ownHosts: ["*.team.workers.dev", "www.example.com"],
    });
  });

  it.each<[string, object, RegExp]>([
    ["a sandbox binding", { PLATFORM }, /PLATFORM .*development only/],
    ["a sandbox origin", { SANDBOX_ORIGIN }, /SANDBOX_ORIGIN belongs to development only/],
    ["a Vite server", { VITE_ORIGIN: "http://localhost:5173" }, /VITE_ORIGIN belongs/],
    ["a plain http platform", { PLATFORM_ORIGIN: "http://platform.example.com" }, /https/],
    ["the sandbox as platform", { PLATFORM_ORIGIN: "https://{world}.sandbox.internal" }, /sandbox/],
    [
      "a platform with a path",
      { PLATFORM_ORIGIN: "https://platform.example.com/api" },
      /without a path/,
    ],
    ["no session key", { SESSION_KEY: undefined }, /SESSION_KEY is missing/],
    ["no key of the register", { EXCLUSION_KEY: undefined }, /EXCLUSION_KEY is missing/],
    ["a short session key", { SESSION_KEY: "short" }, /32 characters/],
    ["no platform keys", { PLATFORM_JWKS: undefined }, /PLATFORM_JWKS is missing/],
    ["no JSON for keys", { PLATFORM_JWKS: "{" }, /Web Key set/],
    ["private keys", { PLATFORM_JWKS: publicKeys.replace('"e"', '"d":"x","e"') }, /private/],
    ["an unknown brand", { BRAND: "nobody" }, /Unknown brand "nobody"/],
    ["a host that would be every host", { OWN_HOSTS: "*" }, /OWN_HOSTS must be hosts/],
    ["a whole suffix of the internet", { OWN_HOSTS: "*.dev" }, /OWN_HOSTS must be hosts/],
    ["no patience at all", { PLATFORM_PATIENCE: "0" }, /PLATFORM_PATIENCE must be a number/],
    ["more patience than a page has", { PLATFORM_PATIENCE: "5" }, /from 1 to 4/],
    ["an origin for a host", { OWN_HOSTS: "https://a.example" }, /OWN_HOSTS must be hosts/],
    [
      "Firebase's emulator, whose tokens anybody can write",
      { FIREBASE_AUTH_EMULATOR: "http://localhost:9099" },
      /FIREBASE_AUTH_EMULATOR belongs to development only/,
    ],
    ["no session objects", { SESSIONS: undefined }, /SESSIONS is missing/],
    [
      "a site key alone",
      { TURNSTILE_SITE_KEY: "0x4AAAAAAAsite" },
      /TURNSTILE_SITE_KEY is set, and the secret TURNSTILE_SECRET_KEY is not/,
    ],
    [
      "a verification secret alone",
      { TURNSTILE_SECRET_KEY: "0x4AAAAAAAsecret" },
      /TURNSTILE_SECRET_KEY is set, and TURNSTILE_SITE_KEY is not/,
    ],
    [
      "another verification service",
      { ...humanKeys, TURNSTILE_ORIGIN: "https://turnstile.example" },
      /TURNSTILE_ORIGIN must be https:\/\/challenges\.cloudflare\.com/,
    ],
    [
      "the sandbox as verification service",
      { ...humanKeys, TURNSTILE_ORIGIN: "http://{world}.sandbox.internal" },
      /TURNSTILE_ORIGIN must be/,
    ],
    [
      "a verification key that lets everybody pass",
      { ...humanKeys, TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA" },
      /TURNSTILE_SECRET_KEY is one of Turnstile's public testing keys/,
    ],
    ["an unknown environment", { ENVIRONMENT: "staging" }, /"development" or "production"/],
  ])("production refuses %s", (_name, change, says) => {
    expect(problemsOf({ ...production, ...change }).join("\n")).toMatch(says);
  });

  it("A16 enables human verification if both keys are set, in production with Cloudflare's origin only", () => {
    expect(readConfiguration({ ...production })).toMatchObject({ verification: null });
    const [siteKey, secretKey] = Object.values(humanKeys);
    expect(readConfiguration({ ...production, ...humanKeys })).toMatchObject({
      verification: { siteKey, secretKey, origin: "https://challenges.cloudflare.com" },
    });
    const sandboxed = { ...humanKeys, TURNSTILE_ORIGIN: "http://{world}.sandbox.internal" };
    expect(readConfiguration({ ...development, ...sandboxed })).toMatchObject({
      verification: { origin: "http://{world}.sandbox.internal" },
    });
    const unreachable = { ...development, ...sandboxed, SANDBOX_ORIGIN: undefined };
    expect(problemsOf(unreachable).join()).toMatch(/SANDBOX_ORIGIN does not say/);
  });

  it("A55 accepts Firebase's emulator in development only, and only on this machine", () => {
    expect(readConfiguration({ ...development })).toMatchObject({ firebaseEmulator: null });
    const origin = "http://localhost:9099";
    expect(readConfiguration({ ...development, FIREBASE_AUTH_EMULATOR: origin })).toMatchObject({
      firebaseEmulator: origin,
    });
    const far = { ...development, FIREBASE_AUTH_EMULATOR: "https://firebase.example" };
    expect(problemsOf(far).join()).toMatch(/FIREBASE_AUTH_EMULATOR must be where the emulator/);
  });

  it("reports its problems in development, and none in production", async () => {
    const broken = readConfiguration({ ...development, SESSION_KEY: "" }) as Misconfiguration;
    const open = configurationAnswer(broken);
    expect(open.status).toBe(500);
    expect(await open.text()).toContain("SESSION_KEY must have at least 32 characters.");
    const closed = readConfiguration({ ...production, SESSION_KEY: "" }) as Misconfiguration;
    expect(await configurationAnswer(closed).text()).toBe("Service unavailable.\n");
  });
});
