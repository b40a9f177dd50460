import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row horizontally to its current entry, which may be outside a phone's screen (A127).
 * @param current identifies the current entry; a change scrolls to the new one
 */
export function useScrollRowToCurrent(row: RefObject<HTMLElement>, current: string | null): void {
  useEffect(() => {
    const view = row.current;
    const entry = current === null ? null : view?.querySelector("[aria-current]");
    if (!view || !entry) return;
    const { left, right } = entry.getBoundingClientRect();
    const box = view.getBoundingClientRect();
    // Scrolls the row only, never the page.
    if (right > box.right || left < box.left)
      view.scrollLeft += (left + right) / 2 - (box.left + box.right) / 2;
  }, [row, current]);
}
