/** The differences of two market files, rule by rule (G30). */
import { valueText } from "./explain.ts";

/** A market file of any time: rules that it has by other names today, or not any more, included. */
export interface RecordedFile {
  country: string;
  version: string;
  example: boolean;
  rules: Readonly<Record<string, unknown>>;
  places: Readonly<Record<string, { name: string; rules: Readonly<Record<string, unknown>> }>>;
}

export interface Difference {
  /** Such as `rules.minimumAge` or `places.SH.products`. */
  place: string;
  /** The values in the two files; "–" where a file has none. */
  before: string;
  after: string;
}

/** Every setting with its value, by its place in the file. */
function settings({
  country,
  version,
  example,
  rules,
  places,
}: RecordedFile): Map<string, unknown> {
  const ofPlaces = Object.entries(places).flatMap(([code, { name, rules: own }]) => [
    [`places.${code}.name`, name] as const,
    ...Object.entries(own).map(([rule, value]) => [`places.${code}.${rule}`, value] as const),
  ]);
  const all = [
    ...Object.entries({ country, version, example }),
    ...Object.entries(rules).map(([rule, value]) => [`rules.${rule}`, value] as const),
    ...ofPlaces,
  ];
  return new Map<string, unknown>(all);
}

/** A value as JSON, its members in alphabetical order. */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort())
      : each,
  );

/** Two values as text; as JSON where the text for people leaves out what differs, such as a help line's hours. */
function texts(was: unknown, is: unknown): { before: string; after: string } {
  const text = (value: unknown) => (value === undefined ? "–" : valueText(value));
  const [before, after] = [text(was), text(is)];
  return before === after ? { before: json(was), after: json(is) } : { before, after };
}

/** What differs between two files, in their order; empty if nothing does. */
export function differences(before: RecordedFile, after: RecordedFile): Difference[] {
  const [old, now] = [settings(before), settings(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), now.get(place)];
    return json(was) === json(is) ? [] : [{ place, ...texts(was, is) }];
  });
}
