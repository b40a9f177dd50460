import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shownLook, useShownMessage } from "./show-message.ts";
import { useArrival } from "./use-arrival.ts";

interface Props {
  /** Extra classes, such as different margins. */
  className?: string;
  /** Identifies the action on a page that stays. After a redirect the new history entry identifies it. */
  of?: unknown;
  children: ReactNode;
}

/** A message about a completed action. Screen readers announce it, and focus and scroll position go to it (A133). */
export function DoneNote({ className = "mb-5", of, children }: Props) {
  const arrival = useArrival();
  const message = useShownMessage<HTMLParagraphElement>(of ?? arrival);
  return (
    <p
      ref={message}
      tabIndex={-1}
      role="status"
      className={clsx(
        "rounded-control border border-gain/50 bg-gain/10 p-3 text-sm break-words",
        shownLook,
        className,
      )}
    >
      {children}
    </p>
  );
}
