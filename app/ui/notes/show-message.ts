import { type RefObject, useEffect, useRef } from "react";

/** Classes of a message that can get the focus. Its scroll margins keep it clear of sticky bars. */
export const shownLook = "scroll-mt-24 scroll-mb-28 outline-none";

/** Focuses a message and scrolls to it (A133). The message needs `tabIndex={-1}`. Browser only. */
export function showMessage(message: HTMLElement): void {
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: "nearest" });
}

/**
 * Returns the ref of a form's result message. Focus and scroll position go to it whenever `of` changes, because the
 * submit button may be gone and the message out of sight (A133).
 * @param of the message's content; nothing happens while it is null or undefined
 */
export function useShownMessage<T extends HTMLElement>(of: unknown): RefObject<T> {
  const message = useRef<T>(null);
  useEffect(() => {
    if (of != null && message.current) showMessage(message.current);
  }, [of]);
  return message;
}
