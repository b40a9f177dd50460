/**
 * Encrypts the platform's token for storage in the session's object (A43). The key is derived from the Worker's
 * SESSION_KEY and from the session id, which only the visitor's cookie holds: storage, configuration or a cookie alone
 * reveal no token.
 */
import { fromBase64Url, toBase64Url } from "./base64url.ts";

const text = new TextEncoder();
const purpose = text.encode("portico session token 1");

/** The session id of a cookie, and the name of its object, which does not reveal the id. */
export interface SessionName {
  id: string;
  name: string;
}

/**
 * A cache of derived keys by the name of the session's object, because deriving one takes three asynchronous steps. The
 * keys are not extractable, and decrypt only what the session's object returns.
 */
const derived = new Map<string, { sessionKey: string; key: CryptoKey }>();
const mostDerived = 1000;

async function knownKeyFor(sessionKey: string, { id, name }: SessionName): Promise<CryptoKey> {
  const known = derived.get(name);
  if (known?.sessionKey === sessionKey) return known.key;
  const key = await keyFor(sessionKey, id);
  derived.set(name, { sessionKey, key });
  const [oldest] = derived.keys();
  if (derived.size > mostDerived && oldest !== undefined) derived.delete(oldest);
  return key;
}

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

/** Returns the token, or null when it was sealed with another key or id, or was changed. */
export async function unsealToken(
  sessionKey: string,
  sessionId: string,
  sealed: string,
): Promise<string | null> {
  return openWith(await keyFor(sessionKey, sessionId), sealed);
}

async function openWith(key: CryptoKey, sealed: string): Promise<string | null> {
  try {
    const bytes = fromBase64Url(sealed);
    const iv = bytes.slice(0, 12);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(12)),
    );
  } catch {
    return null;
  }
}

/** The keys that seal tokens: the current one, and during a rotation the previous one. */
export interface SealKeys {
  current: string;
  previous: string | null;
}

/** Returns the token, and a new sealing of it when the previous key opened it. Null when neither key opens it. */
export async function openToken(
  { current, previous }: SealKeys,
  session: SessionName,
  sealed: string,
): Promise<{ token: string; resealed: string | null } | null> {
  const token = await openWith(await knownKeyFor(current, session), sealed);
  if (token !== null) return { token, resealed: null };
  const before = previous === null ? null : await unsealToken(previous, session.id, sealed);
  if (before === null) return null;
  return { token: before, resealed: await sealToken(current, session.id, before) };
}

/** What is sealed under an id. */
export interface Sealed {
  id: string;
  sealed: string | null;
}

/** The tokens of those that can be opened. */
export async function openAll(keys: SealKeys, all: readonly Sealed[]): Promise<string[]> {
  const opened = await Promise.all(
    all.map(({ id, sealed }) => sealed && openToken(keys, { id, name: id }, sealed)),
  );
  return opened.flatMap((each) => (each ? each.token : []));
}
