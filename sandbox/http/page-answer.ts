/** Which page of a list a call asks for. */
export interface PageWish {
  pageNo: number;
  pageSize: number;
}

/** A page out: its rows and its position. */
export interface PageAnswer<T> {
  content: T[];
  pageNum: number;
  totalPages: number;
  total: number;
}

/** A page whose rows were cut by the query. */
export function pageAnswer<T>(content: T[], total: number, wish: PageWish): PageAnswer<T> {
  const totalPages = Math.ceil(total / wish.pageSize);
  return { content, pageNum: wish.pageNo, totalPages, total };
}

/** The page of a list that is here whole; beyond the end it is empty. */
export function cutPage<T>(list: readonly T[], wish: PageWish): PageAnswer<T> {
  return pageAnswer(list.slice(offsetOf(wish), offsetOf(wish) + wish.pageSize), list.length, wish);
}

/** Rows before a page. */
export function offsetOf({ pageNo, pageSize }: PageWish): number {
  return (pageNo - 1) * pageSize;
}
