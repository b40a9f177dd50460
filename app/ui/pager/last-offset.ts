/** Where the last page begins that can be had: further on a platform counts longer than anybody waits. */
export const furthestOffset = 100_000;
/** Rows of a page that may be asked for (`size`). */
export const pageSizes = [20, 50, 100] as const;

/** Where the last page of a list begins. */
export function lastOffset({ limit, total }: { limit: number; total: number }): number {
  return Math.max(0, Math.ceil(total / limit) - 1) * limit;
}
