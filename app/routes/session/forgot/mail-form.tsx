import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { ForgotFacts } from "./load-forgot.server.ts";

/** A new password by mail (V20, V21, E9). */
export function MailForm({ found }: { found: ForgotFacts }) {
  const { t } = useI18n();
  const { form, outcome, problem: answered, pending } = useFormStep(null);
  const { problem, listeners } = useFormRules(found.rules.mail, answered);
  const said = outcome?.sent?.kind === "mail";
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4" {...listeners}>
      <input type="hidden" name="returnTo" value={found.returnTo} />
      <FormErrorSummary
        fields={["username", "email"]}
        problem={problem}
        contacts={found.contacts}
      />
      <AnswerText of={said ? outcome : null} good>
        {said ? t("session.forgotSent") : null}
      </AnswerText>
      <p className="text-sm text-quiet">{t("session.forgotMailText")}</p>
      <TextField
        id="forgot-username"
        name="username"
        label={t("session.username")}
        defaultValue={outcome?.values.username ?? found.rememberedName ?? ""}
        autoComplete="username"
        first
        error={errorIn(problem, "username")}
      />
      <TextField
        id="forgot-email"
        name="email"
        type="email"
        inputMode="email"
        label={t("session.email")}
        defaultValue={outcome?.values.email ?? ""}
        autoComplete="email"
        error={errorIn(problem, "email")}
      />
      <SubmitButton
        intent="mail"
        text={t("session.forgotSend")}
        busyText={t("session.forgotSending")}
        pending={pending}
      />
    </Form>
  );
}
