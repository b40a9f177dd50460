/**
 * What a guest's page depends on, and nothing else (decision 0019). A kept page is rendered from its key alone: a
 * request of our own, without the visitor's headers, cookies or address. What is not in the key can't be in
 * the page, so nobody can leave anything there for the next visitor.
 */

import { isReadMethod } from "~/edge/gate/methods.ts";
import type { Visit } from "~/edge/request/request-context.ts";
import {
  holdsSession,
  notLetInCookie,
  readCookie,
  readOwnCookie,
  rememberedCookie,
} from "~/session/session-cookie.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import type { PageMatch } from "./page-match.ts";
import type { Marks } from "./response-tokens.ts";

export interface PageKey {
  /** Origin, path and query. */
  address: string;
  brand: Brand;
  language: BrandLanguage;
  country: string | null;
  region: string | null;
  mainOrigin: string | null;
  gtagId: string | null;
  counting: Visit["counting"];
  world: string;
}

/** Understood by each page, for search engines name the language (decision 0017). */
const everywhere = ["lang"];
const longestValue = 64;

/** Where each unknown address is rendered: two that the route table sends where it sends nonsense. */
const nonsense: Record<string, string> = { ":lobby": "/not-found", "*": "/not/found" };

/** Whether any guest who asks for this page gets the same: read, as a page, without a session or a cookie that shows in it. */
export function isForEveryGuest({ page, request, url }: Visit): boolean {
  if (page === null || page.keeps === null || !isReadMethod(request.method)) return false;
  // Remix asks for a page's data alone by such an address.
  return !url.pathname.endsWith(".data") && !isSomebodys(request);
}

/**
 * The key of the page that is asked for; null when the address has a parameter that the page does not know.
 * @param exists false for an address that only the route table's last rows take: all of them are one page
 */
export function pageKeyOf(visit: Visit, page: PageMatch, exists: boolean): PageKey | null {
  const { url, brand, language, country, region } = visit;
  const { mainOrigin, gtagId, counting, world } = visit;
  const rest = { brand, language, country, region, mainOrigin, gtagId, counting, world };
  const { keeps, pattern } = page;
  if (!exists)
    return { address: `${url.origin}${nonsense[pattern ?? ""] ?? "/not/found"}`, ...rest };
  const names = [...(keeps ?? []), ...everywhere];
  const seen = new Set<string>();
  for (const [name, value] of url.searchParams) {
    if (!names.includes(name) || seen.has(name) || value.length > longestValue) return null;
    seen.add(name);
  }
  return { address: `${url.origin}${url.pathname}${url.search}`, ...rest };
}

/** Whether what the visitor brought changes what he is shown. His language and what he said to counting are in the key. */
function isSomebodys({ headers }: Request): boolean {
  const cookies = headers.get("cookie");
  if (cookies === null) return false;
  const shown = readCookie(cookies, notLetInCookie) ?? readOwnCookie(cookies, rememberedCookie);
  return shown !== null || holdsSession(cookies);
}

/**
 * Holds a rendering for every guest to a request that is nobody's.
 * @throws Error where the request brings cookies, a session or an address
 */
export function requireNobody({ request, sessionMark, address }: Visit): void {
  const isNobodys =
    sessionMark === null &&
    address === null &&
    [...request.headers.keys()].every((name) => name === "accept" || name === "user-agent");
  if (!isNobodys) throw new Error("A page for every guest is rendered from its key alone.");
}

/** The key as text: what two pages differ in, they differ in here. */
export function nameOf(key: PageKey): string {
  const { brand, language, ...rest } = key;
  return JSON.stringify([brand.id, language.tag, ...Object.values(rest)]);
}

/**
 * A visit of nobody: what a page is rendered for that every guest gets.
 * @param whole for a crawler, who waits for every block, or for nobody at all
 */
export function visitOfNobody(
  { address, ...key }: PageKey,
  marks: Marks,
  { whole, now }: { whole: boolean; now: number },
): Visit {
  const url = new URL(address);
  const agent: Record<string, string> = whole ? { "user-agent": "portico-bot" } : {};
  return {
    ...key,
    ...marks,
    request: new Request(url, { headers: { accept: "text/html", ...agent } }),
    url,
    sessionMark: null,
    address: null,
    page: null,
    isPage: true,
    startedAt: now,
  };
}
