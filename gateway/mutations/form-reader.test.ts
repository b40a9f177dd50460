import { expect, it } from "vitest";
import { testScope } from "../testing/platform.ts";
import { readForm } from "./form-reader.ts";

const errorsOf = (value: number, min: number, max: number) => {
  const form = readForm(testScope());
  expect(form.whole("quantity", value, min, max)).toBe(value);
  return form.errors;
};

it("V48 A98 every number has the same rule: from its minimum to its maximum", () => {
  for (const fits of [2, 3, 99]) expect(errorsOf(fits, 2, 99)).toEqual([]);
  expect(errorsOf(1, 2, 99)).toEqual([
    {
      field: "quantity",
      messageKey: "validation.moreThan",
      values: [{ name: "min", value: "1" }],
    },
  ]);
  expect(errorsOf(100, 2, 99)).toMatchObject([{ messageKey: "validation.range" }]);
});
