import { useState } from "react";
import type { CaptchaState, Problem } from "~/forms/answers/form-outcome.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { mostTyped } from "../../../brands/most-typed.ts";

/** A captcha can be requested once a second (K10, V56); the server has the same limit. */
const refreshEveryMs = 1000;

interface CaptchaFieldProps {
  /** Beginning of the field's id. */
  of: string;
  captcha: NonNullable<CaptchaState>;
  problem: Problem | null | undefined;
  /** The intent that is being submitted, or null. */
  pending: string | null;
}

/** The captcha block (M19): the picture, a field for its text, and a button for a new picture. */
export function CaptchaField({ of, captcha, problem, pending }: CaptchaFieldProps) {
  const { t } = useI18n();
  const id = `${of}-captcha`;
  const error = errorIn(problem, "captcha");
  const refreshing = pending === "captcha";
  const fresh = typeof captcha === "object" && "image" in captcha ? captcha.image : null;
  // A click within the throttle keeps the picture, which is still valid.
  const [image, setImage] = useState(fresh);
  // Before the next paint: nobody types for a picture that is about to go.
  if (fresh && fresh !== image) setImage(fresh);
  const requested =
    typeof captcha === "object" && "retryAfterMs" in captcha ? captcha.retryAfterMs : 0;
  const wait = useCountdown(Math.max(requested, fresh ? refreshEveryMs : 0), captcha);

  return (
    <div>
      <FieldLabel htmlFor={id} text={t("forms.captcha")} />
      <div className="flex gap-2">
        <input
          key={image}
          id={id}
          name="captcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={mostTyped}
          required
          // A try uses up its picture (M19): what is typed before the next one is there would be lost.
          readOnly={pending !== null}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="field min-w-0 flex-1"
        />
        {image ? (
          <img
            src={image}
            alt={t("forms.captchaImage")}
            width={120}
            height={40}
            className="h-12 w-32 shrink-0 rounded-control border border-line bg-white object-contain"
          />
        ) : null}
        <button
          type="submit"
          name="intent"
          value="captcha"
          formNoValidate
          disabled={pending !== null || wait > 0}
          aria-label={
            wait > 0 ? t("forms.captchaRefreshWait", { count: wait }) : t("forms.captchaRefresh")
          }
          className="grid size-12 shrink-0 place-items-center rounded-control border border-line text-quiet transition-colors hover:border-accent hover:text-accent disabled:opacity-50"
        >
          <i className={`icon-refresh-cw size-5${refreshing ? " animate-spin" : ""}`} />
        </button>
      </div>
      {captcha === "missing" ? (
        <p className="mt-1.5 text-sm text-danger">{t("forms.captchaMissing")}</p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
