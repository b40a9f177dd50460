import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { CodeFields, codeFieldNames } from "~/forms/codes/code-fields.tsx";
import { NewPasswordFields, newPasswordNames } from "~/forms/fields/new-password-fields.tsx";
import { EnterSubmits, SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { ForgotFacts } from "./load-forgot.server.ts";

/** A new password by a code to the account's number (V22–V24, A53). */
export function PhoneForm({ found }: { found: ForgotFacts }) {
  const { t } = useI18n();
  const { form, outcome, problem: answered, pending } = useFormStep("verificationCode");
  const { problem, listeners } = useFormRules(found.rules.phone, answered);
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4" {...listeners}>
      <EnterSubmits intent="reset" pending={pending} />
      <input type="hidden" name="returnTo" value={found.returnTo} />
      <FormErrorSummary
        fields={[...codeFieldNames, ...newPasswordNames]}
        problem={problem}
        contacts={found.contacts}
      />
      <p className="text-sm text-quiet">{t("session.forgotPhoneText")}</p>
      <CodeFields
        of="forgot"
        sms={found.sms}
        outcome={outcome}
        problem={problem}
        pending={pending}
      />
      <NewPasswordFields of="forgot" hints={found.hints} problem={problem} />
      <SubmitButton
        intent="reset"
        text={t("session.forgotSet")}
        busyText={t("session.forgotSetting")}
        pending={pending}
      />
    </Form>
  );
}
