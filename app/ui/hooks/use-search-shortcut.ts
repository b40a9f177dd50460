import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const storageKey = "portico.slashKey";

/** Whether the key `/` leads to a search field. The visitor can turn it off (WCAG 2.1.4). */
export function slashKeyIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function turnSlashKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage the key stays on.
  }
}

/**
 * The keys of the search (Q1): `/` leads to the page's own list search (marked with `data-slash`) or else to the
 * portal's search (`data-search`), Ctrl-K and ⌘-K always to the portal's. Where that field is hidden, as on phones, its
 * page opens. Escape leaves either field with what was typed, so that single keys work again.
 * @param hasSlash false where another setting turns single keys off
 */
export function useSearchShortcut(hasSlash = true): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") return leave(event);
      const global = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if ((!global && !slash) || event.defaultPrevented) return;
      if (slash && (!hasSlash || isTyping(event.target) || !slashKeyIsOn())) return;
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      const field = (slash && (shown("[data-slash]") ?? inSheet())) || shown("[data-search]");
      event.preventDefault();
      if (!field) return navigate("/search");
      field.focus();
      field.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate, hasSlash]);
}

/** Open suggestions and sheets take Escape first. */
function leave(event: KeyboardEvent) {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLInputElement)) return;
  if (!target.matches("[data-slash], [data-search]") || target.closest(":popover-open, dialog"))
    return;
  event.preventDefault();
  target.blur();
}

/** In a text field a key types its character. */
const isTyping = (at: EventTarget | null) =>
  at instanceof Element && at.closest("input, textarea, select, [contenteditable]") !== null;

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (each) => each.offsetParent !== null,
  );

/** The page's own field in a closed sheet (N14), which opens for it. */
function inSheet(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>("[popover] [data-slash]");
  field?.closest<HTMLElement>("[popover]")?.showPopover();
  return field;
}
