import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { Money } from "~/ui/text/money.tsx";
import { type Column, valueText } from "./column.ts";

export type Figures = Parameters<typeof FigureStrip>[0]["figures"];

interface Props<Row, Totals> {
  columns: readonly Column<Row, Totals>[];
  /** Null if the platform doesn't report totals; then the strip is left out. */
  totals: Totals | null;
  /** Figures before the totals. */
  more?: Figures | null | undefined;
}

/** The totals over all pages in little space, including hidden columns. */
export function TotalStrip<Row, Totals>({ columns, totals, more }: Props<Row, Totals>) {
  const i18n = useI18n();
  const { t } = i18n;
  if (totals === null) return null;
  const figures = columns.flatMap(({ name, kind, side, total, totalPercent }) => {
    const heading = t(name satisfies GivenKey);
    if (totalPercent) {
      return { name: heading, value: valueText("percent", totalPercent(totals), i18n) };
    }
    if (!total) return [];
    const [signed, plain] = [kind === "signedMoney", side !== undefined];
    return {
      name: heading,
      value: <Money value={total(totals)} signed={signed} plain={plain} exact />,
    };
  });
  return <FigureStrip label={t("member.totals")} figures={[...(more ?? []), ...figures]} />;
}
