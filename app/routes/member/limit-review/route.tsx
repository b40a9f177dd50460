import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SetLimits } from "~/components/limits/set-limits.tsx";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isRefusedFor, refusalOf } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { oneOf } from "~/reports/query/record-query.server.ts";
import { loadPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { returnToOf } from "~/session/guards/return-to.ts";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { AnswerLimitReview, LimitReview, ReviewedLimits, ReviewedSums } from "./query.server.ts";
import { ReviewedPeriod } from "./reviewed.tsx";

/** The longest range of a statement, in ms. */
const longest = 366 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G8: the review of limits: the sums of the period, the limits, and the decision. `returnTo` is where it leads then. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const review = await loadPart(request, context, [LimitReview, {}], (data) => data.limitReview);
  // Rounded to minutes, so that requests within one minute share a response.
  const now = Math.ceil(context.now() / 60_000) * 60_000;
  const since = "data" in review ? review.data.from : now;
  const to = Math.max(now, "data" in review ? review.data.dueAt : now);
  const from = Math.max(since, to - longest);
  const [sums, limits] = await Promise.all([
    loadPart(
      request,
      context,
      [ReviewedSums, { range: { from, to } }],
      (data) => data.records?.statement?.totals,
    ),
    loadPart(request, context, [ReviewedLimits, {}], (data) =>
      data.accountLimits?.kinds.flatMap(({ periods }) => periods),
    ),
  ]);
  return {
    title: pageTitle(context, "review.title"),
    review,
    sums,
    limits,
    from,
    to,
    cut: from > since,
    returnTo: returnToOf(request, "/member"),
  };
}

/**
 * Records the `decision`. It leads on: to the limits for CHANGE, else to where the player wanted to go.
 * @throws Response a redirect; 400 for another decision
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const form = await request.formData();
  const decision = oneOf(String(form.get("decision")), ["KEEP", "CHANGE"] as const);
  if (!decision) throw new Response(null, { status: 400 });
  const { data } = await context.gateway.execute(AnswerLimitReview, { decision });
  const result = data?.answerLimitReview;
  const next = decision === "CHANGE" ? "/member/limits" : returnToOf(request, "/member");
  if (result?.__typename === "AnswerLimitReviewSuccess") throw redirect(next);
  const problem = refusalOf(result);
  // A form that is sent twice: the first one has answered the review.
  if (isRefusedFor("STATE_CHANGED", problem)) throw redirect(next);
  return answerOutcome<FormOutcome>({ problem, values: {} });
}

export default function LimitReviewPage() {
  const { t, date } = useI18n();
  const { review, sums, limits, from, to, cut, returnTo } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>() as FormOutcome | undefined;
  const busy = useNavigation().state === "submitting";
  const title = t("review.title");
  const none = "data" in limits && limits.data.every(({ limit }) => !limit);
  return (
    <>
      <PageHeader title={title} lead={t("review.lead")} />
      <ReviewedPeriod part={sums} from={from} to={to} cut={cut} />
      <PartBlock part={limits} name={t("review.limits")}>
        {(periods) => <SetLimits limits={periods} />}
      </PartBlock>
      <PartBlock part={review} name={title}>
        {({ due, dueAt }) =>
          due ? (
            <Form method="post" className="mt-6 grid gap-3">
              <div className="flex flex-wrap gap-2">
                <Button type="submit" name="decision" value="KEEP" busy={busy}>
                  {t(none ? "review.keepNone" : "review.keep")}
                </Button>
                <Button type="submit" name="decision" value="CHANGE" tone="raised" busy={busy}>
                  {t("review.change")}
                </Button>
                <ButtonLink to={returnTo} tone="quiet">
                  {t("review.later")}
                </ButtonLink>
              </div>
              <AnswerText of={outcome}>
                {outcome?.problem && outcome.problem.kind !== "message"
                  ? refusalText(outcome.problem, t)
                  : null}
              </AnswerText>
            </Form>
          ) : (
            <div className="mt-6 grid justify-items-start gap-3">
              <p className="text-sm text-quiet">
                {t("review.notDue", { day: date(dueAt, "day") })}
              </p>
              <ButtonLink to="/member/limits" tone="quiet" size="small">
                {t("review.toLimits")}
              </ButtonLink>
            </div>
          )
        }
      </PartBlock>
    </>
  );
}
