import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { CsvLink } from "~/reports/csv/csv-link.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { transactionKinds } from "~/reports/transaction-kinds.ts";
import { queryReport } from "~/routes/member/report.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { Table } from "~/ui/table/table.tsx";
import { transactionColumns } from "./columns.ts";
import { transactions } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27g transactionHistory: what moved the wallet (CA21), by days and kind. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "member.pages.transactionHistory");
  return { title, ...(await queryReport(args, transactions)) };
}

export default function Transactions() {
  const { t } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("member.pages.transactionHistory");
  const kinds = transactionKinds.map((value) => ({
    value,
    text: t(`member.transactions.kinds.${value}`),
  }));
  return (
    <>
      <PageHeader title={title} lead={t("member.transactions.lead")}>
        <CsvLink query={query} />
      </PageHeader>
      <RangeForm query={query}>
        <RangeSelect name="kind" label={t("member.transactions.kind")} options={kinds} />
      </RangeForm>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo, since }) => (
          <>
            <SinceNote query={query} since={since} />
            <Table
              period
              caption={title}
              columns={transactionColumns}
              rows={nodes}
              keyOf={({ id }) => id}
            />
            <RecordPager pageInfo={pageInfo} sizes />
          </>
        )}
      </PartBlock>
    </>
  );
}
