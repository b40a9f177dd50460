import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Scrolls only the area until its current entry is in the middle, unless the entry is visible. */
function showCurrent(area: HTMLElement): void {
  const entry = area.querySelector("[aria-current]");
  if (!entry) return;
  const box = area.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  area.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}

/**
 * Shows the current entry of a scrolling menu (A156) on load, after a navigation, and when the menu opens.
 * @returns the ref of the scrolling area
 */
export function useScrollAreaToCurrent(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const show = () => showCurrent(area);
    show();
    const fold = area.closest("details");
    fold?.addEventListener("toggle", show);
    return () => fold?.removeEventListener("toggle", show);
  }, [pathname]);
  return ref;
}
