import { expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

const at = (page: number, total: number, limit = 20) =>
  pageNumbers({ offset: (page - 1) * limit, limit, total });

it("A127 a pager has the first page, the last and those around the current one", () => {
  expect(at(1, 15)).toEqual([1]);
  expect(at(1, 60)).toEqual([1, 2, 3]);
  expect(at(1, 400)).toEqual([1, 2, null, 20]);
  expect(at(3, 400)).toEqual([1, 2, 3, 4, null, 20]);
  expect(at(4, 400)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(at(10, 400)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(at(20, 400)).toEqual([1, null, 19, 20]);
});

it("A127 the last page is the last one that can be requested", () => {
  expect(at(1, 3_000_000, 100)).toEqual([1, 2, null, 1001]);
  expect(at(1001, 3_000_000, 100)).toEqual([1, null, 1000, 1001]);
});
