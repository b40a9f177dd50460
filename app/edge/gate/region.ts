/** The region gate (P15, A74, G30): the market's rules and the brand's own list, checked before any platform call. */

import type { RequiresCountry } from "~/portal-context.ts";
import type { Brand } from "../../../brands/brand.ts";
import { marketOf } from "../../../markets/index.ts";
import { isReadMethod } from "./methods.ts";

/** Cloudflare's codes for an unknown country and for Tor. */
const unknownCountries = new Set(["XX", "T1"]);

/** Returns the ISO 3166-1 country in capitals, or null if it is unknown. */
export function knownCountry(country: unknown): string | null {
  if (typeof country !== "string" || !/^[A-Za-z]{2}$|^T1$/i.test(country)) return null;
  const upper = country.toUpperCase();
  return unknownCountries.has(upper) ? null : upper;
}

/** The rule that closes the portal to a visitor (G31), with its version: the day from which it holds. */
export type BlockRule =
  /** The market file says that the portal is closed there. */
  | { by: "market"; place: string; version: string }
  /** The operator's own list names the place. */
  | { by: "operator"; place: string; version: string }
  /** The platform's flag, which has no version: the day on which it was read. */
  | { by: "platform"; version: string }
  /** A country that nobody knows. */
  | { by: "unknown" };

/** Returns the rule that closes the portal here, or null. The market's rule counts before the operator's. */
export function blockingRule(
  country: string | null,
  region: string | null,
  { blockedRegions, version }: Pick<Brand["edge"], "blockedRegions" | "version">,
  market = marketOf(country, region),
): BlockRule | null {
  if (!market.open) {
    return { by: "market", place: country ?? market.country, version: market.version };
  }
  if (country === null || !isBlockedRegion(country, region, blockedRegions)) return null;
  const place = blockedRegions.includes(country) ? country : `${country}-${region}`;
  return { by: "operator", place, version };
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
