import { clsx } from "clsx";
import type { InputHTMLAttributes } from "react";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { mostTyped } from "../../../brands/most-typed.ts";
import { FieldError } from "./field-error.tsx";
import { FieldLabel } from "./field-label.tsx";

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "defaultValue"
  | "inputMode"
  | "maxLength"
  | "onChange"
  | "placeholder"
  | "type"
  | "value"
>;

interface TextFieldProps extends Native {
  /** Unlike any other of the page. */
  id: string;
  name: string;
  label: string;
  error: RefusedField | undefined;
  /** Whether typing begins here when the dialog opens. */
  first?: boolean;
  /** What it will be checked by, under the field. */
  hint?: string;
  optional?: boolean;
  /** Whether what is typed is a number: its digits and its hint's are evenly wide. */
  figures?: boolean;
  /** Of the amount that is typed: its bounds are written in it. */
  currency?: string;
}

/** A labelled field of these dialogs, its hint and its error under it (U42, E8). */
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
        maxLength={mostTyped}
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
