import { expect, it } from "vitest";
import { isPlainPath } from "~/edge/paths.ts";
import { depositIdIn, depositPath } from "./deposit-path.ts";

it.each(["17", "007", "9007199254740993", "a/b", "..", "50%", "~2F", "입금 1", "?#&=+"])(
  "A39 U27c a deposit with the id %s has an address that the edge takes, and that is read as it",
  (id) => {
    const address = new URL(depositPath(id), "https://portal.test");
    expect(isPlainPath(address.href)).toBe(true);
    expect(address.search + address.hash).toBe("");
    expect(depositIdIn(address.pathname.split("/").at(-1))).toBe(id);
  },
);

it("A39 an address of another make names no deposit", () => {
  expect([depositIdIn("~zz"), depositIdIn(undefined)]).toEqual(["", ""]);
  expect(depositPath("17")).toBe("/member/deposit/17");
});
