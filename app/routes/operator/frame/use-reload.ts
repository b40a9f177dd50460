import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const everyMs = 15_000;

/** Loads the page's data again every fifteen seconds while it is seen: somebody watches it. */
export function useReload(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate, state]);
}
