import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { AccountField } from "~/reports/account-field.tsx";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { SearchField } from "~/reports/search-field.tsx";
import { transactionKinds } from "~/reports/transaction-kinds.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { teamTransactionColumns } from "./columns.ts";
import { teamTransactions } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30h agentDownlineTransactionDetailsCopy: what moved the team's wallets (CA61). */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.transactions");
  return {
    title,
    ...(await queryAgentReport(args, withSums(teamTransactions, teamTransactionColumns))),
  };
}

export default function Transactions() {
  const { t, money } = useI18n();
  const { part, query, before } = useLoaderData<typeof loader>();
  const kinds = transactionKinds.map((value) => ({
    value,
    text: t(`member.transactions.kinds.${value}`),
  }));
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.transactions")}
      lead={t("agentCenter.reports.transactions.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      columns={teamTransactionColumns}
      remark={({ since }) => <SinceNote query={query} since={since} />}
      keyOf={({ id }) => id}
      figures={({ in: came, out: went }, earlier) => [
        {
          name: t("agentCenter.reports.transactions.in"),
          value: money(came),
          note: earlier && <ChangeNote now={came} before={earlier.in} />,
        },
        {
          name: t("agentCenter.reports.transactions.out"),
          value: money(went),
          note: earlier && <ChangeNote now={went} before={earlier.out} />,
        },
      ]}
      halfSort
      filters={
        <>
          <AccountField />
          <SearchField name="line" label={t("agentCenter.reports.line")} half />
          <RangeSelect half name="kind" label={t("member.transactions.kind")} options={kinds} />
        </>
      }
    />
  );
}
