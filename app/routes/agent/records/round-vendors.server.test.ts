import { expect, it } from "vitest";
import { readRoundVendors } from "./round-vendors.server.ts";

const read = (answer: object) =>
  readRoundVendors({ execute: () => Promise.resolve(answer as never) });

it("N9 each vendor is one choice, whatever it has games of", async () => {
  const [a, b] = [
    { code: "A", name: "Arc" },
    { code: "B", name: "Bay" },
  ];
  const found = await read({ data: { categories: [{ vendors: [a, b] }, { vendors: [a] }] } });
  expect(found).toEqual({
    data: [
      { value: "A", text: "Arc" },
      { value: "B", text: "Bay" },
    ],
  });
});

it("E12 vendors that could not be read are no empty choice", async () => {
  const extensions = { code: "UPSTREAM_UNAVAILABLE", requestId: "r1" };
  const errors = [{ message: "no", path: ["categories"], extensions }];
  expect(await read({ data: { categories: null }, errors })).toEqual({
    failed: true,
    requestId: "r1",
  });
});
