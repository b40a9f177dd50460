import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { errorIn, type RefusedField } from "~/forms/refusal/refusal.ts";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import type { FormRule } from "../../../brands/field-rule.ts";

/** The rules of a form, from the server (`app/forms/rules/form-rules.server.ts`). */
export interface FormRules {
  fields: Readonly<Record<string, FormRule>>;
  /** Message keys by patternId, for these fields only. */
  patternMessages: Readonly<Record<string, string>>;
}

/** What the browser found per field since the last answer: an error, or null when it is gone. */
export type Found = ReadonlyMap<string, RefusedField | null>;
const nothing: Found = new Map();

type Check = (form: FormData, rules: FormRules) => RefusedField[];

/** The longest wait of a submit for the validation code, in ms. Then the server validates alone. */
const patience = 1500;

let check: Check | null = null;
let coming: Promise<Check> | null = null;

/** The validation code, loaded when a form gets the focus. Without it the server validates alone. */
function loadCheck(): Promise<Check> {
  coming ??= loadChunk(() => import("./validate-form.ts")).then(
    ({ validateForm }) => validateForm,
    () => () => [],
  );
  return coming.then((found) => {
    check = found;
    return found;
  });
}

const patienceEnds = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/** Merges the errors: the browser's for fields it has validated, the server's for the others. */
export function merged(found: Found, answered: Problem | null | undefined) {
  const own = [...found.values()].filter((each) => each !== null);
  const theirs =
    answered?.kind === "fields" ? answered.fields.filter(({ field }) => !found.has(field)) : [];
  if (own.length + theirs.length > 0)
    return { kind: "fields", fields: [...own, ...theirs] } as const;
  return answered?.kind === "fields" ? null : answered;
}

/**
 * Validates a form by the gateway's rules before it is sent (A50, V60): a field when it is left, the whole form when it is
 * submitted. Without JavaScript the server validates alone.
 * @param answered the problem of the last answer
 * @returns the current problem, and the listeners for the form
 */
export function useFormRules(rules: FormRules, answered: Problem | null | undefined) {
  const [found, setFound] = useState(nothing);
  /** Whether a submit waits for the validation code, or has waited long enough. */
  const held = useRef<"waits" | "goes" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is newer than what was found before it
  useEffect(() => setFound(nothing), [answered]);

  const judge = async (form: HTMLFormElement, field: string) => {
    const validateForm = check ?? (await loadCheck());
    const wrong = validateForm(new FormData(form), rules).find((each) => each.field === field);
    setFound((before) => new Map(before).set(field, wrong ?? null));
  };
  const fieldIn = (target: EventTarget) => {
    const known = target instanceof HTMLInputElement && Object.hasOwn(rules.fields, target.name);
    return known ? target : null;
  };
  const problem = merged(found, answered);
  return {
    problem,
    /** Clears the error of a field that was filled in by a button, or has another rule now. */
    settled: (field: string) => setFound((before) => new Map(before).set(field, null)),
    listeners: {
      onFocus: () => void loadCheck(),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const { submitter } = event.nativeEvent as SubmitEvent;
        // A code or a new captcha is requested before the form is complete.
        if (submitter?.hasAttribute("formnovalidate")) return;
        const form = event.currentTarget;
        if (!check && held.current !== "goes") {
          event.preventDefault();
          // One submit waits; further clicks are ignored.
          if (held.current) return;
          held.current = "waits";
          void Promise.race([loadCheck(), patienceEnds()]).then(() => {
            held.current = "goes";
            form.requestSubmit(submitter);
            held.current = null;
          });
          return;
        }
        const wrong = check?.(new FormData(form), rules) ?? [];
        setFound(new Map(wrong.map((each) => [each.field, each])));
        const [first] = wrong;
        if (!first) return;
        event.preventDefault();
        const at = form.elements.namedItem(first.field);
        if (at instanceof HTMLElement) at.focus();
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const field = fieldIn(event.target);
        // A field that was left empty is validated only when the form is sent.
        if (field?.value && field.type !== "checkbox") void judge(event.currentTarget, field.name);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const field = fieldIn(event.target);
        // Typing outdates the server's error too. Clearing it on blur would move the button while it is being clicked.
        if (field && errorIn(problem, field.name)) void judge(event.currentTarget, field.name);
      },
    },
  };
}
