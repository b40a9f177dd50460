import { type RefObject, useEffect, useState } from "react";

/** Whether a horizontally scrolling row continues before and after its visible part. */
export function useOverflow(row: RefObject<HTMLElement>): { before: boolean; after: boolean } {
  const [beyond, setBeyond] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // One pixel may be a rounding error.
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setBeyond((last) =>
        last.before === before && last.after === after ? last : { before, after },
      );
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);
  return beyond;
}
