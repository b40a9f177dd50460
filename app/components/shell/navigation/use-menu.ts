import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { layerOf } from "~/ui/layers/layer-history.ts";

/** Closes a menu and focuses its button, where a dialog later returns the focus. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/**
 * Makes a `<details>` element a menu: a click outside, Escape, Back and a navigation close it. Without JavaScript its
 * summary closes it.
 */
export function useMenu(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    // A menu may have been opened before hydration, which is not a navigation.
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
    const closed = layerOf(
      menu,
      () => menu.open,
      () => closeMenu(menu),
    );
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", dismiss);
    return () => {
      closed();
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", dismiss);
    };
  }, []);

  return ref;
}
