import { useEffect } from "react";

/** On a page with a search field, which says so with `data-slash`, the key `/` leads there. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      // Who types means the letter.
      if (at instanceof Element && at.closest("input, textarea, select, [contenteditable], dialog"))
        return;
      const field = [...document.querySelectorAll<HTMLInputElement>("[data-slash]")].find(
        (each) => each.offsetParent !== null,
      );
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
