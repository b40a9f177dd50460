import { expect, it } from "vitest";
import { offsetPage } from "./offset-page.ts";
import { largestLongPage } from "./page-window.ts";

/** A platform with a thousand rows and a maximum page size. */
const platform = (most: number) => async (page: { pageNo: number; pageSize: number }) => {
  const size = Math.min(page.pageSize, most);
  const from = (page.pageNo - 1) * size;
  const content = Array.from({ length: Math.min(size, 1000 - from) }, (_, at) => from + at);
  return { content, pageNum: page.pageNo, totalPages: Math.ceil(1000 / size), total: 1000 };
};

it("CA20 CA61 a long page has five hundred rows, any other a hundred", async () => {
  const wish = { offset: 500, limit: 500 };
  const long = await offsetPage(wish, platform(500), largestLongPage);
  expect([long.nodes.length, long.nodes[0], long.pageInfo.hasMore]).toEqual([500, 500, false]);
  expect((await offsetPage(wish, platform(500))).nodes).toHaveLength(100);
});

it("CA20 CA61 reports an error when the platform returns less than the requested long page", async () => {
  const short = offsetPage({ offset: 0, limit: 500 }, platform(100), largestLongPage);
  await expect(short).rejects.toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
  const usual = await offsetPage({ offset: 0, limit: 50 }, platform(100), largestLongPage);
  expect(usual.nodes).toHaveLength(50);
});
