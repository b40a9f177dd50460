import { useSearchParams } from "@remix-run/react";
import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Column, headingOf } from "~/ui/table/column.ts";
import { sortable } from "~/ui/table/sort.ts";

interface Props {
  columns: readonly Column<never, never>[];
  /** What the platform's own order is called, where it is not the newest first. */
  usual?: string | undefined;
  /** Whether another filter of half the width is before it. */
  half?: boolean | undefined;
}

/**
 * What rows are sorted by, for a phone, where the headings that sort are out of sight; on wide screens it
 * only keeps the choice when the form is sent.
 */
export function SortSelect({ columns, usual, half }: Props) {
  const i18n = useI18n();
  const now = useSearchParams()[0].get("sort") ?? "";
  const choices = sortable(columns);
  if (choices.length === 0) return null;
  return (
    <label className={clsx("filter md:hidden", half && "filter-half")}>
      {i18n.t("member.sort.by")}
      <select name="sort" defaultValue={now} key={now} className="filter-field">
        <option value="">{usual ?? i18n.t("member.sort.usual")}</option>
        {choices.flatMap((column) =>
          [`-${column.by}`, column.by].map((value) => (
            <option key={value} value={value}>
              {i18n.t(value.startsWith("-") ? "member.sort.down" : "member.sort.up", {
                column: headingOf(column, i18n),
              })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
