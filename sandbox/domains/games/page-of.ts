export interface Page<T> {
  items: T[];
  pageNum: number;
  totalPages: number;
  total: number;
}

/** The page `pageNo` (from 1) of a list; beyond the end it is empty. */
export function pageOf<T>(list: readonly T[], pageNo: number, pageSize: number): Page<T> {
  const start = (pageNo - 1) * pageSize;
  return {
    items: list.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(list.length / pageSize),
    total: list.length,
  };
}
