/** Maps offset paging to numbered pages of the platform (A30), without skipped or repeated items. */

/** The largest page size of the platform. */
export const largestPage = 100;
/** The same for lists that are exported as a file (CA20, CA61). */
export const largestLongPage = 500;

/** The pages to read, all of one size, and where the window begins in their joined items. */
export interface PagePlan {
  pageSize: number;
  /** One page, or two neighbours; numbers start at 1. */
  pages: number[];
  /** Number of joined items before the window. */
  skip: number;
}

/**
 * Plans the pages that cover `limit` items from `offset` on: one page with the smallest size that contains
 * the window, up to `largest`; else two neighbouring pages.
 */
export function planPages(offset: number, limit: number, largest = largestPage): PagePlan {
  const last = offset + limit - 1;
  for (let size = limit; size <= largest; size += 1) {
    const page = Math.floor(offset / size);
    if (page === Math.floor(last / size)) {
      return { pageSize: size, pages: [page + 1], skip: offset - page * size };
    }
  }
  const first = Math.floor(offset / limit);
  return { pageSize: limit, pages: [first + 1, first + 2], skip: offset - first * limit };
}

/** One page of the platform; null marks an invalid item. */
export interface WirePage<T> {
  items: readonly (T | null)[];
  /** The page number that the platform reports. */
  pageNum?: number | null | undefined;
  totalPages: number;
  /** The total number of items, if the platform sends it. */
  total?: number | null | undefined;
}

/** The window's items, and what is known of the rest (A29). */
export interface Window<T> {
  items: T[];
  total: number | null;
  hasMore: boolean;
}

/** Cuts the window out of the planned pages. */
export function cutWindow<T>(
  plan: PagePlan,
  limit: number,
  answers: readonly WirePage<T>[],
): Window<T> {
  // A platform that returns its last page for one beyond the end would repeat items.
  const places = answers.flatMap((answer, index) =>
    isPage(plan.pages[index] ?? 1, answer) ? answer.items : [],
  );
  const items = places.slice(plan.skip, plan.skip + limit).filter((item) => item !== null);
  const lastPage = answers.at(-1);
  const lastNumber = plan.pages.at(-1) ?? 1;
  const moreHere = places.length > plan.skip + limit;
  const total = lastPage?.total ?? null;
  // Without a page count the total number of items is used.
  const pageCount = lastPage?.totalPages || Math.ceil((total ?? 0) / plan.pageSize);
  const morePages = lastNumber < pageCount;
  return { items, total, hasMore: moreHere || morePages };
}

/**
 * True when a response is the requested page. A platform that counts pages from 0 reports one less (A113);
 * this differs from a repeated last page, because a page with the requested number exists.
 */
function isPage<T>(requested: number, { pageNum, totalPages }: WirePage<T>): boolean {
  if (pageNum == null || pageNum === requested) return true;
  return pageNum === requested - 1 && (pageNum === 0 || totalPages >= requested);
}

/** An offset and limit within the allowed bounds. */
export function clampWindow(
  offset: number,
  limit: number,
  largest = largestPage,
): { offset: number; limit: number } {
  return {
    offset: Math.min(Math.max(offset, 0), 1_000_000),
    limit: Math.min(Math.max(limit, 1), largest),
  };
}
