import type { Problem } from "~/forms/answers/form-outcome.ts";
import { here, later } from "~/ui/lazy/lazy.tsx";
import {
  FormErrorSummaryContent,
  type FormErrorSummaryProps,
} from "./form-error-summary-content.later.tsx";
import { offForm } from "./refusal-text.ts";

const Inside = import.meta.env.SSR
  ? here(FormErrorSummaryContent)
  : later(() =>
      import("./form-error-summary-content.later.tsx").then((part) => part.FormErrorSummaryContent),
    );

/** What says why a form was not taken is on its way while the form is: most are taken. */
export const preloadFormErrorSummary = Inside.fetch;

interface Props extends Omit<FormErrorSummaryProps, "problem"> {
  problem: Problem | null | undefined;
}

/**
 * The form error summary: says over a form why it was not taken (E6, E7, E18, E19, E21), also where a field is wrong that
 * the form does not have (A130). Nothing where all of it is said under the fields.
 */
export function FormErrorSummary({ problem, ...rest }: Props) {
  if (!problem) return null;
  if (problem.kind === "fields" && offForm(problem.fields, rest.fields).length === 0) return null;
  return <Inside {...rest} problem={problem} />;
}
