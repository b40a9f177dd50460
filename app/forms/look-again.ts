import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pathOf } from "./read-anew.ts";

/**
 * Of a page whose own figures say what may be typed: it looks again after any answer to a form of its own. But not when
 * that found nobody signed in (401): it would lead away from what was typed. A page without this rule goes by what is
 * around it (`read-anew.ts`).
 */
export const lookAgain: ShouldRevalidateFunction = (change) => {
  const { actionStatus = 200, currentUrl } = change;
  return actionStatus < 400 || (actionStatus !== 401 && pathOf(change) === currentUrl.pathname);
};
