import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { changeOf, type Figure } from "./change.ts";

interface Props {
  now: Figure;
  before: Figure;
}

/**
 * How a figure differs from another period's: by percent to one decimal, or by an amount where a percentage says nothing
 * (N19), with an arrow that has no colour, because more is not better for every figure.
 */
export function ChangeNote({ now, before }: Props) {
  const { t, money, language } = useI18n();
  const text = (value: Figure) =>
    typeof value === "number" ? numberText(value, language) : money(value);
  const { difference, percent } = changeOf(now, before);
  const size = typeof difference === "number" ? difference : Number(difference.amount);
  // The arrow shows the direction, so what is beside it has no sign.
  const shown =
    percent === null ? text(unsigned(difference)) : `${numberText(Math.abs(percent), language)}%`;
  const word = size === 0 ? "same" : size < 0 ? "down" : "up";
  // A line may end behind a hyphen: the joiner keeps a sign with its number.
  const was = text(before).replace(/^[-−]/, "$&\u2060");
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="sr-only">
        {t(`agentCenter.reports.overview.${word}`, { change: shown })},{" "}
      </span>
      {size === 0 ? null : (
        <span aria-hidden="true" className="inline-flex items-center font-semibold text-ink">
          <i className={`${size < 0 ? "icon-arrow-down" : "icon-arrow-up"} size-3`} />
          {shown}
        </span>
      )}
      <span>{t("agentCenter.reports.overview.before", { value: was })}</span>
    </span>
  );
}

const unsigned = (value: Figure): Figure =>
  typeof value === "number"
    ? Math.abs(value)
    : { amount: value.amount.replace(/^-/, ""), currency: value.currency };
