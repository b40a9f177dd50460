import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { SheetButton } from "~/ui/layout/sheet.tsx";
import { rangeNames } from "./range/range.ts";

/** The id of the sheet of a page's filters (`RangeForm`). */
export const filterSheet = "filters";

/** Parameters that are no filters. */
const unfiltered = [...rangeNames, "offset", "size", "sort", "chart", "stream", "currency"];

interface Props {
  /** Whether to show how many filters are in force; a report without own fields only keeps those of others. */
  counted?: boolean;
}

/** On phones opens the sheet with the filters of the page (A127, N14). */
export function FilterButton({ counted = false }: Props) {
  const { t } = useI18n();
  const names = [...useSearchParams()[0]].map(([name]) => name);
  const count = counted ? names.filter((name) => !unfiltered.includes(name)).length : 0;
  return (
    <SheetButton of={filterSheet}>
      <i className="icon-sliders-horizontal size-4" />
      {t("member.filters")}
      {count > 0 ? <span className="badge figures">{count}</span> : null}
    </SheetButton>
  );
}
