/** The revalidation of root and layouts after a form (docs/reliability.md, "Errors"). */
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isOtherAccounts } from "~/forms/owner/naming-owner.ts";
import { isSignInStep } from "~/forms/steps/return-url.ts";
import { lostStatus } from "./lost-answer.ts";

type Change = Parameters<ShouldRevalidateFunction>[0];

/** Returns the path of the form's action. */
export const pathOf = ({ formAction = "", currentUrl }: Change): string =>
  new URL(formAction, currentUrl).pathname;

/**
 * The policy of root and layouts after a form. A refusal (4xx) changed nothing, so they do not revalidate, except after
 * 403 and 409, which mean that their data is outdated. After a 5xx the outcome is unknown, so they revalidate. A login
 * step changes the viewer only by a redirect, so its other answers cause no revalidation. The page of another account
 * stays as it is (A215).
 * @returns null when no form was sent
 */
export function revalidateAfterForm(change: Change): boolean | null {
  const { formMethod = "GET", actionStatus } = change;
  if (formMethod === "GET") return null;
  // A redirect after a success has no status here.
  if (!actionStatus) return true;
  // The server can't be reached at this moment (A143).
  if (actionStatus === lostStatus) return false;
  if (actionStatus === 409 && isOtherAccounts(change.currentUrl.pathname)) return false;
  if (isSignInStep(pathOf(change))) return false;
  const refused = actionStatus > 399 && actionStatus < 500;
  return !refused || actionStatus === 403 || actionStatus === 409;
}

/** The policy of layouts: a form or an explicit reload revalidates them, a navigation does not. */
export const revalidateLayout: ShouldRevalidateFunction = (change) =>
  revalidateAfterForm(change) ?? change.currentUrl.href === change.nextUrl.href;
