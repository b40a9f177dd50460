import { generateKeyPairSync, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { privateDir } from "./paths.mjs";

/**
 * @typedef {{SESSION_KEY: string, PLATFORM_JWKS: string, SANDBOX_PRIVATE_JWKS: string}} Secrets
 * SESSION_KEY is 32 bytes in base64url; the other two are JWK sets as JSON text, the public and the
 * private half of the pair that encrypted calls use.
 */

/** New secrets, good for one machine's development or one test run. @returns {Secrets} */
export function makeSecrets() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const facts = { kid: `dev-${randomBytes(6).toString("hex")}`, alg: "RSA-OAEP-256", use: "enc" };
  /** @param {import("node:crypto").KeyObject} key */
  const set = (key) => JSON.stringify({ keys: [{ ...key.export({ format: "jwk" }), ...facts }] });
  return {
    SESSION_KEY: randomBytes(32).toString("base64url"),
    PLATFORM_JWKS: set(publicKey),
    SANDBOX_PRIVATE_JWKS: set(privateKey),
  };
}

/** This checkout's development secrets, made at the first start and kept for its user alone. @returns {Secrets} */
export function devSecrets(file = `${privateDir}/dev-secrets.json`) {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    if (kept.SESSION_KEY && kept.PLATFORM_JWKS && kept.SANDBOX_PRIVATE_JWKS) return kept;
  } catch {
    // Missing or torn: made anew below.
  }
  const made = makeSecrets();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return made;
}
