import { useActionData, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useLoginAgain } from "~/forms/steps/use-login.ts";
import type { FormOutcome, Problem } from "./form-outcome.ts";
import { type Answer, isToGoOn, useFormFetcher } from "./use-form-fetcher.ts";

/** The state of a form between two answers. */
export interface Step {
  /** The last outcome. */
  outcome: FormOutcome | undefined;
  problem: Problem | null | undefined;
  /** The intent that is being submitted, `leaving` during a navigation, or null. */
  pending: string | null;
}

/**
 * The state of the page's own form, with the ref for `useFocusAfter`.
 * @param otherwise as for `useFocusAfter`
 * @param needsNewData whether the next try needs the page's new data, such as a captcha's next picture; the form is then
 *   pending until it is there
 */
export function useFormStep(
  otherwise: string | null,
  needsNewData = false,
): Step & { form: RefObject<HTMLFormElement> } {
  const answer = useActionData() as FormOutcome | undefined;
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useLoginAgain(form, answer);
  const toGoOn = useToGoOn(outcome, state) && !needsNewData;
  const pending = formData && !toGoOn ? intentOf(formData) : null;
  useFocusIn(form, needsNewData && pending ? undefined : outcome, otherwise);
  return { form, outcome, problem: outcome?.problem, pending };
}

/**
 * The state of a form that a fetcher sends and that stays on its page. After a redirect, which means success, the form is
 * reset with the page's new data, because the key of the last attempt is used up.
 * @param before the outcome of the page's own submission, such as one without JavaScript
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
 * Whether an answer has arrived and the form stays in use. The page revalidates meanwhile, which can take long, and the
 * button must not be disabled for a visitor who already types on and presses Enter.
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
 * Whether the page's own form is being submitted: until a refusal, or until the page has revalidated (A134).
 * @param answer the last answer
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
 * Returns the ref of a form. After an answer the first wrong field gets the focus, else the field to type in next.
 * @param otherwise the field when no other is next; null leaves the focus where it is
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
  // A group such as the human verification can't have `aria-invalid`, so it has `data-invalid`.
  const wrong = form.current?.querySelector("[aria-invalid=true], [data-invalid]");
  const next = wrong ?? (name && form.current?.elements.namedItem(name));
  if (next instanceof HTMLElement) next.focus();
}
