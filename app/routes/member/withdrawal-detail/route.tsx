import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { arrivalTold, confirmArrival } from "~/components/confirmations/confirm.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { ownMessages } from "~/i18n/messages.server.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { refusedWith } from "~/routes/member/answer-outcome.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { recordIdIn, recordPath } from "~/routes/member/record-path.ts";
import { requireMember } from "~/session/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { WithdrawalCard } from "./withdrawal-card.tsx";
import { MemberWithdrawalState } from "./withdrawal-query.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const CancelWithdrawal = graphql(`
  mutation CancelWithdrawal($id: ID!) {
    cancelWithdrawal(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27d: one withdrawal (CA15): how far it has come, and whether it arrived (CA17).
 * @throws Response 404 where the viewer has no such withdrawal
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = recordIdIn(params.id);

  const withdrawal = await askPart(
    request,
    context,
    [MemberWithdrawalState, { id }],
    (data) => data.wallet?.withdrawal && data,
  );
  if ("notOffered" in withdrawal) {
    throw new Response(null, { status: 404 });
  }
  return {
    title: pageTitle(context, "member.pages.withdraw"),
    messages: {
      ...ownMessages(context.language, "cashier"),
      ...ownMessages(context.language, "agentCenter", ["confirmations"]),
    },
    id,
    withdrawal,
    told: arrivalTold(request),
    now: Date.now(),
  };
}

/** `intent` is `cancel` (CA36): its page then says that it is; or a word on its arrival, as `confirmArrival` reads it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const id = recordIdIn(params.id);
  const form = await request.formData();
  const { intent } = readForm(form, {});
  if (intent !== "cancel") return confirmArrival(context, form, recordPath("withdraw", id));
  const { data } = await context.gateway.execute(CancelWithdrawal, { id });
  const result = data?.cancelWithdrawal;
  if (result?.__typename === "CancelWithdrawalSuccess") throw redirect(recordPath("withdraw", id));
  return refusedWith(id, refusalOf(result));
}

export default function WithdrawalDetail() {
  const { t } = useI18n();
  const before = useActionData<typeof action>();
  const { id, withdrawal, told, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("cashier.withdraw.one")} />
      {told && !before ? <DoneNote>{t(`agentCenter.confirmations.done.${told}`)}</DoneNote> : null}
      <PartBlock part={withdrawal} name={t("cashier.withdraw.one")}>
        {(initial) => (
          <WithdrawalCard key={id} id={id} initial={initial} now={now} before={before} />
        )}
      </PartBlock>
      <p className="mt-6">
        <Link
          to="/member/withdraw"
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {t("cashier.withdraw.all")}
        </Link>
      </p>
    </>
  );
}
