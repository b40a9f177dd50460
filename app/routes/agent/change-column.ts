import type { RowChanges } from "~/reports/row-changes.ts";
import { type Column, leadOf } from "~/ui/table/column.ts";

/**
 * Returns columns with the change of the main figure behind it (N6), or at the end where that is hidden.
 * @param changes undefined while they are loading
 */
export function withChange<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  changes: RowChanges | undefined,
  keyOf: (row: Row) => string,
): readonly Column<Row, Totals>[] {
  const change: Column<Row, Totals> = {
    name: "agentCenter.reports.compare.change",
    kind: "signedMoney",
    side: "either",
    value: (row) => changes?.[keyOf(row)]?.difference,
    under: [
      {
        name: "agentCenter.reports.compare.changePercent",
        kind: "percent",
        value: (row) => changes?.[keyOf(row)]?.percent,
      },
    ],
  };
  const lead = leadOf(columns.slice(1));
  const at = columns.findIndex(({ name }) => name === lead);
  return at < 0 ? [...columns, change] : columns.toSpliced(at + 1, 0, change);
}
