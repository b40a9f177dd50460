import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { arrivalReported, confirmArrival } from "~/components/confirmations/confirm.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { loadRecord } from "~/routes/member/load-record.server.ts";
import { RecordPage } from "~/routes/member/record-page.tsx";
import { recordIdIn, recordPath } from "~/routes/member/record-path.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
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
 * U27d: one withdrawal (CA15): its status, and whether it has arrived (CA17).
 * @throws Response 404 for a withdrawal that the viewer does not have
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { id, record: withdrawal } = await loadRecord(
    args,
    MemberWithdrawalState,
    (data) => data.wallet?.withdrawal && data,
  );
  return {
    title: pageTitle(context, "member.pages.withdraw"),
    id,
    withdrawal,
    reported: arrivalReported(request),
    now: context.now(),
  };
}

/**
 * `intent` is `cancel` (CA36), after which the page shows it as cancelled; or the confirmation of its arrival, as
 * `confirmArrival` reads it.
 */
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
  const { id, withdrawal, reported, now } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      title={t("cashier.withdraw.one")}
      record={withdrawal}
      note={
        reported && !before ? (
          <DoneNote>{t(`agentCenter.confirmations.done.${reported}`)}</DoneNote>
        ) : null
      }
      list={{ to: "/member/withdraw", text: t("cashier.withdraw.all") }}
    >
      {(initial) => <WithdrawalCard key={id} id={id} initial={initial} now={now} before={before} />}
    </RecordPage>
  );
}
