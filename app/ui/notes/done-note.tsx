import { clsx } from "clsx";
import type { ReactNode } from "react";
import { shownLook, useShownMessage } from "./show-message.ts";
import { useArrival } from "./use-arrival.ts";

interface Props {
  /** Extra classes, such as other margins. */
  className?: string;
  /** What was done, where the page stays; a redirect leads to another entry of the history, which says it by itself. */
  of?: unknown;
  children: ReactNode;
}

/** What was just done on a page: read out, and focus and view go to it (A133). */
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
