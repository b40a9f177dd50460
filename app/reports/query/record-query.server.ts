import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { redirectWithoutEmptyParameters } from "~/forms/answers/drop-empty-parameters.server.ts";
import {
  type DayRange,
  nameDaysOnce,
  type Preset,
  presetRange,
  readRange,
  usualLongestDays,
} from "~/reports/range/range.ts";
import { furthestOffset, pageSizes } from "~/ui/pager/last-offset.ts";

/** Records per page, and the sizes that `size` may request. */
export const recordsPerPage = 20;

/** The parameters of a record page: days and position. */
export interface RecordQuery extends Omit<DayRange, "range"> {
  range: DayRange["range"];
  offset: number;
  /** Rows of a page. */
  limit: number;
  /** Whether a page after the last one that can be loaded was requested. The last one is shown instead. */
  tooDeep: boolean;
  /** The longest range that the report has, in days. */
  longestDays: number;
  today: string;
  presets: { name: Preset; from: string; to: string }[];
}

/** What a page may have in another way than most. */
interface Bounds {
  /** The longest range, in days. */
  longestDays?: number;
  /** The sizes that `size` may request. */
  sizes?: readonly number[];
}

/** What most people look at. */
const usualPresets: readonly Preset[] = ["today", "thisWeek", "lastWeek", "days7", "days30"];

/**
 * Reads `range` or `from` and `to`, `offset` and `size`. Invalid values are ignored and reported in `problem`.
 * @param presets the ranges that are offered as buttons
 * @param usualSize rows per page without `size`
 * @param bounds ranges and sizes that differ from those of most pages
 * @throws Response a redirect when the form left empty parameters or its days twice in the address
 */
export function recordQuery(
  request: Request,
  { brand, now: timeOf }: AppLoadContext,
  presets = usualPresets,
  usualSize = recordsPerPage,
  { longestDays = usualLongestDays, sizes = pageSizes }: Bounds = {},
): RecordQuery {
  redirectWithoutEmptyParameters(request);
  const { pathname, searchParams: query } = new URL(request.url);
  const { gmtOffset } = brand;
  const now = timeOf();
  if (nameDaysOnce(query, gmtOffset, now)) throw redirect(`${pathname}?${query}`);
  const requested = Number(query.get("offset"));
  const offset = Number.isInteger(requested) && requested > 0 ? requested : 0;
  const limit = sizes.find((size) => size === Number(query.get("size"))) ?? usualSize;
  return {
    ...readRange(query, gmtOffset, now, longestDays),
    longestDays,
    offset: Math.min(offset, furthestOffset),
    limit,
    tooDeep: offset > furthestOffset,
    today: presetRange("today", gmtOffset, now).to,
    presets: presets.map((name) => ({ name, ...presetRange(name, gmtOffset, now) })),
  };
}

/** Returns a parameter's value if it is one of these options, else undefined. */
export function oneOf<T extends string>(
  requested: string | null,
  words: readonly T[],
): T | undefined {
  return words.find((word) => word === requested);
}
