import { useEffect, useState } from "react";

/** How long a message stays, in ms: long enough to read a line twice. */
const stayMs = 6000;

interface ToastProps {
  message: { text: string; at: number };
  /** A line that belongs to the page's address; part of the server's HTML and there to stay. */
  rendered: string | null;
}

/**
 * One line that tells what could not be done. The live region is always there, so that screen
 * readers speak what is put into it. `at` counts up, so that the same text twice is told twice.
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
