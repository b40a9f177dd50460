import { expect, it } from "vitest";
import { brandIds, pickBrand } from "../../brands/index.ts";
import callIds from "./call-ids.json";
import { catalogue } from "./catalogue.ts";
import { brandCallProblems } from "./check-brand-calls.ts";

it("A56 knows every call of the catalogue, and which calls are encrypted", () => {
  expect(Object.entries(callIds)).toEqual(catalogue.map(({ id, encrypted }) => [id, encrypted]));
});

it.each(brandIds)("A56 the overrides of %s name existing calls and are possible", (id) => {
  expect(brandCallProblems(pickBrand(id))).toEqual([]);
});

it("A56 reports an unknown call, and an encrypted call whose method has no body, with its location", () => {
  const calls = {
    C1: { method: "GET" },
    C7: { method: "PUT" },
    C199: {},
    CA2: { enabled: false },
  } as const;
  expect(brandCallProblems({ id: "aurora", calls })).toEqual([
    'Brand "aurora": calls.C1.method: a sealed body needs POST or PUT.',
    'Brand "aurora": calls.C199: docs/catalogue.md has no such call.',
  ]);
});
