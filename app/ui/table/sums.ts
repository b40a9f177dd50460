import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import type { Column } from "./column.ts";

/** A row of sums: what it is called, and the sum under each column that has one, by the column's name. */
export interface SumRow {
  name: MessageKey;
  amounts: Readonly<Record<string, MoneyValue>>;
}

/** Whether a page of rows is a part of more. */
export function isPartial({ offset, hasMore }: { offset: number; hasMore: boolean }): boolean {
  return offset > 0 || hasMore;
}

/**
 * For the server: what is below a table, the sums of these rows, where they are a part, and those of all pages. The
 * browser needn't know how they are made.
 * @param totals null where the platform does not say: then there are none
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
  for (const column of columns) {
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
  const all: SumRow = { name: "member.sums.whole", amounts: whole };
  return partial ? [{ name: "member.sums.page", amounts: page }, all] : [all];
}

/** The sum of amounts of one currency, exactly: "0.1" and "0.2" are "0.3". Null for none. */
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
