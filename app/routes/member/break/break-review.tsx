import { useShell } from "~/components/shell/use-shell.ts";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { BreakOptionFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { cardLook } from "~/ui/layout/card.tsx";

interface Props {
  choice: BreakOptionFragment;
  problem: Problem | null | undefined;
}

/** What happens when the break begins (G17, G18), and its confirmation. */
export function BreakReview({ choice: { length, kind, until }, problem }: Props) {
  const { t, date } = useI18n();
  const { contacts } = useShell();
  const { form, pending } = useFormStep("confirmed");
  const error = errorIn(problem, "confirmed");
  const end =
    until == null
      ? t("breaks.what.forever")
      : t(kind === "TIME_OUT" ? "breaks.what.ends" : "breaks.what.returns", { at: date(until) });
  return (
    <Form
      ref={form}
      method="post"
      className={cardLook({ pad: "roomy", className: "grid max-w-2xl gap-5" })}
    >
      <div>
        <p className="text-sm text-quiet">{t("breaks.reviewTitle")}</p>
        <h2 className="text-lg font-bold">
          {t(`breaks.kind.${kind}`)}: {t(`breaks.length.${length}`)}
        </h2>
      </div>
      <FormErrorSummary fields={["confirmed"]} problem={problem} contacts={contacts} />
      <ul className="grid list-disc gap-2 pl-5 text-sm text-pretty">
        <li>{t("breaks.what.sessions")}</li>
        <li>{t("breaks.what.closed")}</li>
        <li>{t("breaks.what.bets")}</li>
        <li>{t("breaks.what.money")}</li>
        <li>{end}</li>
        <li>{t("breaks.what.undo")}</li>
      </ul>
      <input type="hidden" name="length" value={length} />
      <div>
        <label className="flex min-h-6 items-start gap-2.5 text-sm font-semibold">
          <input
            id="break-confirmed"
            type="checkbox"
            name="confirmed"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby="break-confirmed-error"
            className="mt-0.5 size-5 shrink-0"
          />
          <span>{t("breaks.confirm")}</span>
        </label>
        <FieldError id="break-confirmed-error" error={error} />
      </div>
      <div className="grid gap-2">
        <SubmitButton
          intent="start"
          text={t("breaks.start")}
          busyText={t("breaks.starting")}
          pending={pending}
        />
        <ButtonLink to="/member/break" replace tone="quiet" size="form">
          {t("breaks.back")}
        </ButtonLink>
      </div>
    </Form>
  );
}
