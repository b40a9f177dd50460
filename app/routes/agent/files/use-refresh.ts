import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { setPassive } from "~/graphql/passive-requests.ts";

const everyMs = 3000;

/** Loads the page's data again at an interval while it is visible. It does not prolong the session (H8). */
export function useRefresh(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== "idle") return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      setPassive(true);
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate, state]);
  useEffect(() => {
    if (state === "idle") setPassive(false);
  }, [state]);
}
