import { useEffect } from "react";

/** The key `/` focuses the page's search field, which is marked with `data-slash`. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      // In a text field the key types its character.
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
