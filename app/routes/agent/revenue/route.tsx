import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { mostDecimals } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { CompareFields } from "~/reports/compare/compare-fields.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { useLatePart } from "~/reports/use-late-part.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { ComparedStrip } from "~/routes/agent/report/compared-strip.tsx";
import { CurrencyTabs } from "~/routes/agent/report/currency-tabs.tsx";
import { PlayFields, PlayNote } from "~/routes/agent/report/play-fields.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportHead } from "~/routes/agent/report/report-head.tsx";
import { TermsNote } from "~/routes/agent/report/terms-note.tsx";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { FileTools } from "~/routes/agent/table/file-tools.tsx";
import { withChange } from "~/routes/agent/table/row-columns.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { ShareBars } from "~/ui/charts/share-bars.tsx";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { linkedRevenue, revenueColumns } from "./columns.ts";
import { CommissionMonths } from "./commission-months.tsx";
import { revenue } from "./report.server.ts";
import { RevenueTabs } from "./revenue-tabs.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30g agentRevenueReport: what the team's play earned, by kind of game (CA60), as a picture and as figures. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.revenue");
  return { title, ...(await queryAgentReport(args, withSums(revenue, revenueColumns))) };
}

export default function Revenue() {
  const { t, money } = useI18n();
  const { part, query, before } = useLoaderData<typeof loader>();
  const keys = useRowKeys();
  const { value: changes, failed } = useLatePart(before?.changes ?? null);
  const offers = useAgentOffers();
  const commission = offers("AGENT_COMMISSION_PARTS");
  const title = t("agentCenter.shell.pages.revenue");
  return (
    <>
      <ReportHead
        title={title}
        lead={t("agentCenter.reports.revenue.lead")}
        query={query}
        filters="fields"
      >
        <FileTools query={query} />
      </ReportHead>
      <CurrencyTabs />
      <RangeForm query={query} apart>
        <PlayFields />
        <CompareFields today={query.today} />
      </RangeForm>
      <RevenueTabs now="product" />
      <PlayNote />
      <TermsNote terms={["ggr", "hold"]} />
      <PartBlock part={part} name={title}>
        {({ rows, totals, sums, months, since, sumsSince, roundsSince }) => {
          // A missing response is not the same as an empty report.
          if (!rows || !(totals || rows.length === 0)) return <FailedBlock name={title} />;
          const columns = linkedRevenue({ from: query.range.from, roundsSince, commission });
          const digits = mostDecimals(rows.map(({ net }) => net));
          return (
            <WholeSince query={query} since={sumsSince}>
              <SinceNote query={query} since={since} text="agentCenter.reports.revenueBy.since" />
              {rows.length > 0 ? (
                <ComparedStrip columns={revenueColumns} totals={totals} before={before} />
              ) : null}
              {rows.length > 1 ? (
                <ShareBars
                  label={t("agentCenter.reports.revenue.chart")}
                  bars={rows.map(({ type, net: earned }) => {
                    const was = changes?.[type]?.before;
                    return {
                      name: t(`nav.${categoryKey(type)}`),
                      key: type,
                      value: Number(earned.amount),
                      text: money(earned, digits),
                      before: was && {
                        value: Number(was.amount),
                        text: t("agentCenter.reports.overview.before", {
                          value: money(was, digits),
                        }),
                      },
                    };
                  })}
                />
              ) : null}
              {failed ? <FailedLine name={t("agentCenter.reports.compare.change")} /> : null}
              <Table
                period
                caption={title}
                columns={
                  changes === null
                    ? columns
                    : withChange(columns, changes, ({ type }) => type, true)
                }
                rows={rows}
                keyOf={({ type }) => type}
                keys={keys}
                sums={sums}
              />
              {months && months.length > 0 ? (
                <CommissionMonths months={months} commission={commission} />
              ) : null}
              {!months && offers("AGENT_COMMISSION") ? (
                <FailedLine name={t("agentCenter.reports.commission.title")} />
              ) : null}
            </WholeSince>
          );
        }}
      </PartBlock>
    </>
  );
}
