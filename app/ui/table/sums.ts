import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import type { Column } from "./column.ts";

/** A row of sums: its label, and the sum of each column by the column's name. */
export interface SumRow {
  name: MessageKey;
  amounts: Readonly<Record<string, MoneyValue>>;
  /** Percentages, which only the whole has; null where there is none. */
  percents?: Readonly<Record<string, string | null>>;
}

/** Whether a page of rows is part of a longer list. */
export function isPartial({ offset, hasMore }: { offset: number; hasMore: boolean }): boolean {
  return offset > 0 || hasMore;
}

/**
 * Returns the sums below a table: those of its rows, if it is part of a longer list, and those of all pages. Server
 * only, which keeps the code out of the browser.
 * @param totals null if the platform doesn't report them; then there are no sums
 */
export function sumRows<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  rows: readonly Row[],
  totals: Totals | null,
  partial: boolean,
): SumRow[] {
  if (totals === null) return [];
  const page: Record<string, MoneyValue> = {};
  const whole: Record<string, MoneyValue> = {};
  const percents: Record<string, string | null> = {};
  for (const column of columns) {
    if (column.totalPercent) percents[column.name] = column.totalPercent(totals) ?? null;
    if (
      column.unseen ||
      !column.total ||
      (column.kind !== "money" && column.kind !== "signedMoney")
    )
      continue;
    const sum = sumOf(rows.flatMap((row) => column.value(row) ?? []));
    if (sum) page[column.name] = sum;
    whole[column.name] = column.total(totals);
  }
  const all: SumRow = { name: "member.sums.whole", amounts: whole, percents };
  return partial ? [{ name: "member.sums.page", amounts: page }, all] : [all];
}

/** Returns the exact sum of amounts of one currency: "0.1" and "0.2" are "0.3". Null for none. */
export function sumOf(amounts: readonly MoneyValue[]): MoneyValue | null {
  const [first] = amounts;
  if (!first) return null;
  const parts = amounts.map(({ amount }) => amount.split("."));
  const digits = Math.max(...parts.map(([, part = ""]) => part.length));
  const sum = parts.reduce(
    (all, [whole = "0", part = ""]) => all + BigInt(whole + part.padEnd(digits, "0")),
    0n,
  );
  const text = String(sum < 0n ? -sum : sum).padStart(digits + 1, "0");
  const whole = `${sum < 0n ? "-" : ""}${text.slice(0, text.length - digits)}`;
  const amount = digits ? `${whole}.${text.slice(-digits)}` : whole;
  return { amount, currency: first.currency };
}
