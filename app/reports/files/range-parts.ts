import { brandTime } from "~/reports/range/brand-time.ts";
import type { DayRange } from "~/reports/range/range.ts";

type Range = DayRange["range"];

/**
 * The parts in which the range of a file is read: the platform takes `most` at once. A longer one is divided by the
 * months of the brand, the last one first, as the newest rows come first.
 * @param most in ms
 */
export function partsOf({ from, to }: Range, gmtOffset: string, most: number): Range[] {
  if (to - from <= most) return [{ from, to }];
  const parts: Range[] = [];
  for (let end = to; end > from; ) {
    const month = brandTime(end - 1, gmtOffset).slice(0, 7);
    const start = Math.max(from, Date.parse(`${month}-01T00:00:00${gmtOffset}`));
    parts.push({ from: start, to: end });
    end = start;
  }
  return parts;
}
