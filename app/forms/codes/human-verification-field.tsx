import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { VerificationWidget } from "~/portal-context.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { useTurnstileWidget } from "./use-turnstile-widget.ts";

interface HumanFieldProps {
  /** Beginning of the ids. */
  of: string;
  widget: VerificationWidget;
  outcome: FormOutcome | undefined;
}

/**
 * Human verification (M20, A16): the widget with reserved space, its error, and its token in the field
 * `humanVerification`. Without JavaScript it shows that it needs it.
 */
export function HumanVerificationField({ of, widget, outcome }: HumanFieldProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { box, token, state, retry } = useTurnstileWidget(widget, outcome);
  const error = errorIn(outcome?.problem, "humanVerification");
  const ids = { label: `${of}-human-label`, error: `${of}-human-error` };

  return (
    <fieldset
      // The group takes the focus for an error, because the widget is in its own frame.
      tabIndex={-1}
      data-invalid={error ? "" : undefined}
      aria-labelledby={ids.label}
      aria-describedby={ids.error}
      className="m-0 min-w-0 rounded-control border-0 p-0"
    >
      <p id={ids.label} className="mb-1.5 text-sm font-semibold">
        {t("forms.human")}
      </p>
      <div className="relative grid min-h-[65px]">
        {/* Stays after a failure: a rendered widget explains more, and retries by itself. */}
        <div ref={box} />
        {hydrated && state === "waiting" ? (
          <p role="status" className={`${note} skeleton absolute inset-0`}>
            {t("forms.humanLoading")}
          </p>
        ) : null}
        {state === "failed" ? (
          <div
            role="alert"
            className={`${note} border border-danger/50 bg-danger/10 [:not(:empty)+&]:mt-2`}
          >
            <p className="min-w-0 flex-1">{t("forms.humanMissing")}</p>
            <Button onClick={retry} tone="quiet" size="tight" className="shrink-0">
              {t("forms.retry")}
            </Button>
          </div>
        ) : null}
        <noscript>
          <p className={`${note} border border-line bg-raised`}>{t("forms.humanNoScript")}</p>
        </noscript>
      </div>
      <input type="hidden" name="humanVerification" value={token} />
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}

const note = "flex items-center gap-3 rounded-control px-3 py-2 text-sm";
