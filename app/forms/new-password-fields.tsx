import { useI18n } from "~/i18n/i18n.tsx";
import { hintText } from "./hint-text.ts";
import type { LoginProblem, RefusedField } from "./outcome.ts";
import { PasswordField } from "./password-field.tsx";
import { errorIn } from "./use-step.ts";

interface NewPasswordFieldsProps {
  /** Beginning of the fields' ids. */
  of: string;
  /** What C15 says of passwords. */
  hints: readonly Omit<RefusedField, "field">[];
  problem: LoginProblem | undefined;
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
        label={t("session.newPassword")}
        autoComplete="new-password"
        first={first}
        hint={hintText(hints, tData)}
        error={errorIn(problem, "newPassword")}
      />
      <PasswordField
        id={`${of}-again`}
        name="confirmPassword"
        label={t("session.confirmPassword")}
        autoComplete="new-password"
        error={errorIn(problem, "confirmPassword")}
      />
    </>
  );
}
