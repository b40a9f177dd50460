import { expect, it } from "vitest";
import { readSort, requestedSort } from "./sort.ts";

const known = ["STAKE", "WIN"] as const;

it("U30f reads a report's sort from the address, and ignores unknown fields", () => {
  expect(readSort("-STAKE", known)).toEqual({ by: "STAKE", down: true });
  expect(readSort("WIN", known)).toEqual({ by: "WIN", down: false });
  for (const none of [null, "", "-", "stake", "--WIN", "WIN;"])
    expect(readSort(none, known)).toBeNull();
});

it("U30f requests it from the gateway, or the platform's own order", () => {
  const requested = (query: string) => requestedSort(new URLSearchParams(query), known);
  expect(requested("sort=-WIN")).toEqual({ field: "WIN", direction: "DESC" });
  expect(requested("sort=STAKE")).toEqual({ field: "STAKE", direction: "ASC" });
  expect(requested("sort=RATE")).toBeNull();
});
