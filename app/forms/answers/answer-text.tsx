import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";

interface Props {
  /** The answer that it tells of; nothing until there is one. */
  of: unknown;
  /** Whether it was done, not refused. */
  good?: boolean;
  className?: string;
  children: ReactNode;
}

/** One line about what a form came to, where it stands: read out, and focus and view go to it (A133). */
export function AnswerText({ of, good = false, className, children }: Props) {
  const message = useShownMessage<HTMLParagraphElement>(children ? of : null);
  return (
    <p
      ref={message}
      tabIndex={-1}
      role={good ? "status" : "alert"}
      className={clsx(
        "text-sm empty:hidden",
        good ? "text-gain" : "text-danger",
        shownLook,
        className,
      )}
    >
      {children}
    </p>
  );
}
