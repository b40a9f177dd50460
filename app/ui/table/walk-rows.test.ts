import { expect, it } from "vitest";
import { rowAfter } from "./walk-rows.ts";

it("the keys of a table move between rows, and stop at its ends", () => {
  expect(rowAfter("ArrowDown", 0, 3)).toBe(1);
  expect(rowAfter("ArrowDown", 2, 3)).toBe(2);
  expect(rowAfter("ArrowUp", 0, 3)).toBe(0);
  expect(rowAfter("Home", 2, 3)).toBe(0);
  expect(rowAfter("End", 0, 3)).toBe(2);
  expect(rowAfter("a", 1, 3)).toBeNull();
  // The headings are above the rows: Home moves to the first row, the up arrow beyond it.
  expect(rowAfter("Home", 2, 4, 1)).toBe(1);
  expect(rowAfter("ArrowUp", 1, 4, 1)).toBe(0);
});
