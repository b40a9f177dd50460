import type { Problem } from "~/forms/answers/form-outcome.ts";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { hintText } from "~/forms/rules/hint-text.ts";
import type { Hint } from "~/forms/rules/rule-hint.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { PasswordField } from "./password-field.tsx";

/** The fields of the block, each with its own error. */
export const newPasswordNames = ["newPassword", "confirmPassword"] as const;

interface NewPasswordFieldsProps {
  /** The prefix of the fields' ids. */
  of: string;
  /** The hints from C15's password rule. */
  hints: readonly Hint[];
  problem: Problem | null | undefined;
  /** Whether this field takes the focus when the dialog opens. */
  first?: boolean;
}

/** A new password and its repetition (V24, V26, V27): `newPassword`, `confirmPassword`. */
export function NewPasswordFields({ of, hints, problem, first }: NewPasswordFieldsProps) {
  const { t, tData } = useI18n();
  return (
    <>
      <PasswordField
        id={`${of}-new`}
        name="newPassword"
        label={t("forms.newPassword")}
        autoComplete="new-password"
        first={first}
        hint={hintText(hints, tData)}
        error={errorIn(problem, "newPassword")}
      />
      <PasswordField
        id={`${of}-again`}
        name="confirmPassword"
        label={t("forms.confirmPassword")}
        autoComplete="new-password"
        error={errorIn(problem, "confirmPassword")}
      />
    </>
  );
}
