import type { RevenuePartFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { RowChanges } from "~/reports/compare/row-changes.ts";
import { type LatePart, useLatePart } from "~/reports/use-late-part.ts";
import { TrendChart } from "~/ui/charts/trend-chart.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { valueText } from "~/ui/table/column.ts";

interface Props {
  rows: readonly RevenuePartFragment[];
  /** The first and last day that is drawn, or moments of them. */
  from: string;
  to: string;
  /** The same of other days, where the report is compared. */
  changes: LatePart<RowChanges>;
}

/** Commission by day, beside that of the days that it is compared with; a day's values on hover and by keys (N6). */
export function DayChart({ rows, from, to, changes: soon }: Props) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const changes = useLatePart(soon).value ?? {};
  const none = { amount: "0.00", currency: rows[0]?.sums.net.currency ?? "" };
  const amounts = new Map<string, MoneyValue>(rows.map(({ name, sums }) => [name, sums.net]));
  const dayText = (day: string) => valueText("day", day, i18n);
  const pointOf = (amount: MoneyValue) => ({ value: Number(amount.amount), text: money(amount) });
  const points = daysBetween(from.slice(0, 10), to.slice(0, 10)).map((day) => ({
    key: day,
    ...pointOf(amounts.get(day) ?? none),
  }));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const ends = [dayText(first.key), dayText(last.key)] as const;
  const most = points.reduce((a, b) => (b.value > a.value ? b : a), first);
  const isCompared = Object.keys(changes).length > 0;
  return (
    <Card pad="snug" className="mb-4">
      <TrendChart
        label={t("agentCenter.reports.overview.chart", {
          name: t("agentCenter.reports.revenue.net"),
          from: ends[0],
          to: ends[1],
          day: dayText(most.key),
          most: most.text,
        })}
        points={points.map(({ key, value, text }) => ({
          key,
          value,
          text: `${dayText(key)}: ${text}`,
        }))}
        before={isCompared ? points.map(({ key }) => pointOf(changes[key]?.before ?? none)) : []}
        choose={t("agentCenter.reports.overview.chooseDay")}
        legend={[t("agentCenter.reports.overview.now"), t("agentCenter.reports.overview.earlier")]}
        ends={ends}
        scale={(value) => money({ amount: value.toFixed(2), currency: none.currency })}
      />
    </Card>
  );
}

const dayMs = 86_400_000;

/** All days from one to another, both included. */
function daysBetween(first: string, last: string): string[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, at) =>
    new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10),
  );
}
