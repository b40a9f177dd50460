import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampWindow, cutWindow, largestPage, planPages } from "./page-window.ts";

/** A platform with `count` games and numbered pages. */
function platform(count: number) {
  const all = Array.from({ length: count }, (_, index) => index);
  return (pageNo: number, pageSize: number) => ({
    items: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(count / pageSize),
    total: count,
  });
}

function read(count: number, offset: number, limit: number) {
  const send = platform(count);
  const plan = planPages(offset, limit);
  const answers = plan.pages.map((page) => send(page, plan.pageSize));
  return cutWindow<number>(plan, limit, answers);
}

describe("paging by offset", () => {
  it("A30 S21 returns exactly the window, for every position and size", () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(600),
        fc.integer({ min: 1, max: largestPage }),
        (count, offset, limit) => {
          const { items, hasMore, total } = read(count, offset, limit);
          const end = Math.min(count, offset + limit);
          const expected = Array.from({ length: Math.max(0, end - offset) }, (_, i) => offset + i);
          expect(items).toEqual(expected);
          expect(hasMore).toBe(offset + limit < count);
          expect(total).toBe(count);
        },
      ),
    );
  });

  it("A30 K5 K6 shows 10, then 12 at a time, without a gap or a repetition", () => {
    fc.assert(
      fc.property(fc.nat(300), (count) => {
        const seen: number[] = [];
        for (let more = true, limit = 10; more; limit = 12) {
          const window = read(count, seen.length, limit);
          seen.push(...window.items);
          more = window.hasMore;
        }
        expect(seen).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });

  it("requests at most two pages, none above the maximum size", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: largestPage }), (offset, limit) => {
        const { pages, pageSize } = planPages(offset, limit);
        expect(pages.length).toBeLessThanOrEqual(2);
        expect(pageSize).toBeGreaterThanOrEqual(limit);
        expect(pageSize).toBeLessThanOrEqual(largestPage);
        expect(Math.min(...pages)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("keeps the position of an invalid item, so that the next page skips nothing", () => {
    const plan = planPages(0, 3);
    const first = cutWindow(plan, 3, [{ items: ["a", null, "c"], pageNum: 1, totalPages: 2 }]);
    expect(first).toEqual({ items: ["a", "c"], total: null, hasMore: true });
  });

  it("does not repeat the last page when the platform returns it for a later one", () => {
    const plan = planPages(40, 20);
    const behind = cutWindow(plan, 20, [{ items: ["last"], pageNum: 1, totalPages: 1 }]);
    expect(behind.items).toEqual([]);
    expect(behind.hasMore).toBe(false);
  });

  it("limits values out of bounds to the bound", () => {
    expect(clampWindow(-5, 0)).toEqual({ offset: 0, limit: 1 });
    expect(clampWindow(7, 5000)).toEqual({ offset: 7, limit: 100 });
  });

  it("A30 A113 reads pages that are counted from 0, and none twice", () => {
    const plan = { pageSize: 4, pages: [2], skip: 0 };
    const cut = (pageNum: number, totalPages: number) =>
      cutWindow(plan, 4, [{ items: [4, 5], pageNum, totalPages }]).items;
    expect(cut(2, 2)).toEqual([4, 5]);
    expect(cut(1, 2)).toEqual([4, 5]);
    // There is no second page, so the response is the first page again.
    expect(cut(1, 1)).toEqual([]);
    const first = { items: [0], pageNum: 0, totalPages: 0, total: 9 };
    const window = cutWindow({ pageSize: 4, pages: [1], skip: 0 }, 4, [first]);
    expect(window).toEqual({ items: [0], total: 9, hasMore: true });
  });
});
