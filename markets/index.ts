/** The market files, and the market of a request (G30). */

import { germany } from "./de.ts";
import { elsewhere } from "./elsewhere.ts";
import { britain } from "./gb.ts";
import { korea } from "./kr.ts";
import { elsewhereCode, type Market, type MarketFile } from "./market.ts";
import { vietnam } from "./vn.ts";

export const marketFiles: readonly MarketFile[] = [korea, vietnam, britain, germany, elsewhere];

/**
 * The file for a country and the place in it that replaces rules: a region, or in the file of all others a country.
 * @param country ISO 3166-1, or null if it is unknown
 * @param region such as "SH"
 * @throws Error without a file for all other countries, which the Worker doesn't start without
 */
export function fileFor(
  country: string | null,
  region: string | null,
  files = marketFiles,
): { file: MarketFile; place: string | null } {
  const own = files.find((file) => file.country === country);
  const file = own ?? files.find((each) => each.country === elsewhereCode);
  if (!file) throw new Error("There is no market file for all other countries.");
  const code = own ? region : country;
  return { file, place: code !== null && Object.hasOwn(file.places, code) ? code : null };
}

/** Resolved markets by file and place: as many as there are files and places. */
const resolved = new WeakMap<MarketFile, Map<string | null, Market>>();

/**
 * The rules that hold for a visitor in this place.
 * @param country ISO 3166-1; null if it is unknown, which has the rules of all other countries
 * @param region the country's region, such as "SH"
 */
export function marketOf(
  country: string | null,
  region: string | null,
  files = marketFiles,
): Market {
  const { file, place } = fileFor(country, region, files);
  const ofFile = resolved.get(file) ?? new Map<string | null, Market>();
  resolved.set(file, ofFile);
  const known = ofFile.get(place);
  if (known) return known;
  const { rules, version } = file;
  const replaced = place === null ? {} : file.places[place]?.rules;
  const market = Object.freeze({ ...rules, ...replaced, country: file.country, place, version });
  ofFile.set(place, market);
  return market;
}

/** The regions whose rules differ from their country's, such as "DE-SH". Cache keys tell them apart. */
export const marketRegions: readonly string[] = marketFiles
  .filter(({ country }) => country !== elsewhereCode)
  .flatMap(({ country, places }) => Object.keys(places).map((region) => `${country}-${region}`));
