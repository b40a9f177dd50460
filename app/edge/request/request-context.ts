/** What the edge knows about one request before anybody else sees it. */

import type { Configuration } from "~/edge/configuration/configuration.ts";
import { readDevSwitches } from "~/edge/development/dev-switches.ts";
import { knownCountry } from "~/edge/gate/region.ts";
import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import type { Counting } from "~/portal-context.ts";
import { randomText } from "~/session/base64url.ts";
import { countingOf } from "~/session/counting-choice.ts";
import { readSessionId, sessionMarkOf } from "~/session/session-cookie.ts";
import type { Brand, BrandLanguage } from "../../../brands/brand.ts";
import { pickBrand } from "../../../brands/index.ts";
import { withoutForgedHeaders } from "./forged-headers.ts";
import { languageOf } from "./language.ts";

export interface Visit {
  request: Request;
  url: URL;
  /** Made here; one that the visitor sent is dropped. */
  requestId: string;
  /** The session that the request came with, as the log calls it. */
  sessionMark: string | null;
  /** Of this answer's CSP. */
  nonce: string;
  /** ISO 3166-1, or null when nobody knows. */
  country: string | null;
  /** The country's region code, such as WA. */
  region: string | null;
  address: string | null;
  brand: Brand;
  language: BrandLanguage;
  /** The operator's main address, once the platform named it (D-23). */
  mainOrigin: string | null;
  /** The operator's Google tag, once the platform named it (A93, D-23). */
  gtagId: string | null;
  /** What the visitor said to being counted. */
  counting: Counting;
  /** The sandbox's world in development. */
  world: string;
  /** The page that its address names; null until the gate has looked. */
  page: PageMatch | null;
  /** True once a page of ours answers: a login dialog may open in it, and frame what it needs. */
  isPage: boolean;
  startedAt: number;
}

/** The parts of `request.cf` that say where a visitor is. */
export interface Place {
  country?: unknown;
  regionCode?: unknown;
}

/**
 * Opens a visit. The place comes from the network's edge (`request.cf`) and the address from
 * CF-Connecting-IP, which Cloudflare overwrites; no other header says who somebody is.
 */
export async function openVisit(
  request: Request,
  place: Place | undefined,
  configuration: Configuration,
  now: number,
): Promise<Visit> {
  const switches = readDevSwitches(request, configuration.development);
  const brand = switches.brand ? pickBrand(switches.brand) : configuration.brand;
  const regionCode = switches.region ?? place?.regionCode;
  return {
    request: withoutForgedHeaders(request),
    url: new URL(request.url),
    requestId: crypto.randomUUID(),
    sessionMark: await sessionMarkOf(readSessionId(request.headers.get("cookie"))),
    nonce: randomText(16),
    country: knownCountry(switches.country ?? place?.country),
    region: typeof regionCode === "string" && regionCode !== "" ? regionCode.toUpperCase() : null,
    address: switches.address ?? request.headers.get("cf-connecting-ip"),
    brand,
    language: await languageOf(brand, request),
    mainOrigin: null,
    gtagId: null,
    counting: countingOf(request.headers),
    world: switches.world ?? "default",
    page: null,
    isPage: false,
    startedAt: now,
  };
}

/** Whether the asker reads JSON rather than pages: GraphQL, or who says so and does not want HTML. */
export function wantsJson(visit: Visit): boolean {
  const accept = visit.request.headers.get("accept") ?? "";
  if (accept.includes("text/html")) return false;
  return visit.url.pathname === "/graphql" || /application\/([\w.-]+\+)?json/.test(accept);
}
