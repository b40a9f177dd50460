import { useI18n } from "~/i18n/i18n.tsx";
import { DayBars } from "~/ui/charts/day-bars.tsx";
import { valueText } from "~/ui/table/column.ts";
import type { Bars } from "./bars.ts";

/** Profit and loss by day, or by week for more than two months, with the highest and lowest value as scale. */
export function NetChart({ chart: { weekly, bars } }: { chart: Bars }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  if (bars.length < 2) return null;
  return (
    <DayBars
      label={t(weekly ? "statement.chartWeeks" : "statement.chartDays")}
      days={bars.map(({ day, amount }) => {
        const name = valueText("day", day, i18n);
        return {
          day,
          name: weekly ? t("statement.week", { day: name }) : name,
          value: Number(amount.amount),
          amount: money(amount),
        };
      })}
    />
  );
}
