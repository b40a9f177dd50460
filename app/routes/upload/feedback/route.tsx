import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { busySeconds, withPictureForm } from "~/forms/pictures/picture-form.server.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { sendFeedback } from "./send-feedback.server.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

const FeedbackOffered = graphql(`
  query FeedbackOffered {
    system {
      offers
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * Feedback (M9, A86). `?sent=` is the number of a message that has arrived.
 * @throws Response 404 where the brand does not take feedback (A56)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await context.gateway.execute(FeedbackOffered, {});
  if (data && !data.system.offers.includes("FEEDBACK")) throw new Response(null, { status: 404 });
  const sent = new URL(request.url).searchParams.get("sent");
  return {
    title: pageTitle(context, "feedback.title"),
    idempotencyKey: crypto.randomUUID(),
    sent: sent && /^[\w-]{1,40}$/.test(sent) ? sent : null,
  };
}

/** Fields: `content`, and up to three `images`. Redirects to `?sent=`, or returns the refusal. */
export async function action({ request, context }: ActionFunctionArgs) {
  const result = await withPictureForm({ request, context }, (form) => sendFeedback(form, context));
  if ("id" in result) return redirect(`/upload/feedback?sent=${encodeURIComponent(result.id)}`);
  // Only the text was read; the page keeps it.
  if (result.busy) {
    context.answerHeaders.set("retry-after", busySeconds);
    return answer<FormOutcome>(result, { status: 503 });
  }
  return answerOutcome<FormOutcome>(result);
}

export default function FeedbackPage() {
  const { t } = useI18n();
  const { sent, idempotencyKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const message = useShownMessage<HTMLDivElement>(outcome ? null : sent);
  return (
    <div className="shell-width grid justify-items-center py-8 lg:py-12">
      <Card className="w-full max-w-xl p-5 lg:p-8">
        <h1 className="text-2xl font-bold tracking-tight lg:text-3xl">{t("feedback.title")}</h1>
        {sent && !outcome ? (
          <div
            ref={message}
            tabIndex={-1}
            role="status"
            className={`mt-6 grid justify-items-start gap-3 ${shownLook}`}
          >
            <i className="icon-circle-check size-8 text-accent" />
            <p className="text-lg font-semibold">{t("feedback.sent")}</p>
            <p className="text-sm text-quiet">{t("feedback.number", { id: sent })}</p>
            <ButtonLink to="/" className="mt-2">
              {t("errors.goHome")}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="mt-2 mb-6 text-sm text-quiet">{t("feedback.lead")}</p>
            <FeedbackForm idempotencyKey={idempotencyKey} />
          </>
        )}
      </Card>
    </div>
  );
}
