import { type GivenKey, type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { type Column, valueText } from "~/ui/table/column.ts";
import { Money } from "~/ui/text/money.tsx";
import { ChangeNote } from "./change-note.tsx";

export type Figures = Parameters<typeof FigureStrip>[0]["figures"];

interface Props<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  /** Null if the platform doesn't report totals; then the strip is left out. */
  totals: Totals | null;
  /** The totals of another period, which are told beside these (N6). */
  before?: Totals | null | undefined;
  /** Sums that are not compared, because these days have more of them than the other days can have. */
  alone?: readonly MessageKey[] | undefined;
  /** Figures before the totals. */
  more?: Figures | null | undefined;
}

/** The totals over all pages in little space, including hidden columns. */
export function TotalStrip<Row, Totals>(props: Props<Row, Totals>) {
  const { columns, totals, before = null, more, alone = [] } = props;
  const i18n = useI18n();
  const { t } = i18n;
  if (totals === null) return null;
  const figures = columns.flatMap(({ name, kind, side, total, totalPercent }) => {
    const heading = t(name satisfies GivenKey);
    if (totalPercent) {
      const percent = (of: Totals) => valueText("percent", totalPercent(of), i18n);
      const was = before && t("agentCenter.reports.overview.before", { value: percent(before) });
      return { name: heading, value: percent(totals), note: was };
    }
    if (!total) return [];
    const [signed, plain] = [kind === "signedMoney", side !== undefined];
    return {
      name: heading,
      value: <Money value={total(totals)} signed={signed} plain={plain} />,
      note: before && !alone.includes(name) && (
        <ChangeNote now={total(totals)} before={total(before)} />
      ),
    };
  });
  return <FigureStrip label={t("member.totals")} figures={[...(more ?? []), ...figures]} />;
}
