import type { ShouldRevalidateFunction } from "@remix-run/react";
import { afterForm, pathOf } from "./read-anew.ts";

/**
 * Of a page whose own figures say what may be typed: it looks again after any answer to a form of its own. But not when
 * that found nobody signed in (401): it would lead away from what was typed. After any other form it goes by what is
 * around it, as a page without this rule does (`read-anew.ts`).
 */
export const lookAgain: ShouldRevalidateFunction = (change) => {
  if (pathOf(change) === change.currentUrl.pathname) return change.actionStatus !== 401;
  return afterForm(change) ?? true;
};

/**
 * Of a step of signing in, at this address: what a dialog over a page knows of it stays. Read anew after the login, it
 * would lead to the page a second time.
 */
export const onlyAt =
  (path: string): ShouldRevalidateFunction =>
  ({ nextUrl, defaultShouldRevalidate }) =>
    nextUrl.pathname === path && defaultShouldRevalidate;
