import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { checkForm, type FormRule, sentText } from "../../../brands/field-rule.ts";

interface Rules {
  fields: Readonly<Record<string, FormRule>>;
  patternMessages: Readonly<Record<string, string>>;
}

/** Returns the errors of a form. An unchecked box is not in its data. */
export function validateForm(form: FormData, { fields, patternMessages }: Rules): RefusedField[] {
  const textOf = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? sentText(field, value) : "";
  };
  return checkForm(fields, textOf, patternMessages);
}
