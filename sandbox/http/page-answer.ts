/** The requested page of a list. */
export interface PageWish {
  pageNo: number;
  pageSize: number;
}

/** A page of a list: its rows and position. `total` is omitted where rows were not counted. */
export interface PageAnswer<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  total?: number;
}

/** Returns a page whose rows the query has limited already. */
export function pageAnswer<T>(content: T[], total: number, wish: PageWish): PageAnswer<T> {
  const totalPages = Math.ceil(total / wish.pageSize);
  return { content, pageNum: wish.pageNo, totalPages, total };
}

/** Returns a page of an uncounted list: one row more than the page size means that another page follows. */
export function openPage<T>(rows: readonly T[], wish: PageWish): PageAnswer<T> {
  const totalPages = wish.pageNo + (rows.length > wish.pageSize ? 1 : 0);
  return { content: rows.slice(0, wish.pageSize), pageNum: wish.pageNo, totalPages };
}

/** Returns a page of a complete list; empty beyond the end. */
export function cutPage<T>(list: readonly T[], wish: PageWish): PageAnswer<T> {
  return pageAnswer(list.slice(offsetOf(wish), offsetOf(wish) + wish.pageSize), list.length, wish);
}

/** Returns the number of rows before a page. */
export function offsetOf({ pageNo, pageSize }: PageWish): number {
  return (pageNo - 1) * pageSize;
}
