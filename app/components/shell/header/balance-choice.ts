import { cookieLine, oneYear, readCookie } from "~/session/cookies/cookie.ts";
import { writeCookie } from "~/session/cookies/plain-cookies.ts";

const cookie = "__Host-balance";

/** Whether the visitor hides the balance (K26). It is a cookie, so that the server never renders a hidden balance. */
export const balanceIsHidden = (cookies: string | null): boolean =>
  readCookie(cookies, cookie) === "hidden";

/** Saves the choice for a year. Browser only. */
export const rememberBalance = (hidden: boolean): void =>
  writeCookie(cookieLine(cookie, hidden ? "hidden" : "shown", { age: oneYear, readable: true }));
