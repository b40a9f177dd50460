import type { AppLoadContext } from "@remix-run/cloudflare";
import { oneOf, recordQuery } from "~/reports/query/record-query.server.ts";
import type { Preset } from "~/reports/range/range.ts";
import { pageSizes } from "~/ui/pager/last-offset.ts";
import { type View, views } from "./views.ts";

/** The longest range of a statement: a leap year. */
export const longestDays = 366;

const presets: readonly Preset[] = [
  "days7",
  "thisMonth",
  "lastMonth",
  "thisYear",
  "lastYear",
  "days365",
];

/** Rows per page: a whole year fits on one, such as for printing. */
export const dayPageSizes = [...pageSizes, longestDays] as const;
const usualSize = 50;

/**
 * The days and the page of the address, as `recordQuery` reads them.
 * @throws Response as `recordQuery`
 */
export function statementQuery(request: Request, context: AppLoadContext) {
  const bounds = { longestDays, sizes: dayPageSizes };
  return recordQuery(request, context, presets, usualSize, bounds);
}

/** By what the sums are added up; days without `by`. */
export const viewOf = (query: URLSearchParams): View => oneOf(query.get("by"), views) ?? "day";
