import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row sideways to its current entry, which may lie beyond what a phone shows of the row (A127).
 * @param current what tells the entries apart; another one is scrolled to when it changes
 */
export function useScrollRowToCurrent(row: RefObject<HTMLElement>, current: string | null): void {
  useEffect(() => {
    const view = row.current;
    const entry = current === null ? null : view?.querySelector("[aria-current]");
    if (!view || !entry) return;
    const { left, right } = entry.getBoundingClientRect();
    const box = view.getBoundingClientRect();
    // The row alone is scrolled, never the page.
    if (right > box.right || left < box.left)
      view.scrollLeft += (left + right) / 2 - (box.left + box.right) / 2;
  }, [row, current]);
}
