import { bookedDecimals, type MoneyValue } from "~/i18n/format.ts";
import type { Column } from "./column.ts";
import type { SumRow } from "./sums.ts";

/**
 * Returns the decimals of each column's amounts, by the column's name: as many as its most exact amount has, totals
 * included. So a column is uniform and adds up to its total (A120).
 */
export function digitsOf<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  rows: readonly Row[],
  sums: readonly SumRow[],
): Readonly<Record<string, number>> {
  const needed: Record<string, number> = {};
  for (const column of columns) {
    if (column.kind !== "money" && column.kind !== "signedMoney") continue;
    const { name, value } = column;
    const amounts: (MoneyValue | null | undefined)[] = [
      ...rows.map(value),
      ...sums.map(({ amounts }) => amounts[name]),
    ];
    needed[name] = Math.max(0, ...amounts.map((amount) => (amount ? bookedDecimals(amount) : 0)));
  }
  return needed;
}
