/** What a form is drawn with, for unit tests. */
import type { ReactElement } from "react";

/** A refused result, in each way that a form receives it: as action data, its own outcome, or `problem`. */
export function answerOf(field: string, form: string) {
  const fields = [{ field, messageKey: "validation.notRelated", values: [] }];
  const problem = { kind: "fields", fields } as const;
  return { ...problem, id: "1", form, problem, values: { form } };
}
export type Answer = ReturnType<typeof answerOf>;

/** A form by the file that contains it. */
export type DrawnForm = readonly [
  file: string,
  draw: (answer: Answer) => ReactElement,
  form?: string,
];

export const rules = { fields: {}, patternMessages: {} };
export const key = "00000000-0000-4000-8000-000000000000";
