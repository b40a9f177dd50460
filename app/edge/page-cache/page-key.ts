/**
 * Everything that a guest's page depends on (decision 0019). A cached page is rendered from its key alone, in a request
 * of our own without the visitor's headers, cookies and address. So no visitor can leave anything in it for the next.
 */

import { draftNameOf } from "~/edge/development/draft-brands.ts";
import { isReadMethod } from "~/edge/gate/methods.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { readCookie } from "~/session/cookies/cookie.ts";
import {
  accessDeniedCookie,
  holdsSession,
  rememberedCookie,
} from "~/session/cookies/session-cookie.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import type { PageMatch } from "./page-match.ts";
import type { ResponseTokens } from "./response-tokens.ts";

export interface PageKey {
  /** Origin, path and query. */
  address: string;
  brand: Brand;
  language: BrandLanguage;
  country: string | null;
  region: string | null;
  mainOrigin: string | null;
  gtagId: string | null;
  counting: RequestContext["counting"];
  savesData: boolean;
  world: string;
}

/** Every page reads this parameter, because search engines use it to name the language (decision 0017). */
const commonParams = ["lang"];
const longestValue = 64;
/** What advertising adds to an address. No page reads it; the visitor's own browser still has it, and counts by it. */
const advertising =
  /^(utm_\w{1,40}|gclid|dclid|yclid|fbclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|mc_[ce]id)$/;

/** One address per route that catches unknown addresses, so that all of them share one cached page. */
const unknownAddresses: Record<string, string> = {
  ":lobby": "/not-found",
  // A space is no game's id.
  "game/:id": "/game/%20",
  "*": "/not/found",
};

/** Whether every guest gets the same page: a read of a cached route, without a session or a cookie that changes it. */
export function isCacheable({ page, request, url }: RequestContext): boolean {
  if (page === null || page.cachedParams === null || !isReadMethod(request.method)) return false;
  // Such an address requests the page's data without its HTML.
  return !url.pathname.endsWith(".data") && !isPersonal(request);
}

/**
 * The key of the requested page, or null if the address has a parameter that the page does not read.
 * @param exists false for an unknown address; all of them share one page
 */
export function pageKeyOf(
  context: RequestContext,
  page: PageMatch,
  exists: boolean,
): PageKey | null {
  const { url, brand, language, country, region } = context;
  const { mainOrigin, gtagId, counting, savesData, world } = context;
  const rest = { brand, language, country, region, mainOrigin, gtagId, counting, savesData, world };
  const { cachedParams, pattern } = page;
  if (!exists)
    return { address: `${url.origin}${unknownAddresses[pattern ?? ""] ?? "/not/found"}`, ...rest };
  const names = [...(cachedParams ?? []), ...commonParams];
  const read = [...url.searchParams].filter(
    ([name]) => names.includes(name) || !advertising.test(name),
  );
  const known = new Set(read.map(([name]) => name));
  if (known.size < read.length) return null;
  if (read.some(([name, value]) => !names.includes(name) || value.length > longestValue))
    return null;
  // A shorter address is written anew; all others stay as they were sent.
  const query = read.length < url.searchParams.size ? `${new URLSearchParams(read)}` : url.search;
  const search = query === "" || query.startsWith("?") ? query : `?${query}`;
  return { address: `${url.origin}${url.pathname}${search}`, ...rest };
}

/** Whether a cookie changes the page. Language and consent to analytics are part of the key instead. */
function isPersonal({ headers }: Request): boolean {
  const cookies = headers.get("cookie");
  if (cookies === null) return false;
  const shown = readCookie(cookies, accessDeniedCookie) ?? readCookie(cookies, rememberedCookie);
  return shown !== null || holdsSession(cookies);
}

/**
 * Checks that a page for the cache is rendered from an anonymous request.
 * @throws Error if the request has cookies, a session or an address
 */
export function requireAnonymous({
  request,
  sessionMark,
  address,
  operator,
}: RequestContext): void {
  const isAnonymous =
    sessionMark === null &&
    address === null &&
    operator === null &&
    [...request.headers.keys()].every((name) => name === "accept" || name === "user-agent");
  if (!isAnonymous) throw new Error("A page for every guest is rendered from its key alone.");
}

/** The key as text. Two different keys give two different texts. */
export function cacheKeyOf(key: PageKey): string {
  const { brand, language, ...rest } = key;
  return JSON.stringify([brand.id, draftNameOf(brand), language.tag, ...Object.values(rest)]);
}

/**
 * An anonymous request context, which pages for the cache are rendered with.
 * @param whole true renders all blocks before the response begins, as for a crawler
 */
export function contextFromKey(
  { address, ...key }: PageKey,
  tokens: ResponseTokens,
  { whole, now }: { whole: boolean; now: () => number },
): RequestContext {
  const url = new URL(address);
  const agent: Record<string, string> = whole ? { "user-agent": "portico-bot" } : {};
  return {
    ...key,
    ...tokens,
    request: new Request(url, { headers: { accept: "text/html", ...agent } }),
    url,
    sessionMark: null,
    city: null,
    address: null,
    page: null,
    pageOwner: null,
    operator: null,
    isPage: true,
    mayAdvertise: true,
    countsUnmarked: false,
    startedAt: now(),
    now,
  };
}
