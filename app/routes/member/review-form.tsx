import { useNavigationType } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { RefusalWords } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { cardLook } from "~/ui/layout/card.tsx";

export interface ReviewProps {
  title: string;
  /** What is going to happen, line by line; `name` where the platform may refuse it by that name. */
  lines: readonly { label: string; value: ReactNode; name?: string; strong?: boolean }[];
  /** What was chosen before, and is sent with the password. */
  chosen: Readonly<Record<string, string>>;
  currency: string;
  note: string;
  intent: string;
  submit: string;
  submitting: string;
  /** Where it is changed. */
  back: string;
}

/** These messages say what to do next, because "unknown" alone would worry people (docs/reliability.md, Money). */
const words: RefusalWords = {
  OUTCOME_UNKNOWN: "cashier.unknown",
  IN_PROGRESS: "cashier.inProgress",
  CONFLICT: "cashier.conflict",
};

/** The last step before money is moved: it repeats all values and requires the payment password. */
export function ReviewForm(props: ReviewProps) {
  const { title, lines, chosen, currency, note, intent, submit, submitting, back } = props;
  const { t } = useI18n();
  const { contacts } = useShell();
  const step = useFormStep("paymentPassword");
  const { form, problem, pending } = step;
  const outcome: FormOutcome | undefined = step.outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useNavigationType() !== "POP";

  // The button that led here is gone, and the keyboard's place with it.
  useEffect(() => {
    if (pressed) heading.current?.focus();
  }, [pressed]);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={cardLook({ pad: "roomy", className: "grid gap-5" })}
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {title}
      </h2>
      {Object.entries({ ...chosen, ...keyOf(outcome) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormErrorSummary
        fields={["paymentPassword", ...lines.flatMap(({ name }) => name ?? [])]}
        problem={problem}
        contacts={contacts}
        words={words}
      />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        {lines.map(({ label, value, name, strong }) => (
          <div key={label} className="contents">
            <dt className="text-quiet max-sm:-mb-2.5">{label}</dt>
            <dd className={strong ? "figures text-lg font-bold" : "figures break-words"}>
              {value}
              {name ? (
                <FieldError
                  id={`review-${name}`}
                  error={errorIn(problem, name)}
                  currency={currency}
                />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <PasswordField
        id="review-password"
        name="paymentPassword"
        label={t("cashier.paymentPassword")}
        autoComplete="off"
        inputMode="numeric"
        error={errorIn(problem, "paymentPassword")}
      />
      <div className="grid gap-2">
        <SubmitButton intent={intent} text={submit} busyText={submitting} pending={pending} />
        <ButtonLink to={back} replace tone="quiet" size="form">
          {t("cashier.change")}
        </ButtonLink>
      </div>
      <p className="text-xs text-quiet">{note}</p>
    </Form>
  );
}

/** After a refusal the form continues with the key in the response. */
function keyOf(outcome: FormOutcome | undefined): { idempotencyKey?: string } {
  if (!outcome || !("idempotencyKey" in outcome)) return {};
  return { idempotencyKey: String(outcome.idempotencyKey) };
}
