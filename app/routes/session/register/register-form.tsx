import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { CaptchaField } from "~/forms/codes/captcha-field.tsx";
import { StarredContext } from "~/forms/fields/field-label.tsx";
import { EnterSubmits, SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Consents } from "./consents.tsx";
import type { RegisterFacts } from "./load-register.server.ts";
import { MoreFields } from "./more-fields.tsx";
import { RegisterFields } from "./register-fields.tsx";

interface RegisterFormProps {
  found: RegisterFacts;
  kind: NonNullable<RegisterFacts["kind"]>;
  fields: NonNullable<RegisterFacts["fields"]>;
}

/** Fields with their own errors; a code is requested with its number only. */
function fieldsShown(fields: RegisterFormProps["fields"], captcha: boolean): readonly string[] {
  const mobile = fields.find(({ name }) => name === "mobile");
  const names = fields
    .filter(({ name, required }) => name !== "verificationCode" || mobile?.required === required)
    .map(({ name }) => name);
  return [
    ...names,
    ...(mobile ? ["dialingCode"] : []),
    ...(captcha ? ["captcha"] : []),
    "adult",
    "termsAccepted",
  ];
}

/** A tab of M5: what has to be filled in, what may be, the picture, and the two boxes to tick (V10, V11). */
export function RegisterForm({ found, kind, fields }: RegisterFormProps) {
  const { t } = useI18n();
  const { form, outcome, problem: answered, pending } = useFormStep("captcha", true);
  const { problem, listeners } = useFormRules(found.rules, answered);
  const shown = fields.filter(({ name }) => name !== "captcha");
  const rest = { found, outcome, problem, pending };

  return (
    <Form ref={form} method="post" noValidate className="grid gap-4" {...listeners}>
      <EnterSubmits intent="register" pending={pending} />
      <input type="hidden" name="kind" value={kind} />
      {found.identity ? <input type="hidden" name="withIdentity" value="on" /> : null}
      <input type="hidden" name="key" value={found.formKey} />
      <input type="hidden" name="returnTo" value={found.returnTo} />
      {found.referralCode ? (
        <>
          <input type="hidden" name="referralCode" value={found.referralCode} />
          <p className="rounded-control bg-raised p-3 text-sm">
            {t("register.invited", { code: found.referralCode })}
          </p>
        </>
      ) : null}
      <FormErrorSummary
        fields={fieldsShown(shown, found.captcha !== null)}
        problem={problem}
        contacts={found.contacts}
      />
      <p className="text-sm text-quiet">{t("forms.starred")}</p>
      <StarredContext.Provider value>
        <RegisterFields {...rest} fields={shown.filter(({ required }) => required)} first />
      </StarredContext.Provider>
      <MoreFields {...rest} fields={shown.filter(({ required }) => !required)} />
      {found.captcha ? (
        <StarredContext.Provider value>
          <CaptchaField of="register" captcha={found.captcha} problem={problem} pending={pending} />
        </StarredContext.Provider>
      ) : null}
      <Consents problem={problem} />
      <SubmitButton
        intent="register"
        text={t("register.submit")}
        busyText={t("register.submitting")}
        pending={pending}
      />
    </Form>
  );
}
