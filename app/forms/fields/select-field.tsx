import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { FieldError } from "./field-error.tsx";
import { FieldLabel } from "./field-label.tsx";

interface Props {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** The text before a choice. */
  prompt: string;
  options: readonly { value: string; text: string }[];
  defaultValue: string | undefined;
  error: RefusedField | undefined;
}

/** A labelled select with its error below (U42, E8). */
export function SelectField({ id, name, label, prompt, options, defaultValue = "", error }: Props) {
  return (
    <div>
      <FieldLabel htmlFor={id} text={label} />
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className="field"
      >
        <option value="">{prompt}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
