import { furthestOffset } from "./last-offset.ts";

interface Place {
  offset: number;
  limit: number;
  total: number;
}

/**
 * The pages that a pager names, from 1: the first, the last that can be had, and those around the one that is shown;
 * null where some are left out (A127).
 */
export function pageNumbers({ offset, limit, total }: Place): (number | null)[] {
  const last = Math.min(Math.ceil(total / limit), Math.floor(furthestOffset / limit) + 1);
  const here = pageOf({ offset, limit });
  const named = [1, here - 1, here, here + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return [...new Set(named)].flatMap((page, at, all) => {
    const before = all[at - 1] ?? 0;
    // One page that is left out takes no more room than what says so.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}

/** The number of the page that begins at an offset, from 1. */
export function pageOf({ offset, limit }: Omit<Place, "total">): number {
  return Math.floor(offset / limit) + 1;
}
