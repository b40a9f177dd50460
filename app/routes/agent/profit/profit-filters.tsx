import { useI18n } from "~/i18n/i18n.tsx";
import { AccountField } from "~/reports/account-field.tsx";
import { SearchField } from "~/reports/search-field.tsx";

/** By which accounts profit and loss is filtered. */
export function ProfitFilters() {
  const { t } = useI18n();
  return (
    <>
      <AccountField />
      <SearchField name="line" label={t("agentCenter.reports.line")} half />
    </>
  );
}
