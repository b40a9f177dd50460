/**
 * What a visitor said to being counted (A93), in a cookie of ours that lives a year. The server alone reads
 * it: it decides whether a page has Google's tag in it at all.
 */
import type { Counting } from "~/portal-context.ts";
import { readCookie } from "./session-cookie.ts";

const choiceCookie = "__Host-counting";
const oneYear = 31_536_000;

/** Do Not Track and Global Privacy Control say no, and nothing on the page says otherwise. */
export function countingOf(headers: Headers): Counting {
  if (headers.get("sec-gpc") === "1" || headers.get("dnt") === "1") return "barred";
  const said = readCookie(headers.get("cookie"), choiceCookie);
  return said === "yes" || said === "no" ? said : "unasked";
}

/**
 * Set-Cookie lines that keep an answer. A no also takes back what Google's tag has left here (`_ga` and its like);
 * the tag is told to leave nothing for hosts above ours (`app/components/counting/tag.ts`).
 * @param cookies the request's
 */
export function countingLines(answer: "yes" | "no", cookies: string | null): string[] {
  const kept = `${choiceCookie}=${answer}; Path=/; Max-Age=${oneYear}; Secure; HttpOnly; SameSite=Lax`;
  if (answer === "yes") return [kept];
  const names = (cookies ?? "").split(";").map((part) => part.split("=")[0]?.trim() ?? "");
  const left = names.filter((name) => /^_ga(_\w+)?$/.test(name));
  return [kept, ...[...new Set(left)].map((name) => `${name}=; Path=/; Max-Age=0`)];
}
