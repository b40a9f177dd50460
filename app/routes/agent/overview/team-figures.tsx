import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { FigureStrip } from "~/ui/charts/figure-strip.tsx";
import { Money } from "~/ui/text/money.tsx";
import { changeOf, type Figure, type FigureKey, type FigureValue, sizeOf } from "./figures.ts";

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
        note: figure.before === null ? null : <Change figure={figure} before={figure.before} />,
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

function Change({ figure, before }: { figure: Figure; before: FigureValue }) {
  const { t, language } = useI18n();
  const text = useFigureText();
  const change = changeOf(figure);
  // A line may end behind a hyphen: the joiner keeps a sign with its number.
  const value = text(before, figure.key).replace(/^[-−]/, "$&\u2060");
  const was = t("agentCenter.reports.overview.before", { value });
  if (change === null) return <span>{was}</span>;
  const size = "by" in change ? sizeOf(change.by) : change.percent;
  const icon = size < 0 ? "icon-arrow-down" : "icon-arrow-up";
  const word = size === 0 ? "same" : size < 0 ? "down" : "up";
  // The arrow shows the direction, so the amount has no sign.
  const shown =
    "by" in change
      ? text(unsigned(change.by), "deposit")
      : `${numberText(Math.abs(change.percent), language)}%`;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="sr-only">
        {t(`agentCenter.reports.overview.${word}`, { change: shown })},{" "}
      </span>
      {size === 0 ? null : (
        <span aria-hidden="true" className="inline-flex items-center font-semibold text-ink">
          <i className={`${icon} size-3`} />
          {shown}
        </span>
      )}
      <span>{was}</span>
    </span>
  );
}

function unsigned(value: FigureValue): FigureValue {
  if (typeof value === "number") return Math.abs(value);
  return { ...value, amount: value.amount.replace(/^-/, "") };
}
