import { expect, it } from "vitest";
import { askedSort, readSort } from "./sort.ts";

const known = ["STAKE", "WIN"] as const;

it("U30f a report's sort stands in the address; what nobody can sort by is left out", () => {
  expect(readSort("-STAKE", known)).toEqual({ by: "STAKE", down: true });
  expect(readSort("WIN", known)).toEqual({ by: "WIN", down: false });
  for (const none of [null, "", "-", "stake", "--WIN", "WIN;"])
    expect(readSort(none, known)).toBeNull();
});

it("U30f the gateway is asked for it, or for the platform's own order", () => {
  const asked = (query: string) => askedSort(new URLSearchParams(query), known);
  expect(asked("sort=-WIN")).toEqual({ field: "WIN", direction: "DESC" });
  expect(asked("sort=STAKE")).toEqual({ field: "STAKE", direction: "ASC" });
  expect(asked("sort=RATE")).toBeNull();
});
