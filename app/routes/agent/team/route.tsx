import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { withSums } from "~/reports/report.ts";
import { SearchField } from "~/reports/search-field.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { teamColumns } from "./columns.ts";
import { teamFigures } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Days without a bet that the filter offers. */
const pauses = [7, 14, 30, 90] as const;
/** Steps below the agent that the filter offers. */
const levels = Array.from({ length: 20 }, (_, step) => String(step + 1));

/** N9: the accounts below with bets and deposits in the days of the address, and when each played last. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.team");
  return { title, ...(await queryAgentReport(args, withSums(teamFigures, teamColumns))) };
}

export default function Team() {
  const { t } = useI18n();
  const offers = useAgentOffers();
  const { part, query, before } = useLoaderData<typeof loader>();
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.team")}
      lead={t("agentCenter.reports.team.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      columns={teamColumns}
      keyOf={({ id }) => id}
      usualSort={t("member.sort.down", { column: t("agentCenter.downline.sums.stake") })}
      filters={
        <>
          <SearchField name="search" label={t("agentCenter.reports.search")} slash half />
          <RangeSelect
            half
            name="type"
            label={t("agentCenter.downline.type")}
            options={[
              { value: "MEMBER", text: t("agentCenter.downline.types.MEMBER") },
              { value: "AGENT", text: t("agentCenter.downline.types.AGENT") },
            ]}
          />
          {offers("AGENT_TEAM_STATE") ? (
            <RangeSelect
              half
              name="state"
              label={t("agentCenter.reports.team.state")}
              options={[
                { value: "OPEN", text: t("agentCenter.reports.team.open") },
                { value: "FROZEN", text: t("agentCenter.downline.frozen") },
              ]}
            />
          ) : null}
          <RangeSelect
            half
            name="inactive"
            label={t("agentCenter.reports.team.inactive")}
            options={pauses.map((days) => ({
              value: String(days),
              text: t("agentCenter.reports.team.days", { count: days }),
            }))}
          />
          <RangeSelect
            half
            name="level"
            label={t("agentCenter.downline.level")}
            options={levels.map((level) => ({ value: level, text: level }))}
          />
        </>
      }
    />
  );
}
