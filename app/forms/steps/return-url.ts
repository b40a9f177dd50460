import type { Location } from "@remix-run/react";
import { createContext, type RefObject, useContext } from "react";

/** The page that a step of signing in was opened from; null when the visit began with the step. */
export const ReturnUrlContext = createContext<RefObject<Location>>({ current: null });

const steps = /^\/(login|register)(\/|$)/;

/** Whether an address is a step of signing in: a dialog over a page, no place to return to. */
export function isSignInStep(pathname: string): boolean {
  return steps.test(pathname);
}

/** Returns the scroll position that a location stores for its page, if any. */
interface Return {
  /** The `key` of the location whose scroll position counts. */
  scrollOf: string;
}

/** Where closing a step leads, with what brings the scroll position back. */
export function useReturnUrl(): { to: string; state: Return | null } {
  const from = useContext(ReturnUrlContext).current;
  return from
    ? { to: from.pathname + from.search, state: { scrollOf: scrollKey(from) } }
    : { to: "/", state: null };
}

/** The name that a location's scroll position is kept under. */
export function scrollKey({ key, state }: Pick<Location, "key" | "state">): string {
  const said: unknown = state;
  return typeof said === "object" && said !== null && "scrollOf" in said
    ? String(said.scrollOf)
    : key;
}
