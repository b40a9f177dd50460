import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("A67 what is dear to make is made once for the same words, and the memory for it is bounded", () => {
  const made: string[] = [];
  const word = memoize((a = "", b = "") => {
    made.push(`${a}-${b}`);
    return { a, b };
  });
  expect(word("en", "USD")).toBe(word("en", "USD"));
  expect(word("en", "KRW")).toEqual({ a: "en", b: "KRW" });
  expect(made).toEqual(["en-USD", "en-KRW"]);
  for (let at = 0; at < 500; at++) word("en", String(at));
  word("en", "USD");
  expect(made.filter((each) => each === "en-USD")).toHaveLength(2);
});
