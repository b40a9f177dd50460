import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { qrRows } from "~/components/shell/contacts/qr-rows.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { MemberDepositStateQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { BackToGame } from "~/routes/member/deposit-from-game.tsx";
import { loadRecord } from "~/routes/member/load-record.server.ts";
import { RecordPage } from "~/routes/member/record-page.tsx";
import { recordIdIn, recordPath } from "~/routes/member/record-path.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { codeText, type PaymentCode } from "./coin-target.tsx";
import { DepositCard } from "./deposit-card.tsx";
import { MemberDepositState } from "./deposit-query.ts";
import { rateForm } from "./rate-form.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const CancelDeposit = graphql(`
  mutation CancelDeposit($id: ID!) {
    cancelDeposit(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const RenewDepositRate = graphql(`
  mutation RenewDepositRate($id: ID!) {
    renewDepositRate(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27c: one deposit (CA10): the amount, the payee, the deadline and the status.
 * @throws Response 404 for a deposit that the viewer does not have
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { id, record: deposit } = await loadRecord(
    args,
    MemberDepositState,
    (data) => data.wallet?.deposit && data,
  );
  return {
    title: pageTitle(context, "member.pages.depositv2"),
    id,
    deposit,
    code: "data" in deposit ? codeOf(deposit.data) : null,
    now: context.now(),
  };
}

/** A payment in coins as a QR code; none after its rate has expired. */
function codeOf({ wallet }: MemberDepositStateQuery): PaymentCode | null {
  const { kind, payTo } = wallet?.deposit ?? {};
  if (!payTo?.payAmount || payTo.rateExpired || (kind !== "CRYPTO" && !payTo.coin)) return null;
  const text = codeText(payTo);
  return { text, rows: qrRows(text) };
}

/**
 * Takes the deposit back (CA35), or gets its new rate (CA115): the page then shows what came of it.
 * @throws Response a redirect to the same page once it is done
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const id = recordIdIn(params.id);
  const { gateway } = context;
  const renews = (await request.formData()).get("intent") === "renewRate";
  const result = renews
    ? (await gateway.execute(RenewDepositRate, { id })).data?.renewDepositRate
    : (await gateway.execute(CancelDeposit, { id })).data?.cancelDeposit;
  if (
    result?.__typename === "CancelDepositSuccess" ||
    result?.__typename === "RenewDepositRateSuccess"
  ) {
    throw redirect(recordPath("deposit", id));
  }
  return refusedWith(renews ? rateForm(id) : id, refusalOf(result));
}

export default function DepositDetail() {
  const { t } = useI18n();
  const before = useActionData<typeof action>();
  const { id, deposit, code, now } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToGame />
      <RecordPage
        title={t("member.deposit.one")}
        record={deposit}
        list={{ to: "/member/deposit", text: t("member.deposit.all") }}
      >
        {(initial) => (
          <DepositCard key={id} id={id} initial={initial} code={code} now={now} before={before} />
        )}
      </RecordPage>
    </>
  );
}
