import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import type { CommissionOwnPartFragment } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { SinceNote } from "~/reports/range/since-note.tsx";
import { withSums } from "~/reports/report.ts";
import { PlayFields, PlayNote } from "~/routes/agent/report/play-fields.tsx";
import { queryAgentReport } from "~/routes/agent/report/report.server.ts";
import { ReportPage } from "~/routes/agent/report/report-page.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Table } from "~/ui/table/table.tsx";
import { givenColumns, linkedOwn } from "./columns.ts";
import { commissionParts } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** N18: what the commission of an address's days and play is made of (CA176), written out. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "agentCenter.commission.title");
  return { title, ...(await queryAgentReport(args, withSums(commissionParts, givenColumns))) };
}

export default function Why() {
  const { t, money } = useI18n();
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("agentCenter.commission.title");
  return (
    <ReportPage
      title={title}
      lead={t("agentCenter.commission.lead")}
      query={query}
      inCurrency
      part={part}
      columns={givenColumns}
      keyOf={({ account, type, rate, validStake }) =>
        `${account} ${type} ${rate} ${validStake.amount}`
      }
      filters={<PlayFields />}
      note={<PlayNote />}
      remark={({ own, totals, since, roundsSince }) => (
        <>
          <SinceNote query={query} since={since} text="agentCenter.reports.revenueBy.since" />
          {totals ? (
            <Card pad="snug" className="mb-4">
              <Steps own={own} />
              <p className="figures mt-3 font-semibold break-words">
                {t("agentCenter.commission.result", {
                  own: money(totals.own),
                  given: money(totals.given),
                  net: money(totals.net),
                })}
              </p>
              <p className="mt-1 text-sm text-quiet">{t("agentCenter.commission.note")}</p>
            </Card>
          ) : null}
          <h2 className="mb-2 font-semibold">{t("agentCenter.reports.revenue.revenue")}</h2>
          <Table
            caption={t("agentCenter.reports.revenue.revenue")}
            columns={linkedOwn(own, { from: query.range.from, roundsSince })}
            rows={own}
            keyOf={({ type, rate, validStake }) => `${type} ${rate} ${validStake.amount}`}
          />
          <h2 className="mt-5 mb-2 font-semibold">{t("agentCenter.reports.revenue.given")}</h2>
        </>
      )}
    />
  );
}

/** Each product as a person would write it: bets × rate = exactly so much, rounded down. */
function Steps({ own }: { own: readonly CommissionOwnPartFragment[] }) {
  const { t, money, language } = useI18n();
  return (
    <ul className="figures grid gap-1 text-sm">
      {own.map(({ type, rate, validStake, exact, amount }) => (
        <li key={`${type} ${rate} ${validStake.amount}`} className="break-words">
          <span className="font-semibold">{t(`nav.${categoryKey(type)}`)}</span>{" "}
          <span>
            {t("agentCenter.commission.step", {
              stake: money(validStake),
              rate: percentText(rate, language),
              exact: money(exact),
              amount: money(amount),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
