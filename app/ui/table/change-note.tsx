import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";
import { percentChange } from "./percent-change.ts";

interface Props {
  now: MoneyValue;
  before: MoneyValue;
}

/**
 * How an amount differs from another period's: by percent to one decimal, with an arrow that has no colour, because more is
 * not better for every figure. Without a percentage where one of them is zero or they have different signs.
 */
export function ChangeNote({ now, before }: Props) {
  const { t, money, language } = useI18n();
  const was = t("agentCenter.reports.overview.before", { value: money(before) });
  const percent = percentChange(Number(now.amount), Number(before.amount));
  if (percent === null) return <span>{was}</span>;
  const shown = `${numberText(Math.abs(percent), language)}%`;
  const word = percent === 0 ? "same" : percent < 0 ? "down" : "up";
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="sr-only">
        {t(`agentCenter.reports.overview.${word}`, { change: shown })},{" "}
      </span>
      {percent === 0 ? null : (
        <span aria-hidden="true" className="inline-flex items-center font-semibold text-ink">
          <i className={`${percent < 0 ? "icon-arrow-down" : "icon-arrow-up"} size-3`} />
          {shown}
        </span>
      )}
      <span>{was}</span>
    </span>
  );
}
