import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { brandTime } from "~/reports/range/brand-time.ts";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { PlayFields, PlayNote } from "~/routes/agent/report/play-fields.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { TermsNote } from "~/routes/agent/report/terms-note.tsx";
import { RevenueTabs } from "~/routes/agent/revenue/revenue-tabs.tsx";
import { linkedParts, revenuePartColumns } from "./columns.ts";
import { DayChart } from "./day-chart.tsx";
import { dimensionIn } from "./dimensions.ts";
import { revenueBy } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N5: the agent's commission by branch, account, day, provider or game (CA152). */
export async function loader(args: LoaderFunctionArgs) {
  const by = dimensionIn(new URL(args.request.url).pathname);
  if (by === null) throw new Response(null, { status: 404 });
  const title = pageTitle(args.context, "agentCenter.shell.pages.revenue");
  const report = withSums(revenueBy(by), revenuePartColumns(by));
  return { title, by, ...(await queryAgentReport(args, report)) };
}

export default function RevenueBy() {
  const { t } = useI18n();
  const { viewer } = useShell();
  const commission = useAgentOffers()("AGENT_COMMISSION_PARTS");
  const { part, query, by, before } = useLoaderData<typeof loader>();
  const { brand } = useShell();
  // Days that are still to come have nothing to show.
  const isOver = query.to.slice(0, 10) < query.today;
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.revenue")}
      lead={t(`agentCenter.reports.revenueBy.leads.${by}`)}
      query={query}
      inCurrency
      part={part}
      before={before}
      columns={revenuePartColumns(by)}
      linked={({ roundsSince }) =>
        linkedParts(by, viewer?.account ?? "", { from: query.range.from, roundsSince, commission })
      }
      filters={<PlayFields />}
      note={
        <>
          <RevenueTabs now={by} />
          <PlayNote />
          <TermsNote terms={["ggr", "hold"]} />
        </>
      }
      remark={({ since, sumsSince, nodes, pageInfo }) => (
        <>
          <SinceNote query={query} since={since} text="agentCenter.reports.revenueBy.since" />
          {/* Only where all days are on the page. */}
          {by === "day" && nodes.length > 0 && pageInfo.offset === 0 && !pageInfo.hasMore ? (
            <DayChart
              rows={nodes}
              from={
                [query.from, brandTime(sumsSince ?? 0, brand.gmtOffset)].toSorted().at(-1) ?? ""
              }
              to={isOver ? query.to : query.today}
              changes={before?.changes ?? null}
            />
          ) : null}
        </>
      )}
      keyOf={({ key, name }) => (by === "day" ? name : key)}
      usualSort={
        by === "day"
          ? t("member.sort.up", { column: t("agentCenter.reports.overview.day") })
          : t("member.sort.down", { column: t("agentCenter.reports.revenue.net") })
      }
    />
  );
}
