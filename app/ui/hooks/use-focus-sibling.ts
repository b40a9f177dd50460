import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns the ref of a row that may be removed, such as a deleted message. If the focus is in it, the row beside it
 * gets the focus.
 */
export function useFocusSibling<T extends HTMLElement>(): RefObject<T> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      // The element is still in the document during this cleanup.
      if (!own?.contains(document.activeElement)) return;
      const beside = own.nextElementSibling ?? own.previousElementSibling;
      beside?.querySelector<HTMLElement>("summary, button, a[href]")?.focus();
    };
  }, []);
  return row;
}
