import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findBrowser } from "../test/browser.mjs";
import { findFirefox } from "../test/firefox.mjs";
import { devSecrets, makeSecrets, sandboxKeys } from "./secrets.mjs";

const folder = mkdtempSync(join(tmpdir(), "portico-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("creates a matching key pair and keeps the private key separate", () => {
  const { SESSION_KEY, PLATFORM_JWKS, SANDBOX_PRIVATE_JWKS } = makeSecrets();
  expect(Buffer.from(SESSION_KEY, "base64url")).toHaveLength(32);
  const [open] = JSON.parse(PLATFORM_JWKS).keys;
  const [secret] = JSON.parse(SANDBOX_PRIVATE_JWKS).keys;
  expect(open).toMatchObject({ kty: "RSA", alg: "RSA-OAEP-256", use: "enc", kid: secret.kid });
  expect(open.n).toBe(secret.n);
  expect(open).not.toHaveProperty("d");
  expect(secret).toHaveProperty("d");
});

it("makes the file readable by its user only", () => {
  const file = join(folder, "deep", "dev-secrets.json");
  const made = devSecrets(file);
  expect(devSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe("completes a file with keys, and never replaces keys", () => {
  const { PLATFORM_JWKS, SANDBOX_PRIVATE_JWKS } = makeSecrets();
  const fileWith = (text: string) => {
    const file = join(mkdtempSync(join(folder, "own-")), "dev-secrets.json");
    writeFileSync(file, text);
    return file;
  };
  const textOf = (file: string) => readFileSync(file, "utf8");

  it("accepts a platform's keys only, as text or as JSON", () => {
    for (const given of [PLATFORM_JWKS, JSON.parse(PLATFORM_JWKS)]) {
      const file = fileWith(JSON.stringify({ PLATFORM_JWKS: given, note: "ours" }));
      const secrets = devSecrets(file);
      expect(JSON.parse(secrets.PLATFORM_JWKS)).toEqual(JSON.parse(PLATFORM_JWKS));
      expect(secrets.SESSION_KEY).toHaveLength(43);
      expect(JSON.parse(textOf(file))).toMatchObject({ PLATFORM_JWKS: given, note: "ours" });
      expect(devSecrets(file)).toEqual(secrets);
      // The sandbox can still decrypt its payloads.
      expect(sandboxKeys(secrets)).not.toBe(secrets.PLATFORM_JWKS);
    }
  });

  it("accepts any other secret only; the sandbox's public keys follow from its private ones", () => {
    const bySession = devSecrets(fileWith('{"SESSION_KEY":"my own key of thirty-two characters"}'));
    expect(bySession.SESSION_KEY).toBe("my own key of thirty-two characters");
    expect(sandboxKeys(bySession)).toBe(bySession.PLATFORM_JWKS);
    const byPrivate = devSecrets(fileWith(JSON.stringify({ SANDBOX_PRIVATE_JWKS })));
    expect(byPrivate).toMatchObject({ SANDBOX_PRIVATE_JWKS, PLATFORM_JWKS });
  });

  it.each([
    ['{"PLATFORM_JWKS": "{}",', /is no JSON object.*mend it/],
    ["[]", /is no JSON object/],
    ['{"PLATFORM_JWKS": "none"}', /PLATFORM_JWKS in .* is no JSON Web Key set/],
    ['{"SANDBOX_PRIVATE_JWKS": {"keys": [{"kty": "oct"}]}}', /no private RSA keys/],
  ])("refuses an invalid file and leaves it unchanged: %s", (text, words) => {
    const file = fileWith(text);
    expect(() => devSecrets(file)).toThrow(words);
    expect(textOf(file)).toBe(text);
  });

  it("fills an empty file", () => {
    expect(devSecrets(fileWith("")).SESSION_KEY).toHaveLength(43);
  });
});

it("uses the browser of CHROME_PATH if it exists", () => {
  const chrome = join(folder, "chrome");
  writeFileSync(chrome, "");
  expect(findBrowser({ PATH: "", CHROME_PATH: chrome })).toBe(chrome);
  expect(findBrowser({ PATH: "", CHROME_PATH: join(folder, "none") })).not.toBe(chrome);
  expect(findBrowser({ PATH: folder, CHROME_PATH: "" })).not.toBe(join(folder, "none"));
});

it("uses the Firefox of FIREFOX_PATH if it exists", () => {
  const firefox = join(folder, "firefox");
  expect(findFirefox({ PATH: "", FIREFOX_PATH: firefox })).not.toBe(firefox);
  writeFileSync(firefox, "");
  expect(findFirefox({ PATH: "", FIREFOX_PATH: firefox })).toBe(firefox);
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: "" })).not.toBeNull();
});
