/** What is wrong with the market files, every mistake at once, each with its place (`rules.minimumAge`). */
import * as v from "valibot";
import { elsewhereCode, type MarketFile, marketFileSchema } from "./market.ts";

/** Whether Intl knows a code as a country's. */
const isCountry = (code: string) => {
  const name = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  return name !== undefined && code !== elsewhereCode;
};

/**
 * Checks all market files.
 * @returns a sentence for each mistake; empty if there is none. Rules across settings are checked in files whose
 *   settings are valid by themselves
 */
export function marketProblems(files: readonly unknown[]): string[] {
  const read = files.map((file) => ({ file, result: v.safeParse(marketFileSchema, file) }));
  const own = read.flatMap(({ file, result }) => {
    const found = result.success
      ? acrossSettings(result.output)
      : result.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
    return found.map((says) => `Market "${nameOf(file)}": ${says}.`);
  });
  const codes = files.map(nameOf);
  const twice = codes
    .filter((code, at) => codes.indexOf(code) !== at)
    .map((code) => `Market "${code}": country: another file has it already.`);
  const none = `Market "${elsewhereCode}": there is no file for all other countries.`;
  return [...own, ...twice, ...(codes.includes(elsewhereCode) ? [] : [none])];
}

function nameOf(file: unknown): string {
  const read = v.safeParse(v.object({ country: v.string() }), file);
  return read.success ? read.output.country : "?";
}

function acrossSettings({ country, rules, places }: MarketFile): string[] {
  const isElsewhere = country === elsewhereCode;
  const lines = [rules, ...Object.values(places).map((place) => place.rules)].flatMap(
    ({ helplines = [] }) => helplines,
  );
  return [
    ...(isElsewhere || isCountry(country) ? [] : [`country: ${country} is no country`]),
    ...Object.entries(places).flatMap(([code, place]) => [
      ...(isElsewhere && !(/^[A-Z]{2}$/.test(code) && isCountry(code))
        ? [`places.${code}: is no country`]
        : []),
      ...(Object.keys(place.rules).length === 0 ? [`places.${code}.rules: replaces nothing`] : []),
    ]),
    ...lines
      .filter(({ phone, url }) => phone === undefined && url === undefined)
      .map(({ name }) => `helplines: "${name}" has neither a telephone number nor an address`),
  ];
}
