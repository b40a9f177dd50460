/**
 * How the portal's cookies are written and read. Each name has the prefix `__Host-`, so no neighbouring host and no
 * plain connection can set it. In development over http a browser holds it without prefix and `Secure`
 * (`plain-cookies.ts`).
 */
export type CookieName = `__Host-${string}`;

export const oneDay = 86_400;
export const oneYear = 31_536_000;

interface CookieSettings {
  /** How long it lasts, in seconds; without it, until the browser closes. 0 removes the cookie. */
  age?: number | undefined;
  /** Scripts of the page may read and write it. */
  readable?: boolean;
  sameSite?: "Lax" | "Strict";
}

/** Returns a line for `Set-Cookie`. The value contains no `;`. */
export function cookieLine(
  name: CookieName,
  value: string,
  { age, readable = false, sameSite = "Lax" }: CookieSettings = {},
): string {
  const lasts = age === undefined ? "" : `; Max-Age=${age}`;
  const readers = readable ? "" : "; HttpOnly";
  return `${name}=${value}; Path=/${lasts}; Secure${readers}; SameSite=${sameSite}`;
}

/** Returns the value of a request's cookie, or null. Of several the first counts: browsers send the most specific first. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
