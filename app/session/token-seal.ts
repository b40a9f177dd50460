/**
 * Seals the platform's token for its stay in the session's object (A43). The key needs both the
 * Worker's SESSION_KEY and the session id that only the visitor's cookie has: neither storage, nor
 * configuration, nor a cookie gives a token away alone.
 */
import { fromBase64Url, toBase64Url } from "./base64url.ts";

const text = new TextEncoder();
const purpose = text.encode("portico session token 1");

async function keyFor(sessionKey: string, sessionId: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey("raw", text.encode(sessionKey), "HKDF", false, [
    "deriveKey",
  ]);
  const salt = text.encode(sessionId);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info: purpose },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Nonce and ciphertext as base64url. */
export async function sealToken(
  sessionKey: string,
  sessionId: string,
  token: string,
): Promise<string> {
  const key = await keyFor(sessionKey, sessionId);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text.encode(token));
  const bytes = new Uint8Array(12 + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), 12);
  return toBase64Url(bytes);
}

/** The token, or null when it was sealed with another key or id, or was tampered with. */
export async function unsealToken(
  sessionKey: string,
  sessionId: string,
  sealed: string,
): Promise<string | null> {
  try {
    const bytes = fromBase64Url(sealed);
    const key = await keyFor(sessionKey, sessionId);
    const iv = bytes.slice(0, 12);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(12)),
    );
  } catch {
    return null;
  }
}

/** The keys that tokens are sealed with: the current one, and the one before while a rotation lasts. */
export interface SealKeys {
  current: string;
  previous: string | null;
}

/** The token; sealed anew when it was the previous key that opened it. Null when neither does. */
export async function openToken(
  { current, previous }: SealKeys,
  sessionId: string,
  sealed: string,
): Promise<{ token: string; resealed: string | null } | null> {
  const token = await unsealToken(current, sessionId, sealed);
  if (token !== null) return { token, resealed: null };
  const before = previous === null ? null : await unsealToken(previous, sessionId, sealed);
  if (before === null) return null;
  return { token: before, resealed: await sealToken(current, sessionId, before) };
}
