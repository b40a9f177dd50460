import { useLocation, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** Whether the browser loaded the document by its back or forward button. Browser only. */
const walkedBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/**
 * What led to this page: the key of its entry in the history, for a message that the address brings (A133).
 * @returns null for whoever walks back, and wants the page as it was left
 */
export function useArrival(): string | null {
  const { key } = useLocation();
  const type = useNavigationType();
  // A document's own load is a POP to React Router, as a walk back is: only the first is hydrated.
  const [loaded] = useState(!useHydrated());
  const [back] = useState(() => typeof window !== "undefined" && walkedBack());
  if (loaded) return back ? null : key;
  return type === "POP" ? null : key;
}
