import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { CsvLink } from "~/reports/csv/csv-link.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { RangeForm } from "~/reports/range/range-form.tsx";
import { queryReport } from "~/routes/member/report.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { DayBars } from "~/ui/charts/day-bars.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { valueText } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { Money } from "~/ui/text/money.tsx";
import { profitColumns } from "./columns.ts";
import { profit } from "./report.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27h personalProfit: profit by day (CA22), as a picture and as figures. */
export async function loader(args: LoaderFunctionArgs) {
  const title = pageTitle(args.context, "member.pages.personalProfit");
  return { title, ...(await queryReport(args, profit)) };
}

export default function Profit() {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { part, query } = useLoaderData<typeof loader>();
  const title = t("member.pages.personalProfit");
  return (
    <>
      <PageHeader title={title} lead={t("member.profit.lead")}>
        <CsvLink query={query} />
      </PageHeader>
      <RangeForm query={query} />
      <PartBlock part={part} name={title}>
        {({ days, totals }) => (
          <>
            {totals ? (
              <FigureTiles
                label={t("member.totals")}
                figures={[
                  {
                    name: t("member.profit.profit"),
                    value: <Money value={totals.profit} signed />,
                  },
                  { name: t("member.bets.stake"), value: <Money value={totals.stake} /> },
                  { name: t("member.bets.win"), value: <Money value={totals.win} /> },
                  { name: t("member.profit.bonus"), value: <Money value={totals.bonus} /> },
                  {
                    name: t("member.profit.deposit"),
                    value: <Money value={totals.deposit} />,
                  },
                  {
                    name: t("member.profit.withdrawal"),
                    value: <Money value={totals.withdrawal} />,
                  },
                ]}
              />
            ) : (
              <FailedBlock name={t("member.totals")} />
            )}
            {days && days.length > 1 ? (
              <DayBars
                label={t("member.profit.chart", { count: days.length })}
                days={[...days].reverse().map(({ day, totals: { profit: made } }) => ({
                  day,
                  name: valueText("day", day, i18n),
                  value: Number(made.amount),
                  amount: money(made),
                }))}
              />
            ) : null}
            {days ? (
              <Table
                period
                caption={title}
                columns={profitColumns}
                rows={days}
                keyOf={({ day }) => day}
              />
            ) : (
              <FailedBlock name={title} />
            )}
          </>
        )}
      </PartBlock>
    </>
  );
}
