/**
 * Returns by how many percent an amount differs from another period's, to one decimal; null where one of them is zero or
 * they have different signs, because such a percentage says nothing (N6).
 */
export function percentChange(now: number, before: number): number | null {
  if (before === 0 || now * before < 0) return null;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}
