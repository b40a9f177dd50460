import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { AccountField } from "~/reports/account-field.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { SearchField } from "~/reports/search-field.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { TermsNote } from "~/routes/agent/report/terms-note.tsx";
import { accountProfitColumns, profitColumns } from "./columns.ts";
import { ProfitTabs } from "./profit-tabs.tsx";
import { accountProfit } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30f palStatementsAgentCopy: profit and loss by account (CA59); an account leads to its line, a figure to its entries. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.profit");
  const report = withSums(accountProfit, accountProfitColumns);
  const trendOf = ({ account }: { account: string }) => ({ key: account, account, team: false });
  return { title, ...(await queryAgentReport(args, report, trendOf)) };
}

export default function Profit() {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { part, query, before, trends } = useLoaderData<typeof loader>();
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.profit")}
      lead={t("agentCenter.reports.profit.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      trends={trends}
      columns={accountProfitColumns}
      linked={(found) =>
        profitColumns({ ...found, from: query.range.from, viewer: viewer?.account })
      }
      remark={({ roundsSince, transactionsSince }) => (
        <SinceNote
          query={query}
          since={Math.max(roundsSince ?? 0, transactionsSince ?? 0)}
          text="agentCenter.reports.sumsSince"
        />
      )}
      note={
        <>
          <ProfitTabs now="accounts" />
          <TermsNote terms={["ggr", "ngr", "hold", "playersProfit"]} />
        </>
      }
      keyOf={({ account }) => account}
      usualSort={t("member.sort.down", { column: t("member.bets.stake") })}
      filters={
        <>
          <AccountField />
          <SearchField name="line" label={t("agentCenter.reports.line")} half />
        </>
      }
    />
  );
}
