import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { graphql } from "~/graphql/generated";
import type { TransactionKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { filterLook, RangeForm } from "~/reports/range-form.tsx";
import { oneOf, recordQuery, recordsPerPage } from "~/reports/record-query.server.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";
import { RecordPager } from "~/ui/record-pager.tsx";
import { SignedMoney } from "~/ui/signed-money.tsx";

const kinds: readonly TransactionKind[] = [
  "DEPOSIT",
  "WITHDRAWAL",
  "TRANSFER_IN",
  "TRANSFER_OUT",
  "BET",
  "WIN",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "CORRECTION",
];

const MemberTransactions = graphql(`
  query MemberTransactions($kind: TransactionKind, $range: DateRange, $offset: Int!, $limit: Int!) {
    records {
      transactions(kind: $kind, range: $range, offset: $offset, limit: $limit) {
        nodes {
          id
          kind
          amount {
            amount
            currency
          }
          balanceAfter {
            amount
            currency
          }
          at
          remark
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

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27g transactionHistory: what moved the wallet (CA21), by days and kind. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = recordQuery(request, context);
  const kind = oneOf(new URL(request.url).searchParams.get("kind"), kinds) ?? null;
  const { range, offset } = query;
  const variables = { kind, range, offset, limit: recordsPerPage };
  return {
    title: pageTitle(context, "member.pages.transactionHistory"),
    query,
    kind,
    part: await askPart(
      request,
      context,
      [MemberTransactions, variables],
      (data) => data.records?.transactions,
    ),
  };
}

export default function Transactions() {
  const { t, money, date } = useI18n();
  const { part, query, kind } = useLoaderData<typeof loader>();
  const title = t("member.pages.transactionHistory");
  return (
    <>
      <PageHead title={title} lead={t("member.transactions.lead")} />
      <RangeForm query={query}>
        <label className="col-span-2 grid gap-1 text-xs text-quiet">
          {t("member.transactions.kind")}
          <select
            name="kind"
            defaultValue={kind ?? ""}
            key={kind}
            className={`${filterLook} w-full`}
          >
            <option value="">{t("member.all")}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`member.transactions.kinds.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </RangeForm>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) => (
          <>
            <RecordList
              caption={title}
              rows={nodes}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: t("member.transactions.kind"),
                  cell: ({ kind: each, remark }) => (
                    <>
                      <span className="font-semibold">
                        {t(`member.transactions.kinds.${each}`)}
                      </span>
                      {remark ? (
                        <span className="block text-xs break-words text-quiet">{remark}</span>
                      ) : null}
                    </>
                  ),
                },
                { head: t("member.at"), cell: ({ at }) => (at == null ? "–" : date(at)) },
                {
                  head: t("member.transactions.amount"),
                  figures: true,
                  cell: ({ amount }) => <SignedMoney value={amount} />,
                },
                {
                  head: t("member.transactions.balanceAfter"),
                  figures: true,
                  cell: ({ balanceAfter }) => (balanceAfter ? money(balanceAfter) : "–"),
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
