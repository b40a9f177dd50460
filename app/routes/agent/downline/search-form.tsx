import { useSearchParams } from "@remix-run/react";
import { Form } from "~/forms/owner/post-form.tsx";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { SortSelect } from "~/reports/sort-select.tsx";
import { Button } from "~/ui/controls/button.tsx";
import type { Column } from "~/ui/table/column.ts";
import { downlinePath } from "./places.ts";

/** Looks for a name at any depth; the key `/` leads here. A plain GET form, so that what is found has an address. */
export function SearchForm({ columns }: { columns: readonly Column<DownlineRowFragment>[] }) {
  const { t } = useI18n();
  const searched = useSearchParams()[0].get("search") ?? "";
  return (
    <Form
      method="get"
      action={downlinePath}
      role="search"
      aria-label={t("agentCenter.downline.find")}
      className="sheet-form items-end gap-2 md:flex md:flex-wrap"
    >
      <label className="filter md:grow">
        <span>
          {t("agentCenter.downline.search")}{" "}
          <span aria-hidden="true" className="rounded border border-line px-1 max-lg:hidden">
            /
          </span>
        </span>
        <input
          key={searched}
          id="downline-search"
          type="search"
          name="search"
          defaultValue={searched}
          maxLength={60}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          data-slash=""
          className="filter-field"
        />
      </label>
      <SortSelect columns={columns} usual={t("agentCenter.downline.nearest")} />
      <div className="sheet-foot">
        <Button type="submit" tone="raised" size="small">
          {t("agentCenter.downline.find")}
        </Button>
      </div>
    </Form>
  );
}
