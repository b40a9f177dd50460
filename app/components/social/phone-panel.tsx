import { type FormEvent, useEffect, useRef, useState } from "react";
import { bareNumber } from "~/forms/codes/use-code-countdown.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { MobileField } from "~/forms/fields/mobile-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn, type Refusal } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { mostTyped } from "../../../brands/most-typed.ts";
import type { Confirm } from "./firebase-auth.client.ts";
import { problemOf } from "./firebase-problem.ts";
import { loadFirebase } from "./load-firebase.ts";
import type { SocialFacts } from "./load-social.server.ts";
import { socialWords } from "./social-problem.ts";

/** A rough check of an E.164 number; Firebase validates it. */
const possible = /^\+\d{7,15}$/;

const wayLook =
  "finger inline-block text-quiet underline underline-offset-4 transition-colors hover:text-ink";

/** Wait between codes in ms (K13). */
const countdownMs = 60_000;

export interface PhonePanelProps {
  found: SocialFacts;
  /** The gateway is verifying the token. */
  busy: boolean;
  onToken: (idToken: string) => void;
  onBack: () => void;
}

/** A sent code: its number, and its verification. */
interface Sent {
  number: string;
  confirm: Confirm;
}

/** Sign-in by a code of Firebase (X3, E22–E31, K13): first the number, then the code. */
export function PhonePanel({ found, busy, onToken, onBack }: PhonePanelProps) {
  const { settings, dialing } = found;
  const { t, language } = useI18n();
  const [sent, setSent] = useState<Sent | null>(null);
  const [held, setHeld] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const captcha = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The countdown continues for a number that is entered again.
  const left = useCountdown(held ? countdownMs : 0, held);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and each refusal, begins in its field
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? form.current?.querySelector<HTMLElement>("input:not([type=hidden])"))?.focus();
  }, [sent, problem]);

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setPending(false);
  };
  const ask = (number: string) =>
    attempt(async () => {
      const { byPhone } = await loadFirebase();
      if (!captcha.current) return;
      const confirm = await byPhone(settings, language, { number, box: captcha.current });
      const now = { number, confirm };
      setSent(now);
      setHeld(now);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || busy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    if (sent) {
      const code = text("verificationCode");
      if (code === "") return setProblem(problemOf({ code: "auth/missing-verification-code" }));
      return void attempt(async () => onToken(await sent.confirm(code)));
    }
    const mobile = bareNumber(text("mobile"));
    if (mobile === "") return setProblem(problemOf({ code: "auth/missing-phone-number" }));
    const number = `+${text("dialingCode")}${mobile}`;
    if (!possible.test(number)) {
      return setProblem(problemOf({ code: "auth/invalid-phone-number" }));
    }
    // The last code is still valid.
    if (held?.number === number && left > 0) return setSent(held);
    void ask(number);
  };
  const codeError = errorIn(problem, "verificationCode");

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
        <div>
          <p role="status" className="mb-3 text-sm text-quiet">
            {t("social.phoneSent", { mobile: sent.number })}
          </p>
          <FieldLabel htmlFor="social-code" text={t("forms.code")} />
          <input
            id="social-code"
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={mostTyped}
            required
            aria-invalid={codeError ? true : undefined}
            aria-describedby="social-code-error"
            className="field"
          />
          <FieldError id="social-code-error" error={codeError} />
        </div>
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
          onClick={() => void ask(sent.number)}
        >
          {left > 0 ? t("social.phoneAgainWait", { count: left }) : t("social.phoneAgain")}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        {sent ? (
          <button type="button" onClick={() => setSent(null)} className={wayLook}>
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
