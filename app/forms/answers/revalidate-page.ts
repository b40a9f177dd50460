import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isOtherAccounts } from "~/forms/owner/naming-owner.ts";
import { lostStatus } from "./lost-answer.ts";
import { pathOf, revalidateAfterForm } from "./revalidation-policy.ts";

/**
 * The policy of a page whose data limits what may be typed: it revalidates after each answer to its own form. It does not
 * after a 401, which would redirect away from the typed values, nor after a lost answer (A143), which would change the
 * form's key. After other forms it follows the common policy (`revalidation-policy.ts`).
 */
export const revalidateAfterOwnForm: ShouldRevalidateFunction = (change) => {
  if (pathOf(change) === change.currentUrl.pathname) {
    if (isOtherAccounts(change.currentUrl.pathname)) return false;
    return change.actionStatus !== 401 && change.actionStatus !== lostStatus;
  }
  return revalidateAfterForm(change) ?? true;
};

/**
 * The policy of a login step: it revalidates only at its own address. In a dialog over a page a revalidation after the
 * login would redirect a second time.
 */
export const revalidateOnlyAt =
  (path: string): ShouldRevalidateFunction =>
  ({ nextUrl, defaultShouldRevalidate }) =>
    nextUrl.pathname === path && defaultShouldRevalidate;
