/** Which page of a list a call asks for. */
export interface PageWish {
  pageNo: number;
  pageSize: number;
}

/** A page out: its rows and its position; `total` is left out where nobody counted. */
export interface PageAnswer<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  total?: number;
}

/** A page whose rows were cut by the query. */
export function pageAnswer<T>(content: T[], total: number, wish: PageWish): PageAnswer<T> {
  const totalPages = Math.ceil(total / wish.pageSize);
  return { content, pageNum: wish.pageNo, totalPages, total };
}

/** A page of a list that nobody counted: one row more than it has says whether another one follows. */
export function openPage<T>(rows: readonly T[], wish: PageWish): PageAnswer<T> {
  const totalPages = wish.pageNo + (rows.length > wish.pageSize ? 1 : 0);
  return { content: rows.slice(0, wish.pageSize), pageNum: wish.pageNo, totalPages };
}

/** The page of a list that is here whole; beyond the end it is empty. */
export function cutPage<T>(list: readonly T[], wish: PageWish): PageAnswer<T> {
  return pageAnswer(list.slice(offsetOf(wish), offsetOf(wish) + wish.pageSize), list.length, wish);
}

/** Rows before a page. */
export function offsetOf({ pageNo, pageSize }: PageWish): number {
  return (pageNo - 1) * pageSize;
}
