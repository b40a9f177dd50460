import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { formTexts } from "~/forms/form-texts.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery, recordsPerPage } from "~/reports/record-query.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { requireMember } from "~/session/guards.server.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";
import { RecordPager } from "~/ui/record-pager.tsx";
import { requestDeposit } from "./deposit.server.ts";
import { DepositForm } from "./deposit-form.tsx";
import { PayTo } from "./pay-to.tsx";

export const handle: PageHandle = { needsPlace: "page" };

const MemberDepositMethods = graphql(`
  query MemberDepositMethods {
    wallet {
      depositMethods {
        id
        kind
        name
        icon
        min {
          amount
          currency
        }
        max {
          amount
          currency
        }
        presets {
          amount
          currency
        }
        bonusPercent
      }
    }
  }
`);

const MemberDeposits = graphql(`
  query MemberDeposits($range: DateRange, $offset: Int!, $limit: Int!) {
    wallet {
      deposits(range: $range, offset: $offset, limit: $limit) {
        nodes {
          id
          methodName
          amount {
            amount
            currency
          }
          status
          at
        }
        pageInfo {
          offset
          limit
          total
          hasMore
        }
      }
    }
  }
`);

/** Deposits of the last month stand below the form. */
const monthMs = 30 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27c depositv2: ways to deposit (CA8), asking for one (CA9), and those asked for lately (CA10). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  // Whole minutes, so that what is asked again within one shares its answer.
  const to = Math.ceil(Date.now() / 60_000) * 60_000;
  const variables = { range: { from: to - monthMs, to }, offset, limit: recordsPerPage };
  const [methods, deposits] = await Promise.all([
    askPart(request, context, [MemberDepositMethods, {}], (data) => data.wallet?.depositMethods),
    askPart(request, context, [MemberDeposits, variables], (data) => data.wallet?.deposits),
  ]);
  return {
    title: pageTitle(context, "member.pages.depositv2"),
    methods,
    deposits,
    // One form, one deposit: a second press sends the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The form has `methodId`, `amount`, `payerName` and `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  return requestDeposit(context, formTexts(await request.formData()));
}

export default function Deposit() {
  const { t, money, date } = useI18n();
  const { methods, deposits, idempotencyKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const title = t("member.pages.depositv2");
  return (
    <>
      <PageHead title={title} lead={t("member.deposit.lead")} />
      {outcome?.asked ? <PayTo asked={outcome.asked} /> : null}
      <PartBlock part={methods} name={title}>
        {(list) => (
          <DepositForm
            // A deposit that was taken leaves an empty form with a key of its own.
            key={outcome?.asked ? idempotencyKey : "form"}
            methods={list}
            outcome={outcome}
            idempotencyKey={outcome?.idempotencyKey ?? idempotencyKey}
          />
        )}
      </PartBlock>
      <h2 className="mt-10 mb-4 text-xl font-bold tracking-tight">{t("member.deposit.recent")}</h2>
      <PartBlock part={deposits} name={t("member.deposit.recent")}>
        {({ nodes, pageInfo }) => (
          <>
            <RecordList
              caption={t("member.deposit.recent")}
              rows={nodes}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: t("member.deposit.method"),
                  cell: ({ methodName }) => <span className="font-semibold">{methodName}</span>,
                },
                { head: t("member.at"), cell: ({ at }) => (at == null ? "–" : date(at)) },
                {
                  head: t("member.transactions.amount"),
                  figures: true,
                  cell: ({ amount }) => money(amount),
                },
                {
                  head: t("member.status"),
                  cell: ({ status }) => t(`member.deposit.statuses.${status}`),
                },
              ]}
            />
            <RecordPager pageInfo={pageInfo} />
          </>
        )}
      </PartBlock>
    </>
  );
}
