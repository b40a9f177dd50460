import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Positions by entry of the browser's history. They end with the page's memory, as a reload starts anew. */
const stored = new Map<string, number>();

/** Keeps the place of a row that scrolls sideways: coming back to an entry of the history shows it again (L1). */
export function useRestoredScroll(row: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const left = stored.get(key);
    if (left !== undefined) element.scrollTo({ left, behavior: "instant" });
    const keep = () => stored.set(key, element.scrollLeft);
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, [key, row]);
}
