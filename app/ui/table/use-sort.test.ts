import { expect, it } from "vitest";
import { readSort } from "./use-sort.ts";

it("U30f a report's sort stands in the address; what nobody can sort by is left out", () => {
  const known = ["STAKE", "WIN"] as const;
  expect(readSort("-STAKE", known)).toEqual({ by: "STAKE", down: true });
  expect(readSort("WIN", known)).toEqual({ by: "WIN", down: false });
  for (const none of [null, "", "-", "stake", "--WIN", "WIN;"])
    expect(readSort(none, known)).toBeNull();
});
