/** What around a page is read anew once a form is answered (docs/reliability.md, "Errors"). */
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isSignInStep } from "~/forms/steps/return-url.ts";
import { lostStatus } from "./lost-answer.ts";

type Change = Parameters<ShouldRevalidateFunction>[0];

/** Where the form went. */
export const pathOf = ({ formAction = "", currentUrl }: Change): string =>
  new URL(formAction, currentUrl).pathname;

/**
 * Of root and layouts, after a form: a refusal (4xx) changed nothing, so they ask nobody again. But 403 and 409 say that
 * something is otherwise than they have it, and after 5xx nobody knows what became of it. Whoever signs in goes elsewhere:
 * any other answer of those steps leaves him who he was.
 * @returns null where no form was sent
 */
export function revalidateAfterForm(change: Change): boolean | null {
  const { formMethod = "GET", actionStatus } = change;
  if (formMethod === "GET") return null;
  // What was taken may lead elsewhere, which has no status.
  if (!actionStatus) return true;
  // Nobody can be asked at this moment (A143).
  if (actionStatus === lostStatus) return false;
  if (isSignInStep(pathOf(change))) return false;
  const refused = actionStatus > 399 && actionStatus < 500;
  return !refused || actionStatus === 403 || actionStatus === 409;
}

/** Of what stays as it is while one walks about: only a form can change what it says, or an explicit reload. */
export const revalidateLayout: ShouldRevalidateFunction = (change) =>
  revalidateAfterForm(change) ?? change.currentUrl.href === change.nextUrl.href;
