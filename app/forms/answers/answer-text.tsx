import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";

interface Props {
  /** The answer that the line is about; undefined before there is one. */
  of: unknown;
  /** Whether the form succeeded. */
  good?: boolean;
  className?: string;
  children: ReactNode;
}

/** One line with the outcome of a form, beside the form. It is announced and receives focus and view (A133). */
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
