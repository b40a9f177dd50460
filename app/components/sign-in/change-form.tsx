import { NewPasswordFields, newPasswordNames } from "~/forms/fields/new-password-fields.tsx";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { Hint } from "~/forms/rules/rule-hint.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import type { StepForm } from "./confirm-form.tsx";

export interface ChangeFacts {
  returnTo: string;
  account: string;
  oldPasswordKnown: boolean;
  /** Null if the password rules are unknown (A47). */
  hints: readonly Hint[] | null;
  rules: FormRules;
  contacts: readonly { name: string; url: string }[];
}

/** The field to focus after an error that names no field. */
export const firstOf = ({ oldPasswordKnown }: Pick<ChangeFacts, "oldPasswordKnown">) =>
  oldPasswordKnown ? "newPassword" : "oldPassword";

/** A form for a forced change of password (M6). */
export function ChangeForm({ found, Form, step, stays }: StepForm & { found: ChangeFacts }) {
  const { t } = useI18n();
  const { account, contacts, hints, rules, oldPasswordKnown, returnTo } = found;
  const { problem, listeners } = useFormRules(rules, step.problem);
  const page = withReturnTo("/login/password", returnTo);
  return (
    <>
      <p className="mb-5 text-sm text-quiet">{t("session.passwordText")}</p>
      {hints ? (
        <Form
          ref={step.form}
          method="post"
          action={page}
          noValidate
          className="grid gap-4"
          {...listeners}
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          {stays ? <input type="hidden" name="stays" value="1" /> : null}
          <FormErrorSummary
            fields={oldPasswordKnown ? newPasswordNames : ["oldPassword", ...newPasswordNames]}
            problem={problem}
            contacts={contacts}
          />
          <p className="font-semibold">{t("session.changeText", { account })}</p>
          {/* Tells password managers which account it is. */}
          <input type="hidden" name="username" autoComplete="username" value={account} />
          {oldPasswordKnown ? null : (
            <PasswordField
              id="change-old"
              name="oldPassword"
              label={t("session.oldPassword")}
              autoComplete="current-password"
              first
              error={errorIn(problem, "oldPassword")}
            />
          )}
          <NewPasswordFields of="change" hints={hints} problem={problem} first={oldPasswordKnown} />
          <SubmitButton
            intent="change"
            text={t("session.change")}
            busyText={t("session.changing")}
            pending={step.pending}
          />
        </Form>
      ) : (
        <div role="alert">
          <p>{t("session.rulesMissing")}</p>
          <a href={page} className="finger mt-2 inline-block font-semibold text-accent underline">
            {t("forms.retry")}
          </a>
        </div>
      )}
    </>
  );
}
