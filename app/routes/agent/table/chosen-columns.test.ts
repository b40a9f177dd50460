import { expect, it } from "vitest";
import type { Column } from "~/ui/table/column.ts";
import { chosenColumns } from "./chosen-columns.ts";

const column = (name: string, unseen?: true) =>
  ({
    name,
    kind: "text",
    value: () => "",
    ...(unseen ? { unseen } : {}),
  }) as unknown as Column<object>;
const columns = [column("account"), column("stake"), column("payout"), column("file", true)];
const names = (chosen: readonly string[] | null) =>
  chosenColumns(columns, chosen).map(({ name }) => name as string);

it("N7 columns are shown in the chosen order after the row's name, and only those", () => {
  expect(names(null)).toEqual(["account", "stake", "payout", "file"]);
  expect(names(["payout", "stake"])).toEqual(["account", "payout", "stake", "file"]);
  expect(names(["payout"])).toEqual(["account", "payout", "file"]);
});

it("N7 names that no column has any more change nothing else", () => {
  expect(names(["gone", "stake"])).toEqual(["account", "stake", "file"]);
  expect(names(["gone"])).toEqual(["account", "stake", "payout", "file"]);
});
