/** Largest offset of a page, because platforms take too long for larger ones. */
export const furthestOffset = 100_000;
/** Allowed numbers of rows per page (`size`). */
export const pageSizes = [20, 50, 100] as const;

/** Returns the offset of a list's last page. */
export function lastOffset({ limit, total }: { limit: number; total: number }): number {
  return Math.max(0, Math.ceil(total / limit) - 1) * limit;
}
