import { useEffect, useState } from "react";

/** How long a message is shown, in ms: long enough to read a line twice. */
const stayMs = 6000;

interface ToastProps {
  message: { text: string; at: number };
  /** A message of the page's address; it is in the server's HTML and is not hidden again. */
  rendered: string | null;
}

/**
 * One line for what failed. The live region is always in the page, so that screen readers announce its changes. `at`
 * counts up, so that the same text is announced again.
 */
export function Toast({ message, rendered }: ToastProps) {
  const [said, setShown] = useState("");
  const shown = said || rendered;

  useEffect(() => {
    if (!message.at) return;
    setShown(message.text);
    const timer = setTimeout(() => setShown(""), stayMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 flex justify-center px-4 lg:bottom-8"
    >
      {shown ? (
        <p className="pointer-events-auto max-w-md rounded-control border border-line bg-raised px-4 py-3 text-sm text-ink shadow-overlay">
          {shown}
        </p>
      ) : null}
    </div>
  );
}
