/** The region gate (P15, A74): the brand's own list, checked before any platform call. */

import type { RequiresCountry } from "~/portal-context.ts";
import { isReadMethod } from "./methods.ts";

/** Cloudflare's codes for an unknown country and for Tor. */
const unknownCountries = new Set(["XX", "T1"]);

/** Returns the ISO 3166-1 country in capitals, or null if it is unknown. */
export function knownCountry(country: unknown): string | null {
  if (typeof country !== "string" || !/^[A-Za-z]{2}$|^T1$/i.test(country)) return null;
  const upper = country.toUpperCase();
  return unknownCountries.has(upper) ? null : upper;
}

/** Whether the brand's list has the country (KP) or its region (US-WA). */
export function isBlockedRegion(
  country: string | null,
  region: string | null,
  blocked: readonly string[],
): boolean {
  if (country === null) return false;
  return blocked.includes(country) || (region !== null && blocked.includes(`${country}-${region}`));
}

/** Whether this request is refused because its country is unknown. */
export function isClosedWithoutCountry(
  country: string | null,
  method: string,
  requires: RequiresCountry,
): boolean {
  if (country !== null) return false;
  // The page of a form may be read; only sending it is refused.
  return requires === "page" || (requires === "form" && !isReadMethod(method));
}

/**
 * Returns the country, with the region if the rules distinguish regions of that country. It is part of every shared
 * cache key, because the platform's answers and the market's rules depend on it.
 * @param listed the places that the brand's list and the market files name, such as "US-WA"
 */
export function regionClassOf(
  country: string | null,
  region: string | null,
  listed: readonly string[],
): string {
  if (country === null) return "unknown";
  const listsRegions = listed.some((place) => place.startsWith(`${country}-`));
  return listsRegions && region !== null ? `${country}-${region}` : country;
}
