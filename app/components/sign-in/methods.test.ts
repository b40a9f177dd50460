import { expect, it } from "vitest";
import { methodOf } from "./methods.ts";

it("A54 E21 accepts only the platform's methods of a second step", () => {
  expect(["SMS", "BANK_ACCOUNT_NAME", "sms", "", "toString"].map(methodOf)).toEqual([
    "SMS",
    "BANK_ACCOUNT_NAME",
    null,
    null,
    null,
  ]);
});
