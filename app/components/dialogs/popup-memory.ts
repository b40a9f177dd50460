/** Who closed the announcement popup: one mark for members, another for guests (A35, T10). */
export type Audience = "guest" | "member";

/** The key of session storage that remembers a closed popup until the tab's session ends (S18). */
export function popupKey(audience: Audience): string {
  return `portico.popup-closed.${audience}`;
}

type Store = Pick<Storage, "getItem" | "setItem">;

/** True once this audience has closed the popup. Storage that is shut counts as closed: never nag. */
export function popupClosed(store: () => Store, audience: Audience): boolean {
  try {
    return store().getItem(popupKey(audience)) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the popup was closed; a full or shut storage is no harm. */
export function closePopup(store: () => Store, audience: Audience): void {
  try {
    store().setItem(popupKey(audience), "1");
  } catch {
    return;
  }
}
