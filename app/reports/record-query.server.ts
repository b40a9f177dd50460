import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirectWithoutEmptyParameters } from "~/forms/answers/drop-empty-parameters.server.ts";
import { furthestOffset, pageSizes } from "~/ui/pager/last-offset.ts";
import { type DayRange, type Preset, presetRange, readRange } from "./range.ts";

/** Records a page, and how many may be asked for with `size`. */
export const recordsPerPage = 20;

/** What a record page is asked for in its address: the days and the position of the page. */
export interface RecordQuery extends Omit<DayRange, "range"> {
  range: DayRange["range"];
  offset: number;
  /** Rows of a page. */
  limit: number;
  /** Whether a page behind the last was asked for that can be had: that one is shown instead. */
  tooDeep: boolean;
  today: string;
  presets: { name: Preset; from: string; to: string }[];
}

/** What most people look at. */
const usualPresets: readonly Preset[] = ["today", "thisWeek", "lastWeek", "days7", "days30"];

/**
 * Reads `from`, `to`, `offset` and `size`. What makes no sense is left out, and `problem` says so.
 * @param presets the stretches to choose with one press
 * @param usualSize rows of a page where the address does not say
 * @throws Response a redirect where the form left empty parameters in the address
 */
export function recordQuery(
  request: Request,
  { brand }: AppLoadContext,
  presets = usualPresets,
  usualSize = recordsPerPage,
): RecordQuery {
  redirectWithoutEmptyParameters(request);
  const query = new URL(request.url).searchParams;
  const { gmtOffset } = brand;
  const now = Date.now();
  const asked = Number(query.get("offset"));
  const offset = Number.isInteger(asked) && asked > 0 ? asked : 0;
  const limit = pageSizes.find((size) => size === Number(query.get("size"))) ?? usualSize;
  return {
    ...readRange(query, gmtOffset, now),
    offset: Math.min(offset, furthestOffset),
    limit,
    tooDeep: offset > furthestOffset,
    today: presetRange("today", gmtOffset, now).to,
    presets: presets.map((name) => ({ name, ...presetRange(name, gmtOffset, now) })),
  };
}

/** One of some words, or undefined: a filter that the address names. */
export function oneOf<T extends string>(asked: string | null, words: readonly T[]): T | undefined {
  return words.find((word) => word === asked);
}
