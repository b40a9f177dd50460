import { lt } from "drizzle-orm";
import { compactDecrypt, decodeProtectedHeader, importJWK, type JWK } from "jose";
import * as v from "valibot";
import { usedJti } from "../db/schema/members.ts";
import type { CallContext } from "./context.ts";
import { PlatformError } from "./errors.ts";

const maxAgeSeconds = 300;
const maxEarlySeconds = 60;

// The header is strict: with `zip` or an unknown field a payload can't be read.
const headerSchema = v.strictObject({
  alg: v.literal("RSA-OAEP-256"),
  enc: v.literal("A256GCM"),
  kid: v.string(),
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  htm: v.string(),
  htu: v.string(),
  typ: v.optional(v.string()),
  cty: v.optional(v.string()),
});

const keySetSchema = v.object({
  keys: v.array(v.looseObject({ kid: v.string(), kty: v.literal("RSA"), d: v.string() })),
});

type Binding = Pick<CallContext, "privateJwks" | "realNow" | "method" | "path" | "db">;

/**
 * Returns the plaintext of an encrypted call's body (A12).
 * @throws PlatformError `payload.encryption.required` for a plain body; for other errors see `decryptCompact`
 */
export function decryptPayload(
  body: string,
  contentType: string | null,
  binding: Binding,
): Promise<string> {
  if (!/^application\/jose(?:;|$)/i.test(contentType ?? "") || body === "") {
    throw new PlatformError("payload.encryption.required");
  }
  return decryptCompact(body, binding);
}

/**
 * Returns the plaintext of a compact JWE bound to this call. A wrong key, algorithm, compression, age, method
 * or path is refused with `payload.encryption.invalid`, a known `jti` with `payload.replayed`.
 */
export async function decryptCompact(compact: string, binding: Binding): Promise<string> {
  const header = readHeader(compact);
  const now = Math.floor(binding.realNow / 1000);
  if (now < header.iat - maxEarlySeconds) invalid("issued in the future");
  if (now > header.iat + maxAgeSeconds) invalid("too old");
  if (header.htm !== binding.method || header.htu !== binding.path) {
    invalid("made for another call");
  }
  const plaintext = await decryptWithKey(compact, findKey(binding.privateJwks, header.kid));
  // Stored only after decryption, so that a forged header can't use up the id of a genuine payload.
  rememberJti(header.jti, header.iat, binding);
  return plaintext;
}

function readHeader(compact: string): v.InferOutput<typeof headerSchema> {
  try {
    return v.parse(headerSchema, decodeProtectedHeader(compact));
  } catch {
    return invalid("header");
  }
}

function findKey(jwks: string, kid: string): JWK {
  const set = v.parse(keySetSchema, JSON.parse(jwks));
  return set.keys.find((key) => key.kid === kid) ?? invalid("unknown kid");
}

async function decryptWithKey(compact: string, jwk: JWK): Promise<string> {
  const key = await importJWK(jwk, "RSA-OAEP-256");
  try {
    const { plaintext } = await compactDecrypt(compact, key, {
      keyManagementAlgorithms: ["RSA-OAEP-256"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return new TextDecoder("utf-8", { fatal: true }).decode(plaintext);
  } catch {
    return invalid("cannot be decrypted");
  }
}

function rememberJti(jti: string, iat: number, { db, realNow }: Binding): void {
  db.delete(usedJti).where(lt(usedJti.expiresAt, realNow)).run();
  const expiresAt = (iat + maxAgeSeconds + 1) * 1000;
  const added = db
    .insert(usedJti)
    .values({ jti, expiresAt })
    .onConflictDoNothing()
    .returning()
    .all();
  if (added.length === 0) throw new PlatformError("payload.replayed");
}

function invalid(detail: string): never {
  throw new PlatformError("payload.encryption.invalid", { detail });
}
