/** Announcements a page of the popup (K1). */
export const popupPageSize = 8;

/**
 * One page of a list, pages starting at 1. A page outside the list is moved to its nearest end, so
 * that a list which got shorter still shows something.
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
