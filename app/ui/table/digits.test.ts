import { expect, it } from "vitest";
import type { MoneyValue } from "~/i18n/format.ts";
import type { Column } from "./column.ts";
import { digitsOf } from "./digits.ts";

const columns: Column<MoneyValue>[] = [
  { name: "agentCenter.reports.account", kind: "text", value: ({ currency }) => currency },
  { name: "agentCenter.downline.sums.stake", kind: "money", value: (amount) => amount },
];
const digits = (...amounts: [string, string][]) =>
  digitsOf(
    columns,
    amounts.map(([amount, currency]) => ({ amount, currency })),
    [],
  );

it("A120 a column has the decimals of its most exact amount", () => {
  expect(digits(["1.25", "USD"], ["2.1255", "USD"], ["3", "USD"])).toEqual({
    "agentCenter.downline.sums.stake": 4,
  });
});

it("N13 amounts of several currencies have their own decimals", () => {
  expect(digits(["2.1255", "USD"], ["5000", "KRW"])).toEqual({
    "agentCenter.downline.sums.stake": 0,
  });
});
