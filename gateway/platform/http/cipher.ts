import { CompactEncrypt, importJWK } from "jose";
import * as v from "valibot";
import type { CipherChoice } from "../../../brands/brand.ts";

/** What a sealed payload is bound to, so that it can't be replayed at another call. */
export interface Binding {
  method: string;
  path: string;
}

/** How the payload of an encrypted call leaves the portal (A12). */
export interface PayloadCipher {
  /** Content-Type of a sealed body. */
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

// Public keys are plain values that requests may share; importing one costs as much as sealing.
const imported = new Map<string, { kid: string; key: CryptoKey }>();

/** The first key that is meant for the algorithm; one that names none is meant for any. */
async function newestKey(jwks: string, alg: string): Promise<{ kid: string; key: CryptoKey }> {
  const name = `${alg} ${jwks}`;
  const known = imported.get(name);
  if (known) return known;
  let set: unknown = null;
  try {
    set = JSON.parse(jwks);
  } catch {
    // Falls through to the sentence below: the text itself stays out of it.
  }
  const parsed = v.safeParse(keySet, set);
  const keys = parsed.success ? parsed.output.keys : [];
  const jwk = keys.find((key) => key.alg === undefined || key.alg === alg);
  if (!jwk) throw new Error(`the platform's key set has no RSA key with a kid for ${alg}`);
  const key = await importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e }, alg);
  if (key instanceof Uint8Array) throw new Error("the platform's key is not a public key");
  // Keys change by deployment only, so a second entry means that the first has had its day.
  imported.clear();
  imported.set(name, { kid: jwk.kid, key });
  return { kid: jwk.kid, key };
}

type Make<C extends CipherChoice> = (choice: C, jwks: string, now: () => number) => PayloadCipher;

/**
 * A compact JWE (RFC 7516). Its protected header binds it to the call and to one use; the platform
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

/** Every cipher that a brand may name; the types see to it that none is missing. */
const ciphers: { [N in CipherChoice["name"]]: Make<Extract<CipherChoice, { name: N }>> } = { jwe };

/**
 * The cipher that the brand chose (A12).
 * @param jwks public keys of the platform, newest first, as JSON text
 * @param now ms since the epoch
 */
export function cipherOf(choice: CipherChoice, jwks: string, now: () => number): PayloadCipher {
  return ciphers[choice.name](choice, jwks, now);
}
