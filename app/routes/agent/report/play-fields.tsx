import { Link, useSearchParams } from "@remix-run/react";
import { categoryKey, foreignName } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { RangeSelect } from "~/reports/range/range-select.tsx";
import { SearchField } from "~/reports/search-field.tsx";
import { linkedIn, linkedNames } from "./play-filter.ts";

/** Which play a report of commission is about (N17), for `RangeForm`. */
export function PlayFields() {
  const { t } = useI18n();
  const { categories } = useShell();
  const [now] = useSearchParams();
  const types = categories.map((category) => ({
    value: category.type,
    text: foreignName(category) ?? t(`nav.${categoryKey(category.type)}`),
  }));
  return (
    <>
      <SearchField name="account" label={t("agentCenter.reports.wholeAccount")} slash half />
      <SearchField name="line" label={t("agentCenter.reports.line")} half />
      <RangeSelect half name="type" label={t("member.bets.type")} options={types} />
      {linkedNames.map((name) => {
        const value = linkedIn(now, name);
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
      })}
    </>
  );
}

/** What links chose, each with the way back to all. */
export function PlayNote() {
  const { t, language } = useI18n();
  const [now] = useSearchParams();
  const labels = {
    vendor: t("agentCenter.reports.revenueBy.vendor"),
    game: t("agentCenter.reports.revenueBy.game"),
    rate: t("agentCenter.reports.revenue.rate"),
  };
  return linkedNames.map((name) => {
    const value = linkedIn(now, name);
    if (!value) return null;
    const others = [...now].filter(([other]) => other !== name && other !== "offset");
    return (
      <p key={name} className="mb-3 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">
          {t("agentCenter.commission.only", {
            name: labels[name],
            value: name === "rate" ? percentText(value, language) : value,
          })}
        </span>
        <Link
          to={`?${new URLSearchParams(others)}`}
          className="finger text-accent hover:underline print:hidden"
        >
          {t("agentCenter.commission.all")}
        </Link>
      </p>
    );
  });
}
