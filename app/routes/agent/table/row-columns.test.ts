import { expect, it } from "vitest";
import type { Column } from "~/ui/table/column.ts";
import { withChange, withTrend } from "./row-columns.ts";

interface Row {
  key: string;
  amount: { amount: string; currency: string };
}
const money: Column<Row> = {
  name: "member.bets.win",
  kind: "money",
  value: ({ amount }) => amount,
};
const columns: readonly Column<Row>[] = [
  { name: "agentCenter.reports.account", kind: "text", value: ({ key }) => key },
  { ...money, name: "agentCenter.reports.terms.ngr", kind: "signedMoney", lead: true },
  money,
];
const names = (some: readonly Column<Row>[]) => some.map(({ name }) => name);
const row = { key: "one", amount: { amount: "3", currency: "USD" } };
const keyOf = ({ key }: Row) => key;

it("N6 the change stands behind the main figure, without a colour, and is empty where it is not known", () => {
  const usd = (amount: string) => ({ amount, currency: "USD" });
  const change = { before: usd("5.00"), difference: usd("-2.00"), percent: "-40.0" };
  const shown = withChange(columns, { one: change }, keyOf, false);
  expect(names(shown)).toEqual([
    "agentCenter.reports.account",
    "agentCenter.reports.terms.ngr",
    "agentCenter.reports.compare.change",
    "member.bets.win",
  ]);
  const [, , added] = shown;
  expect(added?.value(row)).toEqual(change.difference);
  expect(added?.under?.[0]?.value(row)).toBe("-40.0");
  expect(added && "side" in added && added.side).toBe("either");
  expect(added?.value({ ...row, key: "other" })).toBeUndefined();
  expect(withChange(columns, undefined, keyOf, false)[2]?.value(row)).toBeUndefined();
});

it("N6 what is compared stands first, unless the agent has chosen an order", () => {
  const [name, lead, other] = columns;
  if (!name || !lead || !other) throw new Error("three columns");
  const late = [name, other, lead];
  expect(names(withChange(late, {}, keyOf, true))).toEqual([
    "agentCenter.reports.account",
    "agentCenter.reports.terms.ngr",
    "agentCenter.reports.compare.change",
    "member.bets.win",
  ]);
  expect(names(withChange(late, {}, keyOf, false)).at(-1)).toBe(
    "agentCenter.reports.compare.change",
  );
});

it("N6 a row's chart stands behind its name", () => {
  const trend = { line: "M1 9L63 1", zero: 17, text: "two days" };
  const shown = withTrend(columns, { one: trend }, keyOf);
  expect(names(shown).slice(0, 2)).toEqual([
    "agentCenter.reports.account",
    "agentCenter.reports.trend",
  ]);
  expect(shown[1]?.value(row)).toEqual(trend);
  expect(withTrend(columns, undefined, keyOf)[1]?.value(row)).toBeUndefined();
});
