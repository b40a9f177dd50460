import type { ShouldRevalidateFunction } from "@remix-run/react";
import { lostStatus } from "./lost-answer.ts";
import { pathOf, revalidateAfterForm } from "./revalidation-policy.ts";

/**
 * Of a page whose own figures say what may be typed: it looks again after any answer to a form of its own. But not when
 * that found nobody signed in (401): it would lead away from what was typed. Nor when the answer was lost (A143): it would
 * change the key that the form is sent again with. After any other form it goes by what is around it, as a page without
 * this rule does (`revalidation-policy.ts`).
 */
export const revalidateAfterOwnForm: ShouldRevalidateFunction = (change) => {
  if (pathOf(change) === change.currentUrl.pathname) {
    return change.actionStatus !== 401 && change.actionStatus !== lostStatus;
  }
  return revalidateAfterForm(change) ?? true;
};

/**
 * Of a step of signing in, at this address: what a dialog over a page knows of it stays. Read anew after the login, it
 * would lead to the page a second time.
 */
export const revalidateOnlyAt =
  (path: string): ShouldRevalidateFunction =>
  ({ nextUrl, defaultShouldRevalidate }) =>
    nextUrl.pathname === path && defaultShouldRevalidate;
