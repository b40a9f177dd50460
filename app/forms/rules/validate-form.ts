import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { checkForm, type FormRule } from "../../../brands/field-rule.ts";
import { sentText } from "../../../brands/typed/field-kinds.ts";
import { nationalNumber } from "../../../brands/typed/phone-number.ts";

interface Rules {
  fields: Readonly<Record<string, FormRule>>;
  patternMessages: Readonly<Record<string, string>>;
}

/** Returns the errors of a form. An unchecked box is not in its data. */
export function validateForm(form: FormData, { fields, patternMessages }: Rules): RefusedField[] {
  const read = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? sentText(field, value) : "";
  };
  const textOf = (field: string) =>
    field === "mobile" ? nationalNumber(read(field), [read("dialingCode")]) : read(field);
  return checkForm(fields, textOf, patternMessages);
}
