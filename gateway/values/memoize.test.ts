import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("calculates once per response, also when the result is undefined", () => {
  const seen: object[] = [];
  const first = memoize((source: { name?: string }) => {
    seen.push(source);
    return source.name;
  });
  const [ann, nobody] = [{ name: "Ann" }, {}];
  expect([first(ann), first(nobody), first(ann), first(nobody)]).toEqual([
    "Ann",
    undefined,
    "Ann",
    undefined,
  ]);
  expect(first({ name: "Ann" })).toBe("Ann");
  expect(seen).toEqual([ann, nobody, ann]);
});
