import { type RefObject, useEffect, useRef } from "react";

/** The classes of a message that can be shown: it takes the focus, clear of the bars that stick. */
export const shownLook = "scroll-mt-24 scroll-mb-28 outline-none";

/** Moves focus and view to a message (A133). It needs `tabIndex={-1}`. Browser only. */
export function showMessage(message: HTMLElement): void {
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: "nearest" });
}

/**
 * The ref of a message that says what came of a form. It is shown whenever `of` changes: focus and view go there, because
 * the button that was used may be gone, and the message out of sight (A133).
 * @param of what it says; nothing is shown while this is null or undefined
 */
export function useShownMessage<T extends HTMLElement>(of: unknown): RefObject<T> {
  const message = useRef<T>(null);
  useEffect(() => {
    if (of != null && message.current) showMessage(message.current);
  }, [of]);
  return message;
}
