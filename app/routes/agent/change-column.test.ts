import { expect, it } from "vitest";
import type { Column } from "~/ui/table/column.ts";
import { withChange } from "./change-column.ts";

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
  const change = { difference: { amount: "-2.00", currency: "USD" }, percent: "-40.0" };
  const shown = withChange(columns, { one: change }, keyOf);
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
  expect(withChange(columns, undefined, keyOf)[2]?.value(row)).toBeUndefined();
});
