import { useSearchParams } from "@remix-run/react";
import type { Column } from "./column.ts";
import { readSort, sortable } from "./sort.ts";
import type { TableSort } from "./sorted-table.tsx";

/** Returns the table's sort from the address, and the links to other orders, which show the first page. */
export function useSort<Row, Totals>(columns: readonly Column<Row, Totals>[]): TableSort {
  const [now] = useSearchParams();
  const known = sortable(columns).map(({ by }) => by);
  const sort = readSort(now.get("sort"), known);
  return {
    by: sort?.by ?? null,
    down: sort?.down ?? false,
    href: (by, down) => {
      const query = new URLSearchParams(now);
      query.set("sort", down ? `-${by}` : by);
      query.delete("offset");
      return `?${query}`;
    },
  };
}
