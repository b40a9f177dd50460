import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The ref of a row that may go away, as a message that is deleted: whoever pressed in it goes on from the row
 * beside it, in place of the top of the page.
 */
export function useFocusSibling<T extends HTMLElement>(): RefObject<T> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      // It is in the page still, for the last time.
      if (!own?.contains(document.activeElement)) return;
      const beside = own.nextElementSibling ?? own.previousElementSibling;
      beside?.querySelector<HTMLElement>("summary, button, a[href]")?.focus();
    };
  }, []);
  return row;
}
