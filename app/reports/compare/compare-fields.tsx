import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { comparisons } from "./compare.ts";

/** With which other days a report is compared (N6), for `RangeForm`: a usual choice, or a first day. */
export function CompareFields({ today }: { today: string }) {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const choice = now.get("compare") ?? "";
  const against = now.get("against") ?? "";
  return (
    <>
      <label className="filter filter-half">
        {t("agentCenter.reports.compare.with")}
        <select name="compare" defaultValue={choice} key={choice} className="filter-field">
          <option value="">{t("agentCenter.reports.compare.nothing")}</option>
          {comparisons.map((each) => (
            <option key={each} value={each}>
              {t(`agentCenter.reports.compare.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="filter filter-half">
        {t("agentCenter.reports.compare.against")}
        <input
          type="date"
          name="against"
          key={against}
          defaultValue={against}
          max={today}
          className="filter-field figures"
        />
      </label>
    </>
  );
}
