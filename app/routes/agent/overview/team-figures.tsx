import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import { entriesHref, type Reach } from "~/routes/agent/report/entries.ts";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { Money } from "~/ui/text/money.tsx";
import { type Figure, type FigureKey, type FigureValue, sizeOf } from "./figures.ts";

interface Props {
  label: string;
  figures: readonly Figure[];
  reach: Reach;
}

/** The team in figures, each against as many days before (U30b). */
export function TeamFigures({ label, figures, reach }: Props) {
  const { t } = useI18n();
  const text = useFigureText();
  const [shown] = useSearchParams();
  return (
    <FigureStrip
      label={label}
      figures={figures.map(({ key, now, before }) => {
        const to = entriesHref(`agentCenter.reports.overview.${key}`, {}, reach, shown);
        return {
          name: t(`agentCenter.reports.overview.${key}`),
          to,
          value:
            typeof now === "number" ? (
              text(now, key)
            ) : (
              <Money value={now} signed={key === "profit"} plain stop={to === null} />
            ),
          note: before === null ? null : <ChangeNote now={now} before={before} />,
        };
      })}
    />
  );
}

/** Formats a count or an amount; profit has a sign, as in every table. */
export function useFigureText(): (value: FigureValue, of: FigureKey) => string {
  const { money, language } = useI18n();
  return (value, of) =>
    typeof value === "number"
      ? numberText(value, language)
      : `${of === "profit" && sizeOf(value) > 0 ? "+" : ""}${money(value)}`;
}
