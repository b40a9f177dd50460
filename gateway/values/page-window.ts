/** Paging by offset over a platform that pages by number (A30): nothing is skipped or shown twice. */

/** The largest page that the platform serves. */
export const largestPage = 100;
/** The same of lists that are read whole as a file (CA20, CA61). */
export const largestLongPage = 500;

/** Pages to ask for, all of one size, and where in their joined items the window begins. */
export interface PagePlan {
  pageSize: number;
  /** One page, or two neighbours; numbers start at 1. */
  pages: number[];
  /** Items of the joined pages that lie before the window. */
  skip: number;
}

/**
 * Plans the pages that cover `limit` items from `offset` on. One page where a size up to the largest
 * makes the window fall inside it, the smallest such size; else two neighbouring pages.
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

/** What one page of the platform answered; a null keeps the place of an item that was no good. */
export interface WirePage<T> {
  items: readonly (T | null)[];
  /** The page that the platform says it answered. */
  pageNum?: number | null | undefined;
  totalPages: number;
  /** All there are, where the platform says. */
  total?: number | null | undefined;
}

/** The window's items, and what is known about the rest (A29). */
export interface Window<T> {
  items: T[];
  total: number | null;
  hasMore: boolean;
}

/** Cuts the window out of the planned pages' answers. */
export function cutWindow<T>(
  plan: PagePlan,
  limit: number,
  answers: readonly WirePage<T>[],
): Window<T> {
  // A platform that answers its last page for one behind the end would repeat games.
  const places = answers.flatMap((answer, index) =>
    isPage(plan.pages[index] ?? 1, answer) ? answer.items : [],
  );
  const items = places.slice(plan.skip, plan.skip + limit).filter((item) => item !== null);
  const lastPage = answers.at(-1);
  const lastNumber = plan.pages.at(-1) ?? 1;
  const moreHere = places.length > plan.skip + limit;
  const total = lastPage?.total ?? null;
  // Where it is not said how many pages there are, how many things there are says it as well.
  const pageCount = lastPage?.totalPages || Math.ceil((total ?? 0) / plan.pageSize);
  const morePages = lastNumber < pageCount;
  return { items, total, hasMore: moreHere || morePages };
}

/**
 * Whether an answer is the page that was asked for. Who counts pages from 0 says one less (A113): that is
 * told from "the last page, again" by whether a page of the asked number exists.
 */
function isPage<T>(asked: number, { pageNum, totalPages }: WirePage<T>): boolean {
  if (pageNum == null || pageNum === asked) return true;
  return pageNum === asked - 1 && (pageNum === 0 || totalPages >= asked);
}

/** An offset and limit that the gateway serves: what is out of bounds is moved to the bound. */
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
