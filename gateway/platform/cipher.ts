import { CompactEncrypt, importJWK } from "jose";
import * as v from "valibot";

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
    v.looseObject({ kid: v.string(), kty: v.literal("RSA"), n: v.string(), e: v.string() }),
  ),
});

// Public keys are plain values that requests may share; importing one costs as much as sealing.
const imported = new Map<string, { kid: string; key: CryptoKey }>();

async function newestKey(jwks: string): Promise<{ kid: string; key: CryptoKey }> {
  const known = imported.get(jwks);
  if (known) return known;
  let set: unknown = null;
  try {
    set = JSON.parse(jwks);
  } catch {
    // Falls through to the sentence below: the text itself stays out of it.
  }
  const parsed = v.safeParse(keySet, set);
  const jwk = parsed.success ? parsed.output.keys[0] : undefined;
  if (!jwk) throw new Error("the platform's key set has no RSA key with a kid");
  const key = await importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e }, "RSA-OAEP-256");
  if (key instanceof Uint8Array) throw new Error("the platform's key is not a public key");
  // Keys change by deployment only, so a second entry means that the first has had its day.
  imported.clear();
  imported.set(jwks, { kid: jwk.kid, key });
  return { kid: jwk.kid, key };
}

/**
 * The default cipher: a compact JWE (RFC 7516) with RSA-OAEP-256 and A256GCM. Its protected header
 * binds it to the call and to one use; the platform refuses it after five minutes.
 */
export function joseCipher(jwks: string, now: () => number): PayloadCipher {
  return {
    contentType: "application/jose",
    async seal(payload, binding) {
      const { kid, key } = await newestKey(jwks);
      const text = new TextEncoder().encode(JSON.stringify(payload));
      return new CompactEncrypt(text)
        .setProtectedHeader({
          alg: "RSA-OAEP-256",
          enc: "A256GCM",
          kid,
          iat: Math.floor(now() / 1000),
          jti: crypto.randomUUID(),
          htm: binding.method,
          htu: binding.path,
        })
        .encrypt(key);
    },
  };
}
