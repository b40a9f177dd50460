import { furthestOffset } from "./last-offset.ts";

interface Place {
  offset: number;
  limit: number;
  total: number;
}

/**
 * Returns the page numbers of a pager, from 1: the first, the last that can be requested, and those around the
 * current one; null for a gap (A127).
 */
export function pageNumbers({ offset, limit, total }: Place): (number | null)[] {
  const last = Math.min(Math.ceil(total / limit), Math.floor(furthestOffset / limit) + 1);
  const here = pageOf({ offset, limit });
  const named = [1, here - 1, here, here + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return [...new Set(named)].flatMap((page, at, all) => {
    const before = all[at - 1] ?? 0;
    // A gap of one page shows the page instead.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}

/** Returns the number of the page at an offset, from 1. */
export function pageOf({ offset, limit }: Omit<Place, "total">): number {
  return Math.floor(offset / limit) + 1;
}
