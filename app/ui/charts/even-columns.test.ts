import { expect, it } from "vitest";
import { evenColumns } from "./even-columns.ts";

it("A126 figures stand in rows of equal numbers, or the last row lacks one", () => {
  const columns = (cells: number) => [3, 5, 6, 8].map((most) => evenColumns(cells, most));
  expect(columns(10)).toEqual([2, 5, 5, 5]);
  expect(columns(11)).toEqual([3, 4, 6, 6]);
  expect(columns(12)).toEqual([3, 4, 6, 6]);
  expect(columns(7)).toEqual([2, 4, 4, 7]);
  expect(columns(4)).toEqual([2, 4, 4, 4]);
  expect(columns(1)).toEqual([1, 1, 1, 1]);
});
