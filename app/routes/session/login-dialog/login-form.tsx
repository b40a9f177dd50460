import type { FetcherWithComponents } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { LoginFacts } from "../login/load-login.server.ts";
import type { LoginOutcome } from "../login/outcome.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { FieldError, fieldLook } from "./field-error.tsx";
import { formAction } from "./form-action.ts";
import { LoginNote } from "./login-note.tsx";
import { PasswordField } from "./password-field.tsx";

interface LoginFormProps {
  fetcher: FetcherWithComponents<LoginOutcome>;
  found: LoginFacts;
  outcome: LoginOutcome | undefined;
  /** What is being submitted, or null. */
  intent: FormDataEntryValue | null;
}

/** The username tab of M4. Errors stand under their fields (E8); a captcha only when the server asks (S13). */
export function LoginForm({ fetcher, found, outcome, intent }: LoginFormProps) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const problem = outcome?.problem;
  const fields = problem?.kind === "fields" ? problem.fields : [];
  const errorOf = (name: string) => fields.find(({ field }) => field === name);
  const busy = intent === "login" || intent === "leaving";

  // After a refusal the next thing to do gets the focus: the first wrong field, else the password.
  useEffect(() => {
    if (!outcome || outcome.problem.kind === "none") return;
    const elements = form.current?.elements;
    const wrong = form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]");
    const next = wrong ?? elements?.namedItem(outcome.captcha ? "captcha" : "password");
    if (next instanceof HTMLInputElement) next.focus();
  }, [outcome]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={formAction(found.returnTo)}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="returnTo" value={found.returnTo} />
      {problem ? <LoginNote problem={problem} contacts={found.contacts} /> : null}
      <div>
        <label htmlFor="login-username" className="mb-1.5 block text-sm font-semibold">
          {t("session.username")}
        </label>
        <input
          id="login-username"
          name="username"
          defaultValue={outcome?.username || (found.rememberedName ?? "")}
          data-autofocus=""
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          aria-invalid={errorOf("username") ? true : undefined}
          aria-describedby="login-username-error"
          className={fieldLook}
        />
        <FieldError id="login-username-error" error={errorOf("username")} />
      </div>
      <PasswordField error={errorOf("password")} />
      {outcome?.captcha ? (
        <CaptchaField
          captcha={outcome.captcha}
          error={errorOf("captcha")}
          refreshing={intent === "captcha"}
        />
      ) : null}
      <label className="flex min-h-6 items-start gap-2.5 text-sm text-quiet">
        <input
          type="checkbox"
          name="remember"
          defaultChecked={found.rememberedName !== null}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        {t("session.remember")}
      </label>
      <button
        type="submit"
        name="intent"
        value="login"
        disabled={intent !== null}
        className="min-h-12 rounded-control bg-accent px-4 text-base font-bold text-on-accent transition hover:brightness-110 active:scale-[0.99] disabled:opacity-60"
      >
        {busy ? t("session.loggingIn") : t("session.logIn")}
      </button>
    </fetcher.Form>
  );
}
