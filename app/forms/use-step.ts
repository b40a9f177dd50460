import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { LoginOutcome, LoginProblem, RefusedField } from "./outcome.ts";

/** The refused field of this name, or nothing. */
export function errorIn(problem: LoginProblem | undefined, name: string): RefusedField | undefined {
  return problem?.kind === "fields"
    ? problem.fields.find(({ field }) => field === name)
    : undefined;
}

/**
 * After a refusal the next thing to do gets the focus: the first wrong field, else the one that is named.
 * @param otherwise the name of a field
 */
export function useFocusAfter(outcome: LoginOutcome | undefined, otherwise: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) focusNext(form, otherwise);
  }, [outcome, otherwise]);
  return form;
}

function focusNext(form: RefObject<HTMLFormElement>, otherwise: string): void {
  // A group of the form's own, such as the human verification, can't be said to be invalid.
  const wrong = form.current?.querySelector("[aria-invalid=true], [data-invalid]");
  const next = wrong ?? form.current?.elements.namedItem(otherwise);
  if (next instanceof HTMLElement) next.focus();
}

/** What the page's own form came to, and which of its buttons is at work (null for none). */
export function useStep(): { outcome: LoginOutcome | undefined; pending: string | null } {
  const outcome = useActionData<LoginOutcome>();
  const { state, formData } = useNavigation();
  if (state === "idle") return { outcome, pending: null };
  const intent = formData?.get("intent");
  return { outcome, pending: typeof intent === "string" ? intent : "leaving" };
}
