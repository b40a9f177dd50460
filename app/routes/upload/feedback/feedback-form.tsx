import { useState } from "react";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { PicturesField } from "~/forms/pictures/pictures-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { RefusalWords } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useCountdown } from "~/ui/hooks/use-countdown.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

/** The limits of K39, V53 and V54 that the page can check. The gateway checks them too. */
const mostCharacters = 140;
const pictureLimits = { files: 3, bytes: 5 * 1024 * 1024, size: "5 MiB" } as const;

const words: RefusalWords = {
  NOT_OFFERED: "feedback.notOffered",
  PLATFORM_REFUSED: "feedback.failed",
  PLATFORM_UNAVAILABLE: "feedback.failed",
  OUTCOME_UNKNOWN: "feedback.failed",
  failed: "feedback.failed",
};

/** The message and its pictures (M9, V51–V54). It works without JavaScript; the server validates everything. */
export function FeedbackForm({ idempotencyKey }: { idempotencyKey: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { form, outcome, problem, pending } = useFormStep("content");
  const [content, setContent] = useState(outcome?.values.content ?? "");
  const [unfit, setUnfit] = useState(false);
  const wait = useCountdown(problem?.kind === "throttled" ? problem.retryAfterMs : 0, outcome);
  const left = mostCharacters - Array.from(content).length;
  const contentError = errorIn(problem, "content");

  return (
    // The portal's own message under the field (E8), because the browser's message would be in the browser's
    // language.
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <FormErrorSummary fields={["content", "images"]} problem={problem} words={words} />
      <div>
        <FieldLabel htmlFor="feedback-content" text={t("feedback.content")} />
        <textarea
          id="feedback-content"
          name="content"
          rows={4}
          required
          defaultValue={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          aria-invalid={contentError || left < 0 ? true : undefined}
          aria-describedby="feedback-content-error feedback-content-left"
          className="field py-3"
        />
        <FieldError id="feedback-content-error" error={contentError} />
        <p
          id="feedback-content-left"
          className={left < 0 ? "mt-1.5 text-xs text-danger" : "mt-1.5 text-xs text-quiet"}
        >
          {hydrated
            ? t(left < 0 ? "feedback.over" : "feedback.left", { count: Math.abs(left) })
            : t("feedback.most", { count: mostCharacters })}
        </p>
      </div>
      <PicturesField
        id="feedback-images"
        name="images"
        label={t("feedback.images")}
        rule={t("feedback.imagesRule")}
        limits={pictureLimits}
        error={errorIn(problem, "images")}
        answer={outcome}
        onJudged={setUnfit}
      />
      <SubmitButton
        intent="send"
        text={t("feedback.send")}
        busyText={t("feedback.sending")}
        pending={pending}
        disabled={left < 0 || unfit || wait > 0}
      />
    </Form>
  );
}
