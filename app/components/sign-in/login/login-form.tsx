import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import type { FetcherForm } from "~/forms/answers/use-form-fetcher.ts";
import { useFocusAfter } from "~/forms/answers/use-form-step.ts";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { unbounded } from "../../../../brands/unbounded.ts";
import type { LoginFacts } from "./load-login.server.ts";
import { checksShown, LoginChecks } from "./login-checks.tsx";
import { LoginHidden } from "./login-hidden.tsx";

export interface LoginFormProps {
  fetcher: { Form: FetcherForm };
  found: LoginFacts;
  outcome: FormOutcome | undefined;
  /** The button whose submission is pending, or null. */
  pending: string | null;
  /** The form's action; the login page by default. */
  action?: string;
  /** Whether the page behind the dialog stays, so that a further step is returned as data. */
  stays?: boolean;
}

/** The gateway's checks before it calls the platform. It alone checks the format of names and passwords. */
const filled = { ...unbounded, required: true };
const rules = { fields: { username: filled, password: filled }, patternMessages: {} };

/**
 * The username tab of M4. Errors are below their fields (E8); a captcha is shown only if the server requires it
 * (S13).
 */
export function LoginForm(props: LoginFormProps) {
  const { fetcher, found, outcome, pending, action, stays } = props;
  const { t } = useI18n();
  const form = useFocusAfter(outcome, "password");
  const { problem, listeners } = useFormRules(rules, outcome?.problem);
  const again = outcome !== undefined && !errorIn(outcome.problem, "username");

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action ?? withReturnTo("/login", found.returnTo)}
      noValidate
      className="grid gap-4"
      {...listeners}
    >
      <LoginHidden intent="login" found={found} pending={pending} stays={stays} />
      <FormErrorSummary
        fields={["username", "password", ...checksShown(found, outcome)]}
        problem={problem}
        contacts={found.contacts}
      />
      <TextField
        id="login-username"
        name="username"
        label={t("session.username")}
        defaultValue={outcome?.values.username || (found.rememberedName ?? "")}
        autoComplete="username"
        first={!again}
        error={errorIn(problem, "username")}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={t("session.password")}
        autoComplete="current-password"
        first={again}
        error={errorIn(problem, "password")}
      />
      <LoginChecks found={found} outcome={outcome} problem={problem} pending={pending} />
      <label className="-my-2.5 flex min-h-11 items-start gap-2.5 py-2.5 text-sm text-quiet">
        <input
          type="checkbox"
          name="remember"
          defaultChecked={outcome ? "remember" in outcome.values : found.rememberedName !== null}
          className="mt-0.5 size-5 shrink-0"
        />
        {t("session.remember")}
      </label>
      <SubmitButton
        intent="login"
        text={t("session.logIn")}
        busyText={t("session.loggingIn")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
