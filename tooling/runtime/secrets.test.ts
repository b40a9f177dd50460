import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findBrowser } from "../test/browser.mjs";
import { findFirefox } from "../test/firefox.mjs";
import { devSecrets, makeSecrets, sandboxKeys } from "./secrets.mjs";

const folder = mkdtempSync(join(tmpdir(), "portico-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("makes a key pair whose halves belong together and keeps the private one apart", () => {
  const { SESSION_KEY, PLATFORM_JWKS, SANDBOX_PRIVATE_JWKS } = makeSecrets();
  expect(Buffer.from(SESSION_KEY, "base64url")).toHaveLength(32);
  const [open] = JSON.parse(PLATFORM_JWKS).keys;
  const [secret] = JSON.parse(SANDBOX_PRIVATE_JWKS).keys;
  expect(open).toMatchObject({ kty: "RSA", alg: "RSA-OAEP-256", use: "enc", kid: secret.kid });
  expect(open.n).toBe(secret.n);
  expect(open).not.toHaveProperty("d");
  expect(secret).toHaveProperty("d");
});

it("keeps development secrets for their user alone", () => {
  const file = join(folder, "deep", "dev-secrets.json");
  const made = devSecrets(file);
  expect(devSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe("a file with keys in it is completed, never replaced", () => {
  const { PLATFORM_JWKS, SANDBOX_PRIVATE_JWKS } = makeSecrets();
  const fileWith = (text: string) => {
    const file = join(mkdtempSync(join(folder, "own-")), "dev-secrets.json");
    writeFileSync(file, text);
    return file;
  };
  const textOf = (file: string) => readFileSync(file, "utf8");

  it("a platform's keys alone, as text or as the set they are", () => {
    for (const given of [PLATFORM_JWKS, JSON.parse(PLATFORM_JWKS)]) {
      const file = fileWith(JSON.stringify({ PLATFORM_JWKS: given, note: "ours" }));
      const secrets = devSecrets(file);
      expect(JSON.parse(secrets.PLATFORM_JWKS)).toEqual(JSON.parse(PLATFORM_JWKS));
      expect(secrets.SESSION_KEY).toHaveLength(43);
      expect(JSON.parse(textOf(file))).toMatchObject({ PLATFORM_JWKS: given, note: "ours" });
      expect(devSecrets(file)).toEqual(secrets);
      // The sandbox still opens what is sealed for it.
      expect(sandboxKeys(secrets)).not.toBe(secrets.PLATFORM_JWKS);
    }
  });

  it("any other one alone; the sandbox's public half follows its private one", () => {
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
  ])("one that can't be read is refused and left as it is: %s", (text, words) => {
    const file = fileWith(text);
    expect(() => devSecrets(file)).toThrow(words);
    expect(textOf(file)).toBe(text);
  });

  it("an empty one holds nothing to lose", () => {
    expect(devSecrets(fileWith("")).SESSION_KEY).toHaveLength(43);
  });
});

it("takes the browser that CHROME_PATH names, if it is there", () => {
  const chrome = join(folder, "chrome");
  writeFileSync(chrome, "");
  expect(findBrowser({ PATH: "", CHROME_PATH: chrome })).toBe(chrome);
  expect(findBrowser({ PATH: "", CHROME_PATH: join(folder, "none") })).not.toBe(chrome);
  expect(findBrowser({ PATH: folder, CHROME_PATH: "" })).not.toBe(join(folder, "none"));
});

it("takes the Firefox that FIREFOX_PATH names, if it is there", () => {
  const firefox = join(folder, "firefox");
  expect(findFirefox({ PATH: "", FIREFOX_PATH: firefox })).not.toBe(firefox);
  writeFileSync(firefox, "");
  expect(findFirefox({ PATH: "", FIREFOX_PATH: firefox })).toBe(firefox);
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: "" })).not.toBeNull();
});
