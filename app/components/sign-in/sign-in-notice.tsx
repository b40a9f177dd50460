import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { useArrival } from "~/ui/notes/use-arrival.ts";

interface Props {
  /** What it says, where the page stays; otherwise it is shown to whoever arrives. */
  of?: unknown;
  /** Whether the page came with a form's answer, which is shown instead. */
  answered: boolean;
  className?: string;
  children: ReactNode;
}

/** Whether somebody types here: the first page can be typed in before its script has run. */
const isTyping = () =>
  typeof document !== "undefined" &&
  document.activeElement?.matches("#login-username, #login-password") === true;

/** Why one is at a login, such as a session that has ended: read out, and focus and view go to it (A133). */
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
      // A dialog that opens moves the focus after this has.
      data-shown-first={answered || arrival === null ? undefined : ""}
      className={clsx("mb-5 rounded-control bg-raised p-3 text-sm", shownLook, className)}
    >
      {children}
    </p>
  );
}
