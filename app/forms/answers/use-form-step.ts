import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useLoginAgain } from "~/forms/steps/use-login.ts";
import type { FormOutcome, Problem } from "./form-outcome.ts";
import { type Answer, isToGoOn, useFormFetcher } from "./use-form-fetcher.ts";

/** How far a form is between two answers. */
export interface Step {
  /** What it came to last. */
  outcome: FormOutcome | undefined;
  problem: Problem | null | undefined;
  /** Which of its buttons is at work, `leaving` while the page goes elsewhere, or null. */
  pending: string | null;
}

/**
 * The page's own form, with the ref that it needs for `useFocusAfter`.
 * @param otherwise as there
 */
export function useFormStep(otherwise: string | null): Step & { form: RefObject<HTMLFormElement> } {
  const answer = useActionData() as FormOutcome | undefined;
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useLoginAgain(form, answer);
  useFocusIn(form, outcome, otherwise);
  const toGoOn = useToGoOn(outcome, state);
  const pending = formData && !toGoOn ? intentOf(formData) : null;
  return { form, outcome, problem: outcome?.problem, pending };
}

/**
 * A form that stays on its page: a fetcher of this name sends it. Taken, which a redirect says, it begins anew: empty,
 * with what the page holds: the key of what was refused before is spent.
 * @param before what the page's own submission came to: another form's, or one without JavaScript
 * @param otherwise as for `useFocusAfter`
 */
export function useFetcherFormStep(
  name: string,
  before: FormOutcome | undefined,
  otherwise?: string,
): Step & {
  fetcher: ReturnType<typeof useFormFetcher<FormOutcome>>;
  form: RefObject<HTMLFormElement>;
} {
  const fetcher = useFormFetcher<FormOutcome>(name);
  const { answer, taken, busy, formData } = fetcher;
  const pending = busy ? intentOf(formData) : null;
  const form = useRef<HTMLFormElement>(null);
  const outcome = useLoginAgain(form, answer ?? (taken > 0 ? undefined : before));
  useFocusIn(form, outcome, otherwise);
  useEffect(() => {
    if (taken > 0) form.current?.reset();
  }, [taken]);
  return { fetcher, form, outcome, problem: outcome?.problem, pending };
}

/**
 * Whether the answer is here and leaves something to do in the form. The page around it is read anew then, which a
 * slow platform makes long, but whoever types on and presses Enter must not press a button that is off.
 */
function useToGoOn(outcome: Answer | undefined, state: "idle" | "submitting" | "loading") {
  const before = useRef(outcome);
  useEffect(() => {
    if (state === "submitting") before.current = outcome;
  }, [state, outcome]);
  const answered = state === "loading" && outcome !== before.current;
  return answered && Boolean(outcome && isToGoOn(outcome));
}

/**
 * Whether the page's own form is under way: until it is refused, or the page is as it is afterwards (A134).
 * @param answer what it came to last
 */
export function usePageBusy(answer: Answer | undefined): boolean {
  const { state, formData } = useNavigation();
  const toGoOn = useToGoOn(answer, state);
  return formData !== undefined && !toGoOn;
}

function intentOf(formData: FormData | undefined): string {
  return String(formData?.get("intent") ?? "leaving");
}

/**
 * The ref of a form: after an answer the first wrong field gets the focus, else what is typed next.
 * @param otherwise the field when nothing else is to be typed; null leaves the focus where it is
 */
export function useFocusAfter(outcome: FormOutcome | undefined, otherwise?: string | null) {
  const form = useRef<HTMLFormElement>(null);
  useFocusIn(form, outcome, otherwise);
  return form;
}

function useFocusIn(
  form: RefObject<HTMLFormElement>,
  outcome: FormOutcome | undefined,
  otherwise?: string | null,
): void {
  useEffect(() => {
    if (outcome) focusNext(form, nextField(outcome, otherwise));
  }, [form, outcome, otherwise]);
}

function nextField({ captcha, sent }: FormOutcome, otherwise?: string | null) {
  if (sent?.kind === "code") return "verificationCode";
  return captcha ? "captcha" : otherwise;
}

function focusNext(form: RefObject<HTMLFormElement>, name?: string | null): void {
  // A group of the form's own, such as the human verification, can't be said to be invalid.
  const wrong = form.current?.querySelector("[aria-invalid=true], [data-invalid]");
  const next = wrong ?? (name && form.current?.elements.namedItem(name));
  if (next instanceof HTMLElement) next.focus();
}
