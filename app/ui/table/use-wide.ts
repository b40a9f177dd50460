import { type RefObject, useEffect, useState } from "react";

/**
 * Whether a table is wider than its box (A159). If so, the box scrolls, so that every column can be reached. A
 * narrower table is clipped (`data-fits`), which allows its sticky header.
 */
export function useWide(box: RefObject<HTMLElement>): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const table = outer?.firstElementChild;
    if (!outer || !(table instanceof HTMLElement)) return;
    const measure = () => {
      const over = table.offsetWidth > outer.clientWidth;
      outer.toggleAttribute("data-fits", !over);
      setWide(over);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
  return wide;
}
