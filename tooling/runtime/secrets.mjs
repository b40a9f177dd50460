import { createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { privateDir } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";

/**
 * @typedef {{SESSION_KEY: string, EXCLUSION_KEY: string, PLATFORM_JWKS: string, SANDBOX_PRIVATE_JWKS: string}} Secrets
 * SESSION_KEY and EXCLUSION_KEY are 32 bytes in base64url; the other two are JWK sets as JSON text: the keys that the
 * platform in use can open, and the sandbox's own private ones.
 *
 * @typedef {{SESSION_KEY?: string, EXCLUSION_KEY?: string, PLATFORM_JWKS?: unknown, SANDBOX_PRIVATE_JWKS?: unknown}} Kept
 * What is in the file, whoever put it there.
 */

/** File with this checkout's secrets. To use another platform, put its keys in it. */
const devSecretsFile = `${privateDir}/dev-secrets.json`;

/**
 * Creates secrets for development on one machine, or for one test run.
 * @returns {Secrets}
 */
export function makeSecrets() {
  const SANDBOX_PRIVATE_JWKS = makePrivateKeys();
  return {
    SESSION_KEY: makeSessionKey(),
    EXCLUSION_KEY: makeSessionKey(),
    PLATFORM_JWKS: publicHalf(SANDBOX_PRIVATE_JWKS),
    SANDBOX_PRIVATE_JWKS,
  };
}

/**
 * Returns this checkout's development secrets. Missing ones are created and added to the file; existing ones are
 * never changed, and an unreadable file is not overwritten.
 * @throws {Refusal} when the file is not JSON, or a key in it is none
 * @returns {Secrets}
 */
export function devSecrets(file = devSecretsFile) {
  const stored = read(file);
  const SANDBOX_PRIVATE_JWKS = setIn(stored, "SANDBOX_PRIVATE_JWKS", file) ?? makePrivateKeys();
  const secrets = {
    SESSION_KEY: stored.SESSION_KEY || makeSessionKey(),
    EXCLUSION_KEY: stored.EXCLUSION_KEY || makeSessionKey(),
    PLATFORM_JWKS:
      setIn(stored, "PLATFORM_JWKS", file) ?? sandboxKeys({ SANDBOX_PRIVATE_JWKS }, file),
    SANDBOX_PRIVATE_JWKS,
  };
  const names = /** @type {(keyof Secrets)[]} */ (Object.keys(secrets));
  const missing = names.filter((name) => !stored[name]);
  if (missing.length > 0) {
    const added = Object.fromEntries(missing.map((name) => [name, secrets[name]]));
    write(file, { ...stored, ...added });
  }
  return secrets;
}

/**
 * Returns the keys that encrypt payloads for the sandbox: the public part of its own keys.
 * @param {Pick<Secrets, "SANDBOX_PRIVATE_JWKS">} secrets
 * @throws {Refusal} when they are no keys
 */
export function sandboxKeys({ SANDBOX_PRIVATE_JWKS }, file = devSecretsFile) {
  try {
    return publicHalf(SANDBOX_PRIVATE_JWKS);
  } catch {
    throw new Refusal(
      `SANDBOX_PRIVATE_JWKS in ${file} holds no private RSA keys; take it out, and it is made anew.`,
    );
  }
}

const makeSessionKey = () => randomBytes(32).toString("base64url");

function makePrivateKeys() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const facts = { kid: `dev-${randomBytes(6).toString("hex")}`, alg: "RSA-OAEP-256", use: "enc" };
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: "jwk" }), ...facts }] });
}

/** @param {string} privateSet */
function publicHalf(privateSet) {
  /** @type {{keys: import("node:crypto").JsonWebKey[]}} */
  const set = JSON.parse(privateSet);
  const keys = set.keys.map((key) => {
    const { kid, alg, use } = key;
    const open = createPublicKey({ key, format: "jwk" }).export({ format: "jwk" });
    return { ...open, kid, alg, use };
  });
  return JSON.stringify({ keys });
}

/**
 * Returns a key set as text. The file may have it as text or as JSON; undefined for none.
 * @param {Kept} stored
 * @param {"PLATFORM_JWKS" | "SANDBOX_PRIVATE_JWKS"} name
 * @param {string} file
 */
function setIn(stored, name, file) {
  const value = stored[name];
  if (!value) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  try {
    if (Array.isArray(JSON.parse(text).keys)) return text;
  } catch {
    // Reported below, like any other invalid value.
  }
  throw new Refusal(
    `${name} in ${file} is no JSON Web Key set ({"keys": [ … ]}); mend it or take it out.`,
  );
}

/**
 * @param {string} file
 * @returns {Kept}
 */
function read(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOENT") return {};
    throw new Refusal(`${file} can't be read (${code}); it holds this checkout's keys.`);
  }
  if (text.trim() === "") return {};
  try {
    const stored = JSON.parse(text);
    if (typeof stored === "object" && stored !== null && !Array.isArray(stored)) return stored;
  } catch {
    // Reported below.
  }
  throw new Refusal(
    `${file} is no JSON object, and the keys in it are not thrown away: mend it, or delete it to have new ones made.`,
  );
}

/**
 * Writes the file atomically, so that an interrupted process can't corrupt it.
 * @param {string} file
 * @param {Kept} secrets
 */
function write(file, secrets) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
