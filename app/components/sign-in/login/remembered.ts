import { cookieLine, oneDay } from "~/session/cookies/cookie.ts";
import { rememberedCookie } from "~/session/cookies/session-cookie.ts";

/** Returns a Set-Cookie that saves a user name for one day (A44, K15), never a password, or removes it for null. */
export function rememberLine(username: string | null): string {
  if (username === null) return cookieLine(rememberedCookie, "", { age: 0 });
  return cookieLine(rememberedCookie, encodeURIComponent(username), { age: oneDay });
}
