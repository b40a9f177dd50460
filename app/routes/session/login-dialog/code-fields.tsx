import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { DialingChoice } from "../login/dialing-choices.server.ts";
import type { LoginOutcome } from "../login/outcome.ts";
import { FieldError, fieldLook } from "./field-error.tsx";
import { type CodeCountdown, useCodeWait } from "./use-code-wait.ts";
import { errorIn } from "./use-step.ts";

interface CodeFieldsProps {
  /** Beginning of the fields' ids. */
  of: string;
  /** What a code needs: where numbers may be from, and the countdown that runs. */
  sms: { dialing: readonly DialingChoice[]; countdown: CodeCountdown | null };
  outcome: LoginOutcome | undefined;
  pending: string | null;
}

/** A mobile number and the code that is sent to it (M4, M7, S15): `mobile`, `dialingCode`, `verificationCode`. */
export function CodeFields({ of, sms, outcome, pending }: CodeFieldsProps) {
  const { t } = useI18n();
  const { dialing, countdown } = sms;
  const before = outcome?.values.mobile ?? countdown?.mobile ?? "";
  const country = outcome?.values.dialingCode ?? countdown?.dialingCode ?? dialing[0]?.code;
  const [typed, setTyped] = useState(before);
  const wait = useCodeWait(outcome, countdown, typed);
  const [mobileError, codeError] = ["mobile", "verificationCode"].map((name) =>
    errorIn(outcome?.problem, name),
  );
  const ids = { country: `${of}-country`, mobile: `${of}-mobile`, code: `${of}-code` };
  const sending = pending === "sendCode";

  return (
    <>
      <div>
        <label htmlFor={ids.mobile} className="mb-1.5 block text-sm font-semibold">
          {t("session.mobile")}
        </label>
        <div className="flex gap-2 max-[22.5rem]:flex-col">
          {dialing.length > 1 ? (
            <div className="w-44 shrink-0 max-[22.5rem]:w-full">
              <select
                id={ids.country}
                name="dialingCode"
                defaultValue={country}
                aria-label={t("session.country")}
                className={fieldLook}
              >
                {dialing.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          ) : (
            <input type="hidden" name="dialingCode" value={country} />
          )}
          <input
            id={ids.mobile}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={before}
            onInput={(event) => setTyped(event.currentTarget.value)}
            data-autofocus={outcome || before ? undefined : ""}
            maxLength={24}
            required
            aria-invalid={mobileError ? true : undefined}
            aria-describedby={`${ids.mobile}-error`}
            className={fieldLook}
          />
        </div>
        <FieldError id={`${ids.mobile}-error`} error={mobileError} />
        <FieldError id={`${ids.country}-error`} error={errorIn(outcome?.problem, "dialingCode")} />
      </div>
      <div>
        <label htmlFor={ids.code} className="mb-1.5 block text-sm font-semibold">
          {t("session.code")}
        </label>
        <div className="flex gap-2">
          <input
            id={ids.code}
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus={outcome || before ? "" : undefined}
            maxLength={12}
            required
            aria-invalid={codeError ? true : undefined}
            aria-describedby={`${ids.code}-error`}
            className={fieldLook}
          />
          <button
            type="submit"
            name="intent"
            value="sendCode"
            formNoValidate
            disabled={wait > 0 || pending !== null}
            className="figures min-h-12 min-w-32 shrink-0 rounded-control border border-line px-3 text-sm font-semibold transition-colors hover:border-accent hover:text-accent disabled:opacity-60"
          >
            {sending ? t("session.sendingCode") : null}
            {!sending && wait > 0 ? t("session.codeWait", { count: wait }) : null}
            {!sending && wait === 0 ? t("session.sendCode") : null}
          </button>
        </div>
        <FieldError id={`${ids.code}-error`} error={codeError} />
        <p role="status" className="mt-1.5 text-sm text-quiet empty:hidden">
          {outcome?.sent?.kind === "code" ? t("session.codeSent", { mobile: before }) : null}
        </p>
      </div>
    </>
  );
}
