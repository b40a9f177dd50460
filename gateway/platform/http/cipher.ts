import { CompactEncrypt, importJWK } from "jose";
import * as v from "valibot";
import type { CipherChoice } from "../../../brands/brand.ts";

/** The call that an encrypted payload is bound to, so that it can't be replayed for another call. */
export interface Binding {
  method: string;
  path: string;
}

/** Encrypts the payload of a call (A12). */
export interface PayloadCipher {
  /** Content-Type of an encrypted body. */
  contentType: string;
  /** @throws Error when there is no usable key: the portal is not configured for encrypted calls */
  seal(payload: unknown, binding: Binding): Promise<string>;
}

const keySet = v.object({
  keys: v.array(
    v.object({
      kid: v.string(),
      kty: v.literal("RSA"),
      alg: v.optional(v.string()),
      n: v.string(),
      e: v.string(),
    }),
  ),
});

// Public keys are plain values that requests may share; importing one costs as much as an encryption.
const imported = new Map<string, { kid: string; key: CryptoKey }>();

/** The first key for the algorithm; a key without `alg` fits any. */
async function newestKey(jwks: string, alg: string): Promise<{ kid: string; key: CryptoKey }> {
  const name = `${alg} ${jwks}`;
  const known = imported.get(name);
  if (known) return known;
  let set: unknown = null;
  try {
    set = JSON.parse(jwks);
  } catch {
    // The error below is thrown instead; the key set's text must not be in the message.
  }
  const parsed = v.safeParse(keySet, set);
  const keys = parsed.success ? parsed.output.keys : [];
  const jwk = keys.find((key) => key.alg === undefined || key.alg === alg);
  if (!jwk) throw new Error(`the platform's key set has no RSA key with a kid for ${alg}`);
  const key = await importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e }, alg);
  if (key instanceof Uint8Array) throw new Error("the platform's key is not a public key");
  // Keys change only with a deployment, so older entries are obsolete.
  imported.clear();
  imported.set(name, { kid: jwk.kid, key });
  return { kid: jwk.kid, key };
}

type Make<C extends CipherChoice> = (choice: C, jwks: string, now: () => number) => PayloadCipher;

/**
 * A compact JWE (RFC 7516). Its protected header binds it to the call and makes it usable once; the platform
 * refuses it after five minutes.
 */
const jwe: Make<Extract<CipherChoice, { name: "jwe" }>> = ({ alg, enc }, jwks, now) => ({
  contentType: "application/jose",
  async seal(payload, binding) {
    const { kid, key } = await newestKey(jwks, alg);
    const text = new TextEncoder().encode(JSON.stringify(payload));
    return new CompactEncrypt(text)
      .setProtectedHeader({
        alg,
        enc,
        kid,
        iat: Math.floor(now() / 1000),
        jti: crypto.randomUUID(),
        htm: binding.method,
        htu: binding.path,
      })
      .encrypt(key);
  },
});

/** Every cipher that a brand may choose; the type requires all of them. */
const ciphers: { [N in CipherChoice["name"]]: Make<Extract<CipherChoice, { name: N }>> } = { jwe };

/**
 * The cipher that the brand chose (A12).
 * @param jwks public keys of the platform, newest first, as JSON text
 * @param now ms since the epoch
 */
export function cipherOf(choice: CipherChoice, jwks: string, now: () => number): PayloadCipher {
  return ciphers[choice.name](choice, jwks, now);
}
