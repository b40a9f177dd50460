import { rememberedCookie } from "~/session/cookies/session-cookie.ts";

/** The remembered user name (A44, K15): for one day, the name only, never a password. */
const oneDay = 86_400;

/** Returns a Set-Cookie that saves a user name, or removes it for null. */
export function rememberLine(username: string | null): string {
  const value = username === null ? "" : encodeURIComponent(username);
  const age = username === null ? 0 : oneDay;
  return `${rememberedCookie}=${value}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`;
}
