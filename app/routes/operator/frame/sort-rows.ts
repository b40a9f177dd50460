/** Sorts rows that the page has all of: the console's tables are not paged. */
import type { Column } from "~/ui/table/column.ts";
import type { TableSort } from "~/ui/table/sorted-table.tsx";

/** Rows in the order of the address; in their own order without one. Empty values come last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, down }: Pick<TableSort, "by" | "down">,
): readonly Row[] {
  const column = columns.find(({ sort }) => sort === by && by !== null);
  if (!column) return rows;
  const valueIn = (row: Row) => column.value(row) as string | number | null | undefined;
  return [...rows].sort((a, b) => {
    const [one, other] = [valueIn(a), valueIn(b)];
    if (one == null || other == null) return Number(one == null) - Number(other == null);
    const order =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : String(one).localeCompare(String(other), "en", { numeric: true });
    return down ? -order : order;
  });
}
