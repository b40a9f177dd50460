import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useCountdown } from "~/components/use-countdown.ts";
import { useHydrated } from "~/components/use-hydrated.ts";
import { PicturesField } from "~/forms/pictures-field.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { type FeedbackOutcome, feedbackLimits } from "./outcome.ts";

/** The message and its pictures (M9, V51–V54). Works without JavaScript; the server has the last word. */
export function FeedbackForm({ outcome }: { outcome: FeedbackOutcome | null }) {
  const { t, tData } = useI18n();
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const [content, setContent] = useState(outcome?.content ?? "");
  const [unfit, setUnfit] = useState(false);
  const wait = useCountdown(outcome?.kind === "throttled" ? outcome.retryAfterMs : 0, outcome);
  const sending = navigation.formAction?.startsWith("/upload/feedback") === true;
  const left = feedbackLimits.characters - Array.from(content).length;

  const errorOf = (name: string) => {
    const found = outcome?.kind === "fields" && outcome.fields.find(({ field }) => field === name);
    if (!found) return null;
    const values = Object.fromEntries(found.values.map(({ name: key, value }) => [key, value]));
    return tData(found.messageKey, values);
  };
  const contentError = errorOf("content");

  return (
    // Our own words under the field (E8): the browser would say it in its language, not the page's.
    <Form method="post" encType="multipart/form-data" noValidate className="grid grid-cols-1 gap-6">
      <div>
        <label htmlFor="feedback-content" className="mb-1.5 block text-sm font-semibold">
          {t("feedback.content")}
        </label>
        <textarea
          id="feedback-content"
          name="content"
          rows={4}
          required
          defaultValue={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          aria-invalid={contentError || left < 0 ? true : undefined}
          aria-describedby="feedback-content-error feedback-content-left"
          className="block w-full rounded-control border border-line bg-ground px-3.5 py-3 text-base text-ink transition-colors hover:border-quiet focus-visible:border-accent aria-invalid:border-danger"
        />
        <p
          id="feedback-content-error"
          role="alert"
          className="mt-1.5 text-sm text-danger empty:hidden"
        >
          {contentError}
        </p>
        <p
          id="feedback-content-left"
          className={left < 0 ? "mt-1.5 text-xs text-danger" : "mt-1.5 text-xs text-quiet"}
        >
          {hydrated
            ? t(left < 0 ? "feedback.over" : "feedback.left", { count: Math.abs(left) })
            : t("feedback.most", { count: feedbackLimits.characters })}
        </p>
      </div>
      <PicturesField error={errorOf("images")} onJudged={setUnfit} />
      {outcome?.kind === "refused" ? (
        <p role="alert" className="rounded-control bg-danger/10 p-3 text-sm text-danger">
          {t(outcome.reason === "NOT_OFFERED" ? "feedback.notOffered" : "feedback.failed")}
        </p>
      ) : null}
      {outcome?.kind === "throttled" && wait > 0 ? (
        <p role="alert" className="rounded-control bg-danger/10 p-3 text-sm text-danger">
          {t("feedback.throttled", { count: Math.ceil(wait / 60) })}
        </p>
      ) : null}
      <Button type="submit" busy={sending} disabled={left < 0 || unfit || wait > 0} size="form">
        {sending ? <Spinner /> : null}
        {t(sending ? "feedback.sending" : "feedback.send")}
      </Button>
    </Form>
  );
}
