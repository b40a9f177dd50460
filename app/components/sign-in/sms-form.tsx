import { useFocusAfter } from "~/forms/answers/use-form-step.ts";
import { CodeFields, codeFieldNames } from "~/forms/codes/code-fields.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import type { LoginFacts } from "./login/load-login.server.ts";
import { checksShown, LoginChecks } from "./login/login-checks.tsx";
import type { LoginFormProps } from "./login/login-form.tsx";
import { LoginHidden } from "./login/login-hidden.tsx";

interface SmsFormProps extends LoginFormProps {
  sms: NonNullable<LoginFacts["sms"]>;
}

/** The SMS tab of M4 (W13, P18): a number, its code, and a captcha if the server requires one. */
export function SmsForm({ fetcher, found, sms, outcome, pending, stays }: SmsFormProps) {
  const { t } = useI18n();
  const form = useFocusAfter(outcome, "verificationCode");
  const problem = outcome?.problem;

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={withReturnTo("/login?tab=sms", found.returnTo)}
      noValidate
      className="grid gap-4"
    >
      <LoginHidden intent="sms" found={found} pending={pending} stays={stays} />
      <FormErrorSummary
        fields={[...codeFieldNames, ...checksShown(found, outcome)]}
        problem={problem}
        contacts={found.contacts}
      />
      <CodeFields of="login" sms={sms} outcome={outcome} pending={pending} />
      <LoginChecks found={found} outcome={outcome} problem={problem} pending={pending} />
      <SubmitButton
        intent="sms"
        text={t("session.logIn")}
        busyText={t("session.loggingIn")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
