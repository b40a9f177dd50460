import { rangeNames } from "~/reports/range/range.ts";

/** What reports have in common: their days, those that they are compared with, and their currency. */
const common = ["compare", "against", "until", "currency"];

/** A report of one account, over the days that are shown: where an account's name leads. */
export function drillTo(
  path: string,
  parameters: Readonly<Record<string, string>>,
  shown: URLSearchParams,
): string {
  // Days of a row stand for those that are shown.
  const names = "from" in parameters ? common : [...rangeNames, ...common];
  const days = names.flatMap((name) => {
    const value = name in parameters ? null : shown.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...days, ...Object.entries(parameters)]).toString();
  return query ? `${path}?${query}` : path;
}
