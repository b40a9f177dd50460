import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Revalidates the page, including the header's balance, when a polled value such as a payment's state has changed.
 */
export function useReloadOn(state: string): void {
  const last = useRef(state);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    revalidate();
  }, [state, revalidate]);
}
