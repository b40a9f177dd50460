/**
 * The session cookies (docs/reliability.md, Sessions; A118): 32 random bytes that say nothing by themselves. A
 * guest's has a name of its own, so that a guest's late answer never replaces an account's.
 */
import { randomText } from "./base64url.ts";

export const sessionCookie = "__Host-sid" as const;
export const guestCookie = "__Host-guest" as const;
type CookieName = typeof sessionCookie | typeof guestCookie;
const oneDay = 86_400;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new session id. */
export const newSessionId = (): string => randomText(32);

/** The value of a request's cookie, or null. The first one wins, as browsers send the closest first. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** The visitor's language, and the name that a login form remembers. */
export const languageCookie = "__Host-lang" as const;
export const rememberedCookie = "__Host-remembered" as const;

/** Their names before they had the prefix. What browsers still hold of them is read for a day, and never set. */
const formerName = (name: typeof languageCookie | typeof rememberedCookie): string =>
  name.slice("__Host-".length);
/** They were renamed on the 23rd; from this moment (ms) on nothing is read by a former name. */
export const formerNamesEnd = Date.UTC(2026, 10, 25);

/** Such a cookie's value by its name of today, else for a day by the former one; null without either (A151). */
export const readOwnCookie = (
  header: string | null,
  name: typeof languageCookie | typeof rememberedCookie,
  now = Date.now(),
): string | null =>
  readCookie(header, name) ?? (now < formerNamesEnd ? readCookie(header, formerName(name)) : null);

/** Set-Cookie that takes back what a browser holds by the former name. */
export const formerTakenBack = (name: typeof languageCookie | typeof rememberedCookie): string =>
  `${formerName(name)}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;

/** The session id of a request, or null when there is none or it can't be one of ours. */
export function readSessionId(
  header: string | null,
  name: CookieName = sessionCookie,
): string | null {
  const value = readCookie(header, name);
  return value !== null && shape.test(value) ? value : null;
}

/** Whether a request may belong to a session, an account's or a guest's. */
export const holdsSession = (header: string | null): boolean =>
  ([sessionCookie, guestCookie] as const).some((name) => readSessionId(header, name) !== null);

/** Set-Cookie of a session; `remember` lets it live one day (A44, K15), else until the browser closes. */
export function sessionCookieLine(name: CookieName, id: string, remember: boolean): string {
  const age = remember ? `; Max-Age=${oneDay}` : "";
  return `${name}=${id}; Path=/${age}; Secure; HttpOnly; SameSite=Lax`;
}

/** Set-Cookie that takes the cookie back. */
export const endedCookieLine = (name: CookieName): string =>
  `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;

/** Says for some seconds that its bearer has just been sent to a login page. */
export const notLetInCookie = "__Host-shut";
export const notLetInLine = `${notLetInCookie}=1; Path=/; Max-Age=10; Secure; HttpOnly; SameSite=Lax`;

/** Puts the session's Set-Cookie on the answer, in place of one that an earlier step of the request put. */
export function putSessionCookie(headers: Headers, line: string): void {
  const name = line.slice(0, line.indexOf("=") + 1);
  const others = headers.getSetCookie().filter((kept) => !kept.startsWith(name));
  headers.delete("Set-Cookie");
  for (const kept of [...others, line]) headers.append("Set-Cookie", kept);
}

const encoder = new TextEncoder();
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The name of a session's Durable Object: whoever reads the list of objects learns no cookie. */
export async function objectNameOf(id: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", encoder.encode(id));
  let name = "";
  for (const byte of new Uint8Array(hash)) name += hexOf[byte];
  return name;
}

/** What the log calls a session: from it follows neither the cookie nor the object's name. */
export async function sessionMarkOf(id: string | null): Promise<string | null> {
  return id === null ? null : (await objectNameOf(`log ${id}`)).slice(0, 16);
}
