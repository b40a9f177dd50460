import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { MobileField } from "~/forms/fields/mobile-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn, type Refusal } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { mostTyped } from "../../../brands/most-typed.ts";
import type { SocialFacts } from "./load-social.server.ts";
import { socialWords } from "./social-problem.ts";
import { usePhoneSignIn } from "./use-phone-sign-in.ts";

const wayLook =
  "finger inline-block text-quiet underline underline-offset-4 transition-colors hover:text-ink";

export interface PhonePanelProps {
  found: SocialFacts;
  /** The gateway is verifying the token. */
  busy: boolean;
  onToken: (idToken: string) => void;
  onBack: () => void;
}

/** Sign-in by a code of Firebase (X3, E22–E31, K13): first the number, then the code. */
export function PhonePanel({ found, busy, onToken, onBack }: PhonePanelProps) {
  const { settings, dialing } = found;
  const { t } = useI18n();
  const { sent, problem, pending, left, captcha, form, submit, send, restart } = usePhoneSignIn({
    settings,
    busy,
    onToken,
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4"
      aria-label={t("social.phoneTitle")}
    >
      <FormErrorSummary
        fields={sent ? ["verificationCode"] : ["mobile", "dialingCode"]}
        problem={problem}
        words={socialWords}
      />
      {sent ? (
        <CodeField number={sent.number} problem={problem} />
      ) : (
        <div>
          <MobileField
            of="social"
            dialing={dialing}
            country={dialing[0]?.code}
            mobile=""
            problem={problem}
          />
          <p className="mt-1.5 text-sm text-quiet">{t("social.phoneText")}</p>
        </div>
      )}
      {/* Google's reCAPTCHA draws its challenge here. */}
      <div ref={captcha} className="empty:hidden" />
      <Button type="submit" size="form" busy={pending || busy}>
        {sent
          ? t(busy ? "social.checking" : "social.phoneConfirm")
          : t(pending ? "social.phoneSending" : "social.phoneSend")}
      </Button>
      {sent ? (
        <Button
          tone="quiet"
          size="form"
          className="figures"
          disabled={left > 0 || pending}
          onClick={() => void send(sent.number)}
        >
          {left > 0 ? t("social.phoneAgainWait", { count: left }) : t("social.phoneAgain")}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        {sent ? (
          <button type="button" onClick={restart} className={wayLook}>
            {t("social.phoneOther")}
          </button>
        ) : null}
        <button type="button" onClick={onBack} className={wayLook}>
          {t("social.phoneBack")}
        </button>
      </div>
    </form>
  );
}

/** The code that was sent to a number. */
function CodeField({ number, problem }: { number: string; problem: Refusal | null }) {
  const { t } = useI18n();
  const error = errorIn(problem, "verificationCode");
  return (
    <div>
      <p role="status" className="mb-3 text-sm text-quiet">
        {t("social.phoneSent", { mobile: number })}
      </p>
      <FieldLabel htmlFor="social-code" text={t("forms.code")} />
      <input
        id="social-code"
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={mostTyped}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby="social-code-error"
        className="field"
      />
      <FieldError id="social-code-error" error={error} />
    </div>
  );
}
