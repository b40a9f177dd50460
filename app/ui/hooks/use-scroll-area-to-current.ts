import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Scrolls the area, and nothing around it, until its current entry is in the middle; not when it is in sight. */
function showCurrent(area: HTMLElement): void {
  const entry = area.querySelector("[aria-current]");
  if (!entry) return;
  const box = area.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  area.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
}

/**
 * For a menu that scrolls (A156): its current entry is in sight on load, after a navigation, and when the menu unfolds.
 * @returns the ref of the area that scrolls
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
