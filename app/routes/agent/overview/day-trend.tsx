import { useSearchParams } from "@remix-run/react";
import type { TeamDayFiguresFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Reach, withEntries } from "~/routes/agent/report/entries.ts";
import { TrendChart } from "~/ui/charts/trend-chart.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { type Column, valueText } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { useRowKeys } from "~/ui/table/use-row-keys.ts";
import { type Metric, metrics, seriesOf, sizeOf } from "./figures.ts";
import { useFigureText } from "./team-figures.tsx";

const column = (
  metric: Exclude<Metric, "activeMembers" | "newMembers" | "profit">,
): Column<TeamDayFiguresFragment> => ({
  name: `agentCenter.reports.overview.${metric}`,
  kind: "money",
  value: (day) => day[metric],
});

const dayColumns: readonly Column<TeamDayFiguresFragment>[] = [
  { name: "agentCenter.reports.overview.day", kind: "day", value: ({ day }) => day },
  {
    name: "agentCenter.reports.overview.newMembers",
    kind: "count",
    value: ({ newMembers }) => newMembers,
  },
  {
    name: "agentCenter.reports.overview.activeMembers",
    kind: "count",
    value: ({ activeMembers }) => activeMembers,
  },
  ...(["deposit", "withdrawal", "stake", "win"] as const).map(column),
  {
    name: "agentCenter.reports.overview.profit",
    kind: "signedMoney",
    side: "players",
    value: ({ profit }) => profit,
  },
];

interface Props {
  days: readonly TeamDayFiguresFragment[];
  /** As many before; none where they can't be had. */
  before: readonly TeamDayFiguresFragment[];
  reach: Reach;
}

/** A figure by day, as a chart or as a table (`chart` in the address). */
export function DayTrend({ days, before, reach }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const text = useFigureText();
  const keys = useRowKeys();
  const [now] = useSearchParams();
  const metric = metrics.find((each) => each === now.get("chart")) ?? "stake";
  const href = (to: Metric) => {
    const query = new URLSearchParams(now);
    query.set("chart", to);
    return `?${query}`;
  };
  const series = seriesOf(days, metric);
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last || series.length < 2) return null;
  const most = series.reduce((a, b) => (sizeOf(b.value) > sizeOf(a.value) ? b : a), first);
  const name = t(`agentCenter.reports.overview.${metric}`);
  const dayText = (day: string) => valueText("day", day, i18n);
  return (
    <section aria-labelledby="trend" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="trend" className="font-semibold">
          {t("agentCenter.reports.overview.trend")}
        </h2>
        <div className="fade-row max-w-full print:hidden">
          <Tabs
            label={t("agentCenter.reports.overview.metric")}
            look="slim"
            tabs={metrics.map((each) => ({
              name: each,
              to: href(each),
              text: t(`agentCenter.reports.overview.${each}`),
            }))}
            now={metric}
          />
        </div>
      </div>
      <Card pad="snug">
        <TrendChart
          label={t("agentCenter.reports.overview.chart", {
            name,
            from: dayText(first.day),
            to: dayText(last.day),
            day: dayText(most.day),
            most: text(most.value, metric),
          })}
          points={series.map(({ day, value }) => ({
            key: day,
            value: sizeOf(value),
            text: `${dayText(day)}: ${text(value, metric)}`,
          }))}
          before={seriesOf(before, metric).map(({ value }) => ({
            value: sizeOf(value),
            text: text(value, metric),
          }))}
          choose={t("agentCenter.reports.overview.chooseDay")}
          legend={[
            t("agentCenter.reports.overview.now"),
            t("agentCenter.reports.overview.earlier"),
          ]}
          ends={[dayText(first.day), dayText(last.day)]}
          scale={(value) =>
            text(
              typeof first.value === "number" ? value : amountOf(value, first.value.currency),
              metric,
            )
          }
        />
        <Disclosure
          className="mt-3"
          look="finger inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-accent"
          arrow="size-4"
          summary={t("agentCenter.reports.overview.asTable")}
        >
          <div className="mt-2">
            <Table
              period
              keys={keys}
              caption={t("agentCenter.reports.overview.trend")}
              columns={withEntries(dayColumns, ({ day }) => ({ from: day, to: day }), reach)}
              rows={[...days].reverse()}
              keyOf={({ day }) => day}
            />
          </div>
        </Disclosure>
      </Card>
    </section>
  );
}

/** The chart's scale in whole amounts. */
const amountOf = (value: number, currency: string) => ({
  amount: String(Math.round(value)),
  currency,
});
