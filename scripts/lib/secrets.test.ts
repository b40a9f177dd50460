import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findBrowser } from "./browser.mjs";
import { devSecrets, makeSecrets } from "./secrets.mjs";

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

it("keeps development secrets for their user alone, and makes them anew when torn", () => {
  const file = join(folder, "deep", "dev-secrets.json");
  const made = devSecrets(file);
  expect(devSecrets(file)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, '{"SESSION_KEY":');
  expect(devSecrets(file)).not.toEqual(made);
});

it("takes the browser that CHROME_PATH names, if it is there", () => {
  const chrome = join(folder, "chrome");
  writeFileSync(chrome, "");
  expect(findBrowser({ PATH: "", CHROME_PATH: chrome })).toBe(chrome);
  expect(findBrowser({ PATH: "", CHROME_PATH: join(folder, "none") })).not.toBe(chrome);
  expect(findBrowser({ PATH: folder, CHROME_PATH: "" })).not.toBe(join(folder, "none"));
});
