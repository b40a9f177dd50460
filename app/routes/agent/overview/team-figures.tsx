import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { ChangeNote } from "~/reports/compare/change-note.tsx";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { Money } from "~/ui/text/money.tsx";
import { type Figure, type FigureKey, type FigureValue, sizeOf } from "./figures.ts";

interface Props {
  label: string;
  figures: readonly Figure[];
}

/** The team in figures, each against as many days before (U30b). */
export function TeamFigures({ label, figures }: Props) {
  const { t } = useI18n();
  const text = useFigureText();
  return (
    <FigureStrip
      label={label}
      figures={figures.map((figure) => ({
        name: t(`agentCenter.reports.overview.${figure.key}`),
        value:
          typeof figure.now === "number" ? (
            text(figure.now, figure.key)
          ) : (
            <Money value={figure.now} signed={figure.key === "profit"} plain />
          ),
        note:
          figure.before === null ? null : <ChangeNote now={figure.now} before={figure.before} />,
      }))}
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
