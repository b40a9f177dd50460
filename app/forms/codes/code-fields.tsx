import { useState } from "react";
import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { MobileField } from "~/forms/fields/mobile-field.tsx";
import { MessageDialog } from "~/forms/refusal/message-dialog.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { mostTyped } from "../../../brands/most-typed.ts";
import type { DialingChoice } from "./dialing-choices.server.ts";
import { type CodeCountdown, useCodeCountdown } from "./use-code-countdown.ts";

/** The fields of the block, each with its own error. */
export const codeFieldNames = ["mobile", "dialingCode", "verificationCode"] as const;

interface CodeFieldsProps {
  /** Beginning of the fields' ids. */
  of: string;
  /** The dialing codes, and the countdown of the last code. */
  sms: { dialing: readonly DialingChoice[]; countdown: CodeCountdown | null };
  outcome: FormOutcome | undefined;
  /** The problem, when the page has validated more than the last answer. */
  problem?: Problem | null;
  pending: string | null;
  /** Whether both fields together are optional. */
  optional?: boolean;
  /** Whether this field takes the focus when the dialog opens. */
  first?: boolean;
}

/** A mobile number and the code that is sent to it (M4, M7, S15): `mobile`, `dialingCode`, `verificationCode`. */
export function CodeFields(props: CodeFieldsProps) {
  const { of, sms, outcome, pending, optional = false, first = true } = props;
  const { t } = useI18n();
  const { dialing, countdown } = sms;
  const { problem = outcome?.problem } = props;
  const before = outcome?.values.mobile ?? countdown?.mobile ?? "";
  const country = outcome?.values.dialingCode ?? countdown?.dialingCode ?? dialing[0]?.code;
  const [typed, setTyped] = useState(before);
  const wait = useCodeCountdown(outcome, countdown, typed);
  const codeError = errorIn(problem, "verificationCode");
  const id = `${of}-code`;
  const sending = pending === "sendCode";
  const free = optional && typed.trim() === "";

  return (
    <>
      <MobileField
        of={of}
        dialing={dialing}
        country={country}
        mobile={before}
        problem={problem}
        onTyped={setTyped}
        optional={optional}
        first={first && !before}
      />
      <div>
        {/* The code is optional only together with the number. */}
        <FieldLabel
          htmlFor={id}
          text={t("forms.code")}
          optional={free}
          note={t("forms.withMobile")}
        />
        <div className="flex gap-2">
          <input
            id={id}
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus={first && before ? "" : undefined}
            maxLength={mostTyped}
            required={!free}
            aria-invalid={codeError ? true : undefined}
            aria-describedby={`${id}-error`}
            className="field"
          />
          <Button
            type="submit"
            name="intent"
            value="sendCode"
            formNoValidate
            disabled={wait > 0 || pending !== null}
            tone="quiet"
            size="tight"
            className="figures min-w-32 shrink-0"
          >
            <span>
              {sending
                ? t("forms.sendingCode")
                : wait > 0
                  ? t("forms.codeWait", { count: wait })
                  : t("forms.sendCode")}
            </span>
          </Button>
        </div>
        <FieldError id={`${id}-error`} error={codeError} />
        <MessageDialog outcome={outcome} />
        <p role="status" className="mt-1.5 text-sm text-quiet empty:hidden">
          {outcome?.sent?.kind === "code" ? t("forms.codeSent", { mobile: before }) : null}
        </p>
      </div>
    </>
  );
}
