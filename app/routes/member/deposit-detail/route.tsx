import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import type { QrRows } from "~/components/shell/qr-path.ts";
import { qrRows } from "~/components/shell/qr-rows.server.ts";
import { refusalOf } from "~/forms/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { MemberDepositStateQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ownMessages } from "~/i18n/messages.server.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { refusedWith } from "~/routes/member/answer-outcome.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { recordIdIn, recordPath } from "~/routes/member/record-path.ts";
import { requireMember } from "~/session/guards.server.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { DepositCard } from "./deposit-card.tsx";
import { MemberDepositState } from "./deposit-query.ts";

export const handle: PageHandle = { needsPlace: "page" };

const CancelDeposit = graphql(`
  mutation CancelDeposit($id: ID!) {
    cancelDeposit(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27c: one deposit (CA10): what to pay, to whom and until when, and how far it has come.
 * @throws Response 404 where the viewer has no such deposit
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = recordIdIn(params.id);
  const deposit = await askPart(
    request,
    context,
    [MemberDepositState, { id }],
    (data) => data.wallet?.deposit && data,
  );
  if ("notOffered" in deposit) {
    throw new Response(null, { status: 404 });
  }
  return {
    title: pageTitle(context, "member.pages.depositv2"),
    messages: ownMessages(context.language, "cashier"),
    id,
    deposit,
    code: "data" in deposit ? codeOf(deposit.data) : null,
    now: Date.now(),
  };
}

/** An address of crypto as a code to scan: nobody types one. */
function codeOf({ wallet }: MemberDepositStateQuery): QrRows | null {
  const { kind, payTo } = wallet?.deposit ?? {};
  return kind === "CRYPTO" && payTo ? qrRows(payTo.account) : null;
}

/** Takes the deposit back (CA35): its page then says that it is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const id = recordIdIn(params.id);
  const { data } = await context.gateway.execute(CancelDeposit, { id });
  const result = data?.cancelDeposit;
  if (result?.__typename === "CancelDepositSuccess") {
    throw redirect(recordPath("deposit", id));
  }
  return refusedWith(id, refusalOf(result));
}

export default function DepositDetail() {
  const { t } = useI18n();
  const before = useActionData<typeof action>();
  const { id, deposit, code, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("member.deposit.one")} />
      <PartBlock part={deposit} name={t("member.deposit.one")}>
        {(initial) => (
          <DepositCard key={id} id={id} initial={initial} code={code} now={now} before={before} />
        )}
      </PartBlock>
      <p className="mt-6">
        <Link
          to="/member/deposit"
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {t("member.deposit.all")}
        </Link>
      </p>
    </>
  );
}
