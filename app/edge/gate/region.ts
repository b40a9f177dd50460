/** The region gate (P15, A74): the brand's own list, before anything is asked of the platform. */

import type { NeedsPlace } from "~/portal-context.ts";
import { isReadMethod } from "./methods.ts";

/** Cloudflare's words for "nobody knows" and for Tor, which is nowhere. */
const nowhere = new Set(["XX", "T1"]);

/** ISO 3166-1 country in capitals, or null when it is unknown. */
export function knownCountry(country: unknown): string | null {
  if (typeof country !== "string" || !/^[A-Za-z]{2}$|^T1$/i.test(country)) return null;
  const upper = country.toUpperCase();
  return nowhere.has(upper) ? null : upper;
}

/** True when the brand's list has the country (KP) or the country's region (US-WA). */
export function isBlockedRegion(
  country: string | null,
  region: string | null,
  blocked: readonly string[],
): boolean {
  if (country === null) return false;
  return blocked.includes(country) || (region !== null && blocked.includes(`${country}-${region}`));
}

/** True when this request has to be refused because nobody knows where it comes from. */
export function isClosedWithoutCountry(
  country: string | null,
  method: string,
  needs: NeedsPlace,
): boolean {
  if (country !== null) return false;
  // A form may be seen: what it leads to stays shut.
  return needs === "page" || (needs === "form" && !isReadMethod(method));
}

/**
 * Part of every shared cache key. The platform decides by place, and a place may be a region of a
 * country: where the brand's list tells regions of a country apart, so does the key.
 */
export function regionClassOf(
  country: string | null,
  region: string | null,
  blocked: readonly string[],
): string {
  if (country === null) return "unknown";
  const divided = blocked.some((place) => place.startsWith(`${country}-`));
  return divided && region !== null ? `${country}-${region}` : country;
}
