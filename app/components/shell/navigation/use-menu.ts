import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Closes a menu; the keyboard goes on from what opens it, and a dialog gives the focus back there. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/**
 * Makes a `<details>` behave as a menu: a click elsewhere, Escape and going to another page close it.
 * Without JavaScript it stays what it is, a disclosure that its own summary closes.
 */
export function useMenu(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    // A menu may have been opened before the page came alive: that is no going elsewhere.
    if (key === shownAt.current) return;
    shownAt.current = key;
    if (ref.current) ref.current.open = false;
  }, [key]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const outside = (event: PointerEvent | FocusEvent) => {
      if (menu.open && event.target instanceof Node && !menu.contains(event.target))
        menu.open = false;
    };
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      closeMenu(menu);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", dismiss);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", dismiss);
    };
  }, []);

  return ref;
}
