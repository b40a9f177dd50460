import { expect, it } from "vitest";
import { isPlainPath } from "~/edge/gate/plain-path.ts";
import { recordIdIn, recordPath } from "./record-path.ts";

it.each(["17", "007", "9007199254740993", "a/b", "..", "50%", "~2F", "입금 1", "?#&=+"])(
  "A39 U27c U27d a record with the id %s has an address that the edge takes, and that is read as it",
  (id) => {
    const address = new URL(recordPath("deposit", id), "https://portal.test");
    expect(isPlainPath(address.href)).toBe(true);
    expect(address.search + address.hash).toBe("");
    expect(recordIdIn(address.pathname.split("/").at(-1))).toBe(id);
  },
);

it("A39 an address of another make names no record", () => {
  expect([recordIdIn("~zz"), recordIdIn(undefined)]).toEqual(["", ""]);
  expect(recordPath("withdraw", "17")).toBe("/member/withdraw/17");
});
