/**
 * The mark of a guest, by which limits of an address tell visitors behind it apart (docs/limits-by-address.md). It says
 * nothing of the visitor but when it was made. The Worker signs it, gives few to one address in an hour, and lets it count
 * from an hour on, so that nobody makes many at once.
 */
import { fromBase64Url, randomText, toBase64Url } from "~/session/seal/base64url.ts";
import type { SealKeys } from "~/session/seal/token-seal.ts";
import { cookieLine, readCookie } from "./cookie.ts";

const visitorCookie = "__Host-visitor";
const ninetyDays = 7_776_000;
/** A mark counts from this age on, in ms. */
export const countsFromMs = 3_600_000;
const shape = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/;

/** The Set-Cookie of a new mark. */
export async function newVisitorLine({ current }: SealKeys, now: number): Promise<string> {
  const text = `${randomText(12)}.${Math.floor(now / 1000)}`;
  const signature = toBase64Url(
    new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(current), bytesOf(text))),
  );
  return cookieLine(visitorCookie, `${text}.${signature}`, { age: ninetyDays });
}

/** Whether a request has a mark, whatever it is worth. */
export const hasVisitorCookie = (cookies: string | null): boolean =>
  shape.test(readCookie(cookies, visitorCookie) ?? "");

/** The mark of a request's visitor; null without one, for a forged one, and for one that is too young. */
export async function visitorOf(
  cookies: string | null,
  { current, previous }: SealKeys,
  now: number,
): Promise<string | null> {
  const [, id, at, signature] = shape.exec(readCookie(cookies, visitorCookie) ?? "") ?? [];
  if (id === undefined || at === undefined || signature === undefined) return null;
  const age = now - Number(at) * 1000;
  if (age < countsFromMs || age > ninetyDays * 1000) return null;
  for (const secret of [current, previous]) {
    if (secret === null) continue;
    const key = await keyOf(secret);
    const signed = bytesOf(`${id}.${at}`);
    if (await crypto.subtle.verify("HMAC", key, fromBase64Url(signature), signed)) return id;
  }
  return null;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key of its own, so that no signature of another purpose fits. */
function keyOf(secret: string): Promise<CryptoKey> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const raw = bytesOf(`portico visitor 1 ${secret}`);
  return crypto.subtle.importKey("raw", raw, hmac, false, ["sign", "verify"]);
}
