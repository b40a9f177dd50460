import { useState } from "react";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { mostTyped } from "../../../brands/most-typed.ts";
import type { FieldName } from "../../../brands/typed/field-kinds.ts";
import { FieldError } from "./field-error.tsx";
import { FieldLabel } from "./field-label.tsx";

interface PasswordFieldProps {
  /** Unique on the page. */
  id: string;
  name: FieldName;
  label: string;
  autoComplete: "current-password" | "new-password" | "off";
  inputMode?: "numeric";
  optional?: boolean;
  error: RefusedField | undefined;
  /** Whether this field takes the focus when the dialog opens. */
  first?: boolean;
  hint?: string;
}

/** A password with a show toggle (U40). The toggle needs JavaScript, so it appears after hydration. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, label, autoComplete, inputMode, optional = false, error, first, hint } = props;
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const icon = shown ? "icon-eye-off" : "icon-eye";
  return (
    <div>
      <FieldLabel htmlFor={id} text={label} optional={optional} />
      <div className="relative">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={mostTyped}
          required={!optional}
          data-autofocus={first ? "" : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
          className="field pr-12"
        />
        {hydrated ? (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={`${t("forms.showPassword")}: ${label}`}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-quiet hover:text-ink"
          >
            <i className={`${icon} size-5`} />
          </button>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
