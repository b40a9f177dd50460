/** Where the last page of a list begins. */
export function lastOffset({ limit, total }: { limit: number; total: number }): number {
  return Math.max(0, Math.ceil(total / limit) - 1) * limit;
}
