import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireTidyAddress } from "~/forms/tidy-address.server.ts";
import { type DayRange, type Preset, presetRange, readRange } from "./range.ts";

/** Records a page. */
export const recordsPerPage = 20;
/** Nobody pages further by hand; a larger offset is a mistake. */
const furthest = 100_000;

/** What a record page is asked for in its address: the days and the position of the page. */
export interface RecordQuery extends Omit<DayRange, "range"> {
  range: DayRange["range"];
  offset: number;
  today: string;
  presets: { name: Preset; from: string; to: string }[];
}

/** What most people look at. */
const usualPresets: readonly Preset[] = ["today", "days7", "days30"];

/**
 * Reads `from`, `to` and `offset`. What makes no sense is left out, and `problem` says so.
 * @param presets the stretches to choose with one press
 * @throws Response a redirect where the form left empty parameters in the address
 */
export function recordQuery(
  request: Request,
  { brand }: AppLoadContext,
  presets = usualPresets,
): RecordQuery {
  requireTidyAddress(request);
  const query = new URL(request.url).searchParams;
  const { gmtOffset } = brand;
  const now = Date.now();
  const asked = Number(query.get("offset"));
  const offset = Number.isInteger(asked) && asked > 0 && asked <= furthest ? asked : 0;
  return {
    ...readRange(query, gmtOffset, now),
    offset,
    today: presetRange("today", gmtOffset, now).to,
    presets: presets.map((name) => ({ name, ...presetRange(name, gmtOffset, now) })),
  };
}

/** One of some words, or undefined: a filter that the address names. */
export function oneOf<T extends string>(asked: string | null, words: readonly T[]): T | undefined {
  return words.find((word) => word === asked);
}
