import { expect, it } from "vitest";
import { giftPath, paths, receiptPath, tabAt } from "./paths.ts";

it("R49 U28 each page belongs to a tab, in whatever case its address is", () => {
  for (const [tab, path] of Object.entries(paths)) {
    expect(tabAt(path)).toBe(tab);
    expect(tabAt(`${path.toUpperCase()}/`)).toBe(tab);
  }
  expect(tabAt(new URL(giftPath("a"), "https://portal.test").pathname)).toBe("gifts");
  expect(tabAt(new URL(receiptPath("a"), "https://portal.test").pathname)).toBe("records");
});

it.each(["17", "a/b", "..", "50% &id=2", "입금"])("A39 an id such as %s has an address", (id) => {
  for (const address of [giftPath(id), receiptPath(id)]) {
    expect(new URL(address, "https://portal.test").searchParams.get("id")).toBe(id);
  }
});
