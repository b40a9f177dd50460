import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { categoryKey, foreignName } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { SearchField } from "~/reports/search-field.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { Money } from "~/ui/text/money.tsx";
import { teamRoundColumns } from "./columns.ts";
import { teamRounds } from "./report.server.ts";
import { readRoundVendors } from "./round-vendors.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30e personalHistoryCopy: rounds of the team (CA20), by days, account, line, kind of game and vendor. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.records");
  const [report, vendors] = await Promise.all([
    queryAgentReport(args, withSums(teamRounds, teamRoundColumns)),
    readRoundVendors(args.context.gateway),
  ]);
  return { title, ...report, vendors };
}

export default function Records() {
  const { t } = useI18n();
  const { categories } = useShell();
  const [shown] = useSearchParams();
  const { part, query, before, vendors } = useLoaderData<typeof loader>();
  const types = categories.map((category) => ({
    value: category.type,
    text: foreignName(category) ?? t(`nav.${categoryKey(category.type)}`),
  }));
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.records")}
      lead={t("agentCenter.reports.records.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      columns={teamRoundColumns}
      remark={({ since }) => <SinceNote query={query} since={since} />}
      keyOf={({ id }) => id}
      figures={({ pending }) =>
        pending && Number(pending.amount) > 0
          ? [{ name: t("member.bets.statuses.OPEN"), value: <Money value={pending} /> }]
          : []
      }
      filters={
        <>
          <SearchField name="account" label={t("agentCenter.reports.wholeAccount")} slash half />
          <SearchField name="line" label={t("agentCenter.reports.line")} half />
          {shown.has("minStake") ? (
            <SearchField name="minStake" label={t("agentCenter.reports.minStake")} half />
          ) : null}
          <RangeSelect half name="type" label={t("member.bets.type")} options={types} />
          <RangeSelect
            half
            name="vendor"
            label={t("member.bets.vendor")}
            options={"data" in vendors ? vendors.data : []}
          />
          <DroppedNote count={"data" in vendors ? vendors.dropped : 0} />
          {"failed" in vendors ? <FailedLine name={t("member.bets.vendor")} /> : null}
        </>
      }
    />
  );
}
