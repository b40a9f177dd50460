import { rangeNames } from "~/reports/range/range.ts";

/** What a report takes over from another one: days, whose entries, in which currency, and how many rows a page has. */
const rememberedFilters = [...rangeNames, "account", "line", "search", "size", "currency"];
/** No date, name or number of them is longer. */
const longest = 60;

/**
 * Returns the part of an address that other reports share, such as `?from=2026-11-01&to=2026-11-30`; empty for none
 * (A127, S37).
 */
export function rememberedSearch(shown: URLSearchParams): string {
  const remembered = rememberedFilters.flatMap((name) => {
    const value = shown.get(name);
    return value && value.length <= longest ? [[name, value]] : [];
  });
  return remembered.length > 0 ? `?${new URLSearchParams(remembered)}` : "";
}
