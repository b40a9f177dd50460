import "~/i18n/form-texts.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Problem } from "./form-outcome.ts";
import { hintText } from "./hint-text.ts";
import { PasswordField } from "./password-field.tsx";
import { errorIn } from "./refusal.ts";
import type { Hint } from "./rule-hint.ts";

/** The fields of the block, each with its own error. */
export const newPasswordNames = ["newPassword", "confirmPassword"] as const;

interface NewPasswordFieldsProps {
  /** Beginning of the fields' ids. */
  of: string;
  /** What C15 says of passwords. */
  hints: readonly Hint[];
  problem: Problem | null | undefined;
  /** Whether typing begins here when the dialog opens. */
  first?: boolean;
}

/** A new password and the same again (V24, V26, V27): `newPassword`, `confirmPassword`. */
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
