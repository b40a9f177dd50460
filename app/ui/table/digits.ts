import { type MoneyValue, mostDecimals } from "~/i18n/format.ts";
import type { Column } from "./column.ts";
import type { SumRow } from "./sums.ts";

/**
 * Returns the decimals of each column's amounts, by the column's name: as many as its most exact amount has, totals
 * included. So a column is uniform and adds up to its total (A120). Amounts of several currencies add up to nothing: each
 * has its own decimals (N13).
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
    const known = amounts.filter((amount) => amount != null);
    const isMixed = new Set(known.map(({ currency }) => currency)).size > 1;
    needed[name] = isMixed ? 0 : mostDecimals(known);
  }
  return needed;
}
