import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { withSums } from "~/reports/report.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { linkedTeam, teamColumns } from "./columns.ts";
import { teamFigures } from "./report.server.ts";
import { readTeamChoices } from "./team-choices.server.ts";
import { TeamFilters } from "./team-filters.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N9, N20: the accounts below: where from and since when, and their figures in the days of the address. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.shell.pages.team");
  const [found, choices] = await Promise.all([
    queryAgentReport(args, withSums(teamFigures, teamColumns)),
    readTeamChoices(args.context.gateway),
  ]);
  return { title, ...found, ...choices };
}

export default function Team() {
  const { t } = useI18n();
  const { part, query, before, links, tags, dropped } = useLoaderData<typeof loader>();
  const byDay = useAgentOffers()("AGENT_REVENUE_BY");
  return (
    <ReportPage
      title={t("agentCenter.shell.pages.team")}
      lead={t("agentCenter.reports.team.lead")}
      query={query}
      inCurrency
      part={part}
      before={before}
      columns={teamColumns}
      linked={(found) => linkedTeam({ ...found, from: query.range.from, byDay })}
      keyOf={({ id }) => id}
      usualSort={t("member.sort.down", { column: t("agentCenter.downline.sums.stake") })}
      filters={
        <>
          <TeamFilters
            links={"data" in links ? links.data : []}
            tags={"data" in tags ? tags.data : []}
          />
          {"failed" in links ? <FailedLine name={t("agentCenter.register.link")} /> : null}
          <DroppedNote count={dropped} />
          {"failed" in tags ? <FailedLine name={t("agentCenter.tags.tag")} /> : null}
        </>
      }
    />
  );
}
