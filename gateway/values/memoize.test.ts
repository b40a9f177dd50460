import { expect, it } from "vitest";
import { memoize } from "./memoize.ts";

it("works out once what follows from an answer, also where that is nothing", () => {
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
