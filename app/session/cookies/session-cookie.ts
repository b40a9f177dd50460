/**
 * The session cookies (docs/reliability.md, Sessions; A118): 32 random bytes without a meaning. A guest's cookie has
 * another name, so that a guest's late response never replaces an account's cookie.
 */
import { randomText } from "~/session/seal/base64url.ts";
import { cookieLine, oneDay, readCookie } from "./cookie.ts";

export const sessionCookie = "__Host-sid" as const;
export const guestCookie = "__Host-guest" as const;
type SessionCookie = typeof sessionCookie | typeof guestCookie;
const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new session id. */
export const newSessionId = (): string => randomText(32);

/** The cookies of the visitor's language and of the name that a login form remembers. */
export const languageCookie = "__Host-lang" as const;
export const rememberedCookie = "__Host-remembered" as const;

/** Returns the session id of a request, or null when there is none or it has another form. */
export function readSessionId(
  header: string | null,
  name: SessionCookie = sessionCookie,
): string | null {
  const value = readCookie(header, name);
  return value !== null && shape.test(value) ? value : null;
}

/** Whether a request has the cookie of a session, an account's or a guest's. */
export const holdsSession = (header: string | null): boolean =>
  ([sessionCookie, guestCookie] as const).some((name) => readSessionId(header, name) !== null);

/** The Set-Cookie of a session. It lasts one day with `remember` (A44, K15), else until the browser closes. */
export const sessionCookieLine = (name: SessionCookie, id: string, remember: boolean): string =>
  cookieLine(name, id, { age: remember ? oneDay : undefined });

/** The Set-Cookie that removes a session cookie. */
export const endedCookieLine = (name: SessionCookie): string => cookieLine(name, "", { age: 0 });

/** Set for ten seconds when a page or an action was refused to a visitor, who was redirected to a login page. */
export const accessDeniedCookie = "__Host-shut";
export const accessDeniedLine = cookieLine(accessDeniedCookie, "1", { age: 10 });

/** Adds the session's Set-Cookie to the response, and removes one that an earlier step of the request added. */
export function putSessionCookie(headers: Headers, line: string): void {
  const name = line.slice(0, line.indexOf("=") + 1);
  const others = headers.getSetCookie().filter((stored) => !stored.startsWith(name));
  headers.delete("Set-Cookie");
  for (const stored of [...others, line]) headers.append("Set-Cookie", stored);
}

const encoder = new TextEncoder();
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Returns the name of a session's Durable Object: a hash, so that a list of objects reveals no cookie. */
export async function objectNameOf(id: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", encoder.encode(id));
  let name = "";
  for (const byte of new Uint8Array(hash)) name += hexOf[byte];
  return name;
}

/** Returns the mark of a session in logs, which reveals neither the cookie nor the object's name. */
export async function sessionMarkOf(id: string | null): Promise<string | null> {
  return id === null ? null : (await objectNameOf(`log ${id}`)).slice(0, 16);
}
