import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Reads the page anew when something that it follows has changed, such as a payment's state: the header's balance too. */
export function useReloadOn(state: string): void {
  const last = useRef(state);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    revalidate();
  }, [state, revalidate]);
}
