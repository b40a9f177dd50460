import { useLocation, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** Whether the browser loaded the document by its back or forward button. Browser only. */
const walkedBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/**
 * Returns the key of the history entry that led to this page, for a message that the address requests (A133).
 * @returns null after going back, where the message would be outdated
 */
export function useArrival(): string | null {
  const { key } = useLocation();
  const type = useNavigationType();
  // React Router reports the first load of a document as POP, like going back. Only the first load is hydrated.
  const [loaded] = useState(!useHydrated());
  const [back] = useState(() => typeof window !== "undefined" && walkedBack());
  if (loaded) return back ? null : key;
  return type === "POP" ? null : key;
}
