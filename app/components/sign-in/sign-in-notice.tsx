import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { useArrival } from "~/ui/notes/use-arrival.ts";

interface Props {
  /** Identifies the notice on a page that stays; otherwise it is shown on arrival. */
  of?: unknown;
  /** Whether the page has a form's result, which is shown instead. */
  answered: boolean;
  className?: string;
  children: ReactNode;
}

/** Whether a field has the focus: visitors can type before hydration. */
const isTyping = () =>
  typeof document !== "undefined" &&
  document.activeElement?.matches("#login-username, #login-password") === true;

/**
 * The reason for the login, such as an ended session. Screen readers announce it, and focus and scroll position go to
 * it (A133).
 */
export function SignInNotice({ of, answered, className, children }: Props) {
  const arrival = useArrival();
  const [typing] = useState(isTyping);
  const message = useShownMessage<HTMLParagraphElement>(
    answered ? null : (of ?? (typing ? null : arrival)),
  );
  return (
    <p
      ref={message}
      tabIndex={-1}
      role="status"
      // An opening dialog moves the focus later.
      data-shown-first={answered || arrival === null ? undefined : ""}
      className={clsx("mb-5 rounded-control bg-raised p-3 text-sm", shownLook, className)}
    >
      {children}
    </p>
  );
}
