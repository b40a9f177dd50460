/** The differences of two market files, rule by rule (G30). */
import { valueText } from "./explain.ts";
import type { MarketFile } from "./market.ts";

export interface Difference {
  /** Such as `rules.minimumAge` or `places.SH.products`. */
  place: string;
  /** The values in the two files; "–" where a file has none. */
  before: string;
  after: string;
}

/** Every setting with its value, by its place in the file. */
function settings({ country, version, example, rules, places }: MarketFile): Map<string, string> {
  const ofPlaces = Object.entries(places).flatMap(([code, { name, rules: own }]) => [
    [`places.${code}.name`, name] as const,
    ...Object.entries(own).map(([rule, value]) => [`places.${code}.${rule}`, value] as const),
  ]);
  const all = [
    ...Object.entries({ country, version, example }),
    ...Object.entries(rules).map(([rule, value]) => [`rules.${rule}`, value] as const),
    ...ofPlaces,
  ];
  return new Map(all.map(([place, value]) => [place, valueText(value)]));
}

/** What differs between two files, in their order; empty if nothing does. */
export function differences(before: MarketFile, after: MarketFile): Difference[] {
  const [old, now] = [settings(before), settings(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place) ?? "–", now.get(place) ?? "–"];
    return was === is ? [] : [{ place, before: was, after: is }];
  });
}
