import { clsx } from "clsx";
import type { InputHTMLAttributes } from "react";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { mostTyped } from "../../../brands/most-typed.ts";
import type { FieldName } from "../../../brands/typed/field-kinds.ts";
import { FieldError } from "./field-error.tsx";
import { FieldLabel } from "./field-label.tsx";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "defaultValue"
  | "inputMode"
  | "maxLength"
  | "min"
  | "onChange"
  | "placeholder"
  | "type"
  | "value"
>;

interface TextFieldProps extends Native {
  /** Unique on the page. */
  id: string;
  name: FieldName;
  label: string;
  error: RefusedField | undefined;
  /** Whether this field takes the focus when the dialog opens. */
  first?: boolean;
  /** The hint below the field. */
  hint?: string;
  optional?: boolean;
  /** Whether the value is a number; its digits and those of its hint are tabular. */
  figures?: boolean;
  /** The currency of the amount; limits are formatted with it. */
  currency?: string;
}

/** A labelled text field with its hint and error below (U42, E8). */
export function TextField(props: TextFieldProps) {
  const { id, label, error, first, hint, optional = false, figures = false, ...rest } = props;
  const { currency, ...input } = rest;
  return (
    <div>
      <FieldLabel htmlFor={id} text={label} optional={optional} />
      <input
        id={id}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={input.type === "date" ? undefined : mostTyped}
        required={!optional}
        data-autofocus={first ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        className={clsx("field", figures && "figures")}
        {...input}
      />
      {hint ? (
        <p id={`${id}-hint`} className={clsx("mt-1.5 text-sm text-quiet", figures && "figures")}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} currency={currency} />
    </div>
  );
}
