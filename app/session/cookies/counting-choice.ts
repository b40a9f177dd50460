/**
 * A visitor's consent to analytics (A93), stored in a cookie for one year. Only the server reads it, and decides by it
 * whether a page contains Google's tag.
 */
import type { Counting } from "~/portal-context.ts";
import { cookieLine, oneYear, readCookie } from "./cookie.ts";

const choiceCookie = "__Host-counting";

/** Returns the consent of a request. Do Not Track and Global Privacy Control refuse it, whatever the cookie holds. */
export function countingOf(headers: Headers): Counting {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return "barred";
  const said = readCookie(headers.get("cookie"), choiceCookie);
  return said === "yes" || said === "no" ? said : "unasked";
}

/**
 * Returns the Set-Cookie lines that store an answer. A refusal also removes the cookies of Google's tag (`_ga` and the
 * like); the tag is configured to set none for parent domains (`app/components/counting/tag.ts`).
 * @param cookies the request's Cookie header
 */
export function countingLines(answer: "yes" | "no", cookies: string | null): string[] {
  const stored = cookieLine(choiceCookie, answer, { age: oneYear });
  if (answer === "yes") return [stored];
  const names = (cookies ?? "").split(";").map((part) => part.split("=")[0]?.trim() ?? "");
  const left = names.filter((name) => /^_ga(_\w+)?$/.test(name));
  return [stored, ...[...new Set(left)].map((name) => `${name}=; Path=/; Max-Age=0`)];
}
