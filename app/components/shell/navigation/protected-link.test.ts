import { expect, it } from "vitest";
import { safeReturnTo } from "~/session/guards/return-to.ts";
import { wayBack } from "./protected-link.tsx";

it("A136 U50 after the login, an external address is offered by a page of ours", () => {
  expect(wayBack("/PromotionDetail?id=1")).toBe("/PromotionDetail?id=1");
  const outside = "https://news.example/a?b=c&d=e#f";
  const page = wayBack(outside);
  expect(safeReturnTo(page)).toBe(page);
  const { pathname, searchParams } = new URL(page, "https://portal.test");
  expect([pathname, searchParams.get("to")]).toEqual(["/banner", outside]);
});
