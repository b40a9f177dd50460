import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { errorIn, type RefusedField } from "~/forms/refusal/refusal.ts";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import type { FormRule } from "../../../brands/field-rule.ts";

/** What a form is checked by; the server says what it is (`app/forms/rules/form-rules.server.ts`). */
export interface FormRules {
  fields: Readonly<Record<string, FormRule>>;
  /** patternId → key, as far as these fields need it. */
  patternMessages: Readonly<Record<string, string>>;
}

/** What the browser found of each field since the last answer: a problem, or null where there is none any more. */
export type Found = ReadonlyMap<string, RefusedField | null>;
const nothing: Found = new Map();

type Check = (form: FormData, rules: FormRules) => RefusedField[];

/** Longest that a press waits for the check, in ms; then the form goes to the server, which says the same. */
const patience = 1500;

let check: Check | null = null;
let coming: Promise<Check> | null = null;

/** What checks a form, fetched when the first one is entered. Where it does not come, the server says the same. */
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

/** What to show: of each field what was found here, of the others what the server said. */
export function merged(found: Found, answered: Problem | null | undefined) {
  const own = [...found.values()].filter((each) => each !== null);
  const theirs =
    answered?.kind === "fields" ? answered.fields.filter(({ field }) => !found.has(field)) : [];
  if (own.length + theirs.length > 0)
    return { kind: "fields", fields: [...own, ...theirs] } as const;
  return answered?.kind === "fields" ? null : answered;
}

/**
 * Checks a form by the gateway's own rules before it is sent (A50, V60): under the field as soon as it is
 * left, all of it when it is sent. Without JavaScript the server says the same.
 * @param answered what stood in the way last time
 * @returns what stands in the way now, and what the form has to listen with
 */
export function useFormRules(rules: FormRules, answered: Problem | null | undefined) {
  const [found, setFound] = useState(nothing);
  /** A press waits for the check, or has waited long enough. */
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
    /** What was said of a field no longer holds: it was filled in for the visitor, or goes by another rule. */
    settled: (field: string) => setFound((before) => new Map(before).set(field, null)),
    listeners: {
      onFocus: () => void loadCheck(),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const { submitter } = event.nativeEvent as SubmitEvent;
        // A code or a new picture is asked for before the form is whole.
        if (submitter?.hasAttribute("formnovalidate")) return;
        const form = event.currentTarget;
        if (!check && held.current !== "goes") {
          event.preventDefault();
          // Once, however often it is pressed until then.
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
        // What was only walked through is not told off; it is when the form is sent.
        if (field?.value && field.type !== "checkbox") void judge(event.currentTarget, field.name);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const field = fieldIn(event.target);
        // What the server said is out of date, too, once it is typed anew: were it to go as the field is left, the
        // button that is being pressed would move away from under the press.
        if (field && errorIn(problem, field.name)) void judge(event.currentTarget, field.name);
      },
    },
  };
}
