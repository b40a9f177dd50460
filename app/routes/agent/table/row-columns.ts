import type { RowChanges } from "~/reports/compare/row-changes.ts";
import { type Column, leadOf, type Trend } from "~/ui/table/column.ts";

/** Returns columns with the chart of each row's days behind its name (N6). @param trends undefined while they are loading */
export function withTrend<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  trends: Readonly<Record<string, Trend>> | undefined,
  keyOf: (row: Row) => string,
): readonly Column<Row, Totals>[] {
  const trend: Column<Row, Totals> = {
    name: "agentCenter.reports.trend",
    kind: "trend",
    brief: true,
    value: (row) => trends?.[keyOf(row)],
  };
  return [...columns.slice(0, 1), trend, ...columns.slice(1)];
}

/**
 * Returns columns with the change of the main figure behind it (N6), or at the end where that is hidden.
 * @param changes undefined while they are loading
 * @param first whether both stand behind the row's name, because they are what is compared; otherwise the order stays
 */
export function withChange<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  changes: RowChanges | undefined,
  keyOf: (row: Row) => string,
  first: boolean,
): readonly Column<Row, Totals>[] {
  const change: Column<Row, Totals> = {
    name: "agentCenter.reports.compare.change",
    kind: "signedMoney",
    side: "either",
    brief: true,
    value: (row) => changes?.[keyOf(row)]?.difference,
    under: [
      {
        name: "agentCenter.reports.compare.changePercent",
        kind: "percent",
        value: (row) => changes?.[keyOf(row)]?.percent,
      },
    ],
  };
  const name = leadOf(columns.slice(1));
  const at = columns.findIndex((column) => column.name === name);
  const [lead] = columns.slice(at);
  if (at < 0 || !lead) return [...columns, change];
  if (!first) return [...columns.slice(0, at + 1), change, ...columns.slice(at + 1)];
  const rest = columns.slice(1).filter((column) => column !== lead);
  return [...columns.slice(0, 1), lead, change, ...rest];
}
