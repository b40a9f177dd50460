import { Link, useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { SearchField } from "./search-field.tsx";

/**
 * Whose entries, for `RangeForm`: a search by a part of the name, or the one account that a figure led to (`account`,
 * A125), which the form keeps until it is taken away.
 */
export function AccountField() {
  const { t } = useI18n();
  const [now] = useSearchParams();
  const account = now.get("account");
  if (!account) {
    return <SearchField name="search" label={t("agentCenter.reports.search")} slash half />;
  }
  const others = new URLSearchParams(now);
  for (const name of ["account", "offset"]) others.delete(name);
  return (
    <div className="filter filter-half">
      <span className="whitespace-nowrap">{t("agentCenter.reports.account")}</span>
      <input type="hidden" name="account" value={account} />
      <span className="filter-field flex min-w-0 items-center gap-1 pr-0">
        <span className="min-w-0 truncate">{account}</span>
        <Link
          to={`?${others}`}
          preventScrollReset
          aria-label={t("agentCenter.reports.allAccounts")}
          className="finger ml-auto grid size-8 shrink-0 place-items-center text-quiet hover:text-ink"
        >
          <i className="icon-x size-4" />
        </Link>
      </span>
    </div>
  );
}
