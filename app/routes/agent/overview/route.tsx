import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { AgentOverviewQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { requestedCurrency } from "~/reports/query/requested-currency.ts";
import { rangeBefore } from "~/reports/range/range.ts";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { queryAgentParts } from "~/routes/agent/query.server.ts";
import { CurrencyTabs } from "~/routes/agent/report/currency-tabs.tsx";
import { agentQuery } from "~/routes/agent/report/report.server.ts";
import { ReportHead } from "~/routes/agent/report/report-head.tsx";
import { WholeSince } from "~/routes/agent/report/whole-since.tsx";
import { readAnnouncements } from "~/session/cookies/read-announcements.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { CurrencyLines } from "./currency-lines.tsx";
import { DayTrend } from "./day-trend.tsx";
import { figuresOf } from "./figures.ts";
import { OwnMoney } from "./own-money.tsx";
import { AgentOverview } from "./query.server.ts";
import { TeamFigures } from "./team-figures.tsx";
import { TopAccounts } from "./top-accounts.tsx";
import { Waiting } from "./waiting.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U30b agentTeamOverview: the team's figures compared with the previous range (CA51), the accounts with the highest
 * bets (CA59), and what needs an action.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const query = agentQuery(args);
  const { range } = query;
  const now = context.now();
  const isRead = readAnnouncements(request);
  const currency = requestedCurrency(new URL(request.url).searchParams);
  const requested = { range, before: rangeBefore(range, now), currency };
  return {
    title: pageTitle(context, "agentCenter.shell.pages.overview"),
    query,
    unfinished: now < range.to,
    ...(await queryAgentParts(request, context, [AgentOverview, requested], (answer) => {
      const before = partOf(answer, ({ agent }) => agent?.before, "agent.before");
      const since = "data" in before ? (before.data.sumsSince ?? 0) : 0;
      const cut = since > requested.before.from ? since : null;
      const earlier = "data" in before && cut === null ? before.data : null;
      const teamOf = ({ agent }: AgentOverviewQuery) =>
        agent?.overview && {
          figures: figuresOf(agent.overview, earlier),
          commission: { now: agent.overview.commissionNet, before: earlier?.commissionNet ?? null },
          days: agent.overview.days,
          sumsSince: agent.overview.sumsSince,
        };
      return {
        now: partOf(answer, teamOf, "agent.overview"),
        before: earlier?.days ?? null,
        cut,
        currencies: partOf(answer, ({ agent }) => agent?.currencies, "agent.currencies"),
        top: partOf(answer, ({ agent }) => agent?.profitLoss, "agent.profitLoss"),
        attention: partOf(
          answer,
          ({ agent }) =>
            agent?.attention?.items.map((item) => ({ ...item, unread: !isRead(item.id) })),
          "agent.attention",
        ),
        open: partOf(answer, ({ agent }) => agent?.income?.account?.after.net, "agent.income"),
        months: partOf(
          answer,
          ({ agent }) => agent?.commissionPayments?.nodes,
          "agent.commissionPayments",
        ),
      };
    })),
  };
}

/** Where the entries are that can be shown is not known: no figure leads to some. */
const nowhere = { roundsSince: Infinity, transactionsSince: Infinity };

export default function Overview() {
  const { t, date } = useI18n();
  const { found, query, unfinished } = useLoaderData<typeof loader>();
  const commission = useAgentOffers()("AGENT_COMMISSION_PARTS");
  const title = t("agentCenter.shell.pages.overview");
  return (
    <>
      <ReportHead title={title} lead={t("agentCenter.reports.overview.lead")} query={query} />
      <CurrencyTabs />
      <RangeForm query={query} apart />
      <SoonBlock soon={found} name={title}>
        {({ now, before, cut, top, open, months, attention, currencies }) => {
          const reach = {
            ...("data" in top ? top.data : nowhere),
            from: query.range.from,
            commission,
          };
          return (
            <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="xl:order-last">
                <Waiting part={attention} />
              </div>
              <div className="min-w-0">
                <CurrencyLines part={currencies} reach={reach} />
                <OwnMoney
                  commission={"data" in now ? { data: now.data.commission } : now}
                  open={open}
                  months={months}
                  days={`from=${query.from}&to=${query.to}`}
                />
                <PartBlock part={now} name={title}>
                  {(team) => (
                    <WholeSince query={query} since={team.sumsSince}>
                      <TeamFigures label={title} figures={team.figures} reach={reach} />
                      {cut === null ? null : (
                        <p className="mb-4 text-sm text-quiet">
                          {t("agentCenter.reports.compare.cut", {
                            since: date(cut, "momentInZone"),
                          })}
                        </p>
                      )}
                      {before || cut !== null ? null : (
                        <FailedLine name={t("agentCenter.reports.overview.earlier")} />
                      )}
                      {unfinished ? (
                        <p className="-mt-2 mb-4 text-xs text-quiet">
                          {t("agentCenter.reports.overview.sameHours")}
                        </p>
                      ) : null}
                      {team.days ? (
                        <DayTrend days={team.days} before={before ?? []} reach={reach} />
                      ) : (
                        <FailedBlock name={t("agentCenter.reports.overview.trend")} />
                      )}
                    </WholeSince>
                  )}
                </PartBlock>
                <div className="mt-5">
                  <PartBlock part={top} name={t("agentCenter.reports.overview.top")}>
                    {({ nodes }) => <TopAccounts rows={nodes} reach={reach} />}
                  </PartBlock>
                </div>
              </div>
            </div>
          );
        }}
      </SoonBlock>
    </>
  );
}
