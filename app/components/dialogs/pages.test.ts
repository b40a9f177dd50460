import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOf, popupPageSize } from "./pages.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("pageOf", () => {
  it("K1 U39 shows eight a page", () => {
    expect(popupPageSize).toBe(8);
    expect(pageOf(numbers(17), 1)).toMatchObject({ page: 1, pages: 3 });
    expect(pageOf(numbers(17), 2).items).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(pageOf(numbers(17), 3).items).toEqual([17]);
  });

  it("U39 clamps a page outside the list", () => {
    expect(pageOf(numbers(9), 5)).toMatchObject({ items: [9], page: 2 });
    expect(pageOf(numbers(9), 0).page).toBe(1);
    expect(pageOf([], 3)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it("U39 all pages together are the whole list without duplicates", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const { pages } = pageOf(items, 1);
        expect(numbers(pages).flatMap((page) => pageOf(items, page).items)).toEqual(items);
      }),
    );
  });
});
