/** The request context: everything that the edge reads from one request. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { readDevSwitches } from "~/edge/development/dev-switches.ts";
import { draftNamed } from "~/edge/development/draft-brands.ts";
import { knownCountry } from "~/edge/gate/region.ts";
import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import type { Counting } from "~/portal-context.ts";
import { countingOf } from "~/session/cookies/counting-choice.ts";
import { readSessionId, sessionMarkOf } from "~/session/cookies/session-cookie.ts";
import { ownerHeader } from "~/session/owner-names.ts";
import { randomText } from "~/session/seal/base64url.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import { pickBrand } from "../../../brands/index.ts";
import { withoutForgedHeaders } from "./forged-headers.ts";
import { languageOf } from "./language.ts";

export interface RequestContext {
  request: Request;
  url: URL;
  /** Generated here; a visitor's own request id is dropped. */
  requestId: string;
  /** Identifies the session in the log; null without a session cookie. */
  sessionMark: string | null;
  /** Nonce of the response's CSP. */
  nonce: string;
  /** ISO 3166-1 code, or null if it is unknown. */
  country: string | null;
  /** The country's region code, such as WA. */
  region: string | null;
  /** The city by `request.cf`; null when unknown. */
  city: string | null;
  address: string | null;
  brand: Brand;
  language: BrandLanguage;
  /** The operator's main origin; null until the platform's status is known (D-23). */
  mainOrigin: string | null;
  /** The operator's Google tag; null until the platform's status is known, or without one (A93, D-23). */
  gtagId: string | null;
  /** The visitor's consent to analytics (A93). */
  counting: Counting;
  /** Whether the visitor's browser asks for less data (`Save-Data`); pages then have no web font (H10). */
  savesData: boolean;
  /** The sandbox's world in development. */
  world: string;
  /** The matched page; null until the gate has matched it. */
  page: PageMatch | null;
  /** The account that the page of the request was made for (A215); null where neither header nor form says it. */
  pageOwner: string | null;
  /** Whose console it is (O1); null for every visitor. */
  operator: string | null;
  /** True once a page answers. Its CSP then allows the frames of the login dialog. */
  isPage: boolean;
  /** False in the browser of who is on a break: the page then shows no promotions (G19). */
  mayAdvertise: boolean;
  /** True once the request was counted for a guest without a mark (`app/session/cookies/visitor-cookie.ts`). */
  countsUnmarked: boolean;
  /** When the request came, by `now`. */
  startedAt: number;
  /** The portal's time in ms since the epoch. In development the switch `dev-clock-ahead` moves it (A202). */
  now(): number;
}

/** The fields of `request.cf` with the visitor's location. */
export interface Place {
  country?: unknown;
  regionCode?: unknown;
  city?: unknown;
}

/**
 * Returns the context of a new request. The country comes from `request.cf` and the address from CF-Connecting-IP,
 * which Cloudflare overwrites; other headers are not trusted.
 */
export async function createRequestContext(
  request: Request,
  place: Place | undefined,
  configuration: Configuration,
  clock: () => number = Date.now,
): Promise<RequestContext> {
  const switches = readDevSwitches(request, configuration.development);
  const clockAheadMs = Number(switches["clock-ahead"] ?? 0);
  const now = () => clock() + clockAheadMs;
  const named = switches.brand ? pickBrand(switches.brand) : configuration.brand;
  const brand = (switches.draft && draftNamed(switches.draft)) || named;
  const regionCode = switches.region ?? place?.regionCode;
  return {
    request: withoutForgedHeaders(request),
    url: new URL(request.url),
    requestId: crypto.randomUUID(),
    sessionMark: await sessionMarkOf(readSessionId(request.headers.get("cookie"))),
    nonce: randomText(16),
    country: knownCountry(switches.country ?? place?.country),
    region: typeof regionCode === "string" && regionCode !== "" ? regionCode.toUpperCase() : null,
    city: typeof place?.city === "string" && place.city !== "" ? place.city.slice(0, 80) : null,
    address: switches.address ?? request.headers.get("cf-connecting-ip"),
    brand,
    language: await languageOf(brand, request),
    mainOrigin: null,
    gtagId: null,
    counting: countingOf(request.headers),
    savesData: request.headers.get("save-data")?.toLowerCase() === "on",
    world: switches.world ?? "default",
    page: null,
    pageOwner: request.headers.get(ownerHeader),
    operator: null,
    isPage: false,
    mayAdvertise: true,
    countsUnmarked: false,
    startedAt: now(),
    now,
  };
}

/** Whether the response should be JSON: for /graphql, or if Accept has JSON and no HTML. */
export function wantsJson(context: RequestContext): boolean {
  const accept = context.request.headers.get("accept") ?? "";
  if (accept.includes("text/html")) return false;
  return context.url.pathname === "/graphql" || /application\/([\w.-]+\+)?json/.test(accept);
}
