/**
 * The referral link that a browser opened last, in a cookie for 30 days: an account that registers within them counts
 * for this link (N10). It holds the link's code and the `utm_*` parameters of the opened address, and nothing of the
 * visitor.
 */

import { cookieLine, readCookie } from "~/session/cookies/cookie.ts";
import { countingOf } from "~/session/cookies/counting-choice.ts";

interface Parameter {
  name: string;
  value: string;
}

export interface OpenedLink {
  code: string;
  parameters: Parameter[];
}

const cookie = "__Host-link";
const thirtyDays = 2_592_000;
const mostParameters = 6;
const longestValue = 64;

/** Text that can be a link's code. */
export const isLinkCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

const isParameter = (name: string, value: unknown): value is string =>
  /^utm_[a-z_]{1,20}$/.test(name) && typeof value === "string" && value.trim() !== "";

const bounded = (pairs: Iterable<readonly [string, unknown]>): Parameter[] =>
  [...new Map(pairs)]
    .flatMap(([name, value]) =>
      isParameter(name, value)
        ? [{ name, value: Array.from(value.trim()).slice(0, longestValue).join("") }]
        : [],
    )
    .slice(0, mostParameters);

/** The `utm_*` parameters of an address: at most six, each cut to 64 characters. */
export const parametersOf = (query: URLSearchParams): Parameter[] => bounded(query);

/** The link that was opened last; null for none, and for a cookie that can't be read. */
export function openedLinkOf(headers: Headers): OpenedLink | null {
  const [code = "", stored = ""] = readCookie(headers.get("cookie"), cookie)?.split(".") ?? [];
  if (!isLinkCode(code)) return null;
  try {
    const pairs: unknown = stored === "" ? {} : JSON.parse(decodeURIComponent(stored));
    return { code, parameters: bounded(Object.entries(pairs ?? {})) };
  } catch {
    return { code, parameters: [] };
  }
}

/**
 * The Set-Cookie line that stores the opened link. Where the visitor refuses to be counted, it ends with the browser's
 * session.
 */
export function openedLinkLine({ code, parameters }: OpenedLink, headers: Headers): string {
  const pairs = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
  // Dots separate the two parts, so values have none.
  const stored = encodeURIComponent(JSON.stringify(pairs)).replaceAll(".", "%2E");
  const counting = countingOf(headers);
  const age = counting === "no" || counting === "barred" ? undefined : thirtyDays;
  return cookieLine(cookie, `${code}.${stored}`, { age });
}
