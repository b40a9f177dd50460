/** Announcements per page of the popup (K1). */
export const popupPageSize = 8;

/**
 * Returns one page of a list; pages start at 1. A page outside the list is clamped, so that a list that got shorter
 * still shows something.
 */
export function pageOf<T>(
  items: readonly T[],
  page: number,
  size = popupPageSize,
): { items: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = Math.min(Math.max(1, page), pages);
  return { items: items.slice((at - 1) * size, at * size), page: at, pages };
}
