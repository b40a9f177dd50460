import { expect, it } from "vitest";
import { methodOf } from "./methods.ts";

it("A54 E21 takes the platform's ways of a second step only", () => {
  expect(["SMS", "BANK_ACCOUNT_NAME", "sms", "", "toString"].map(methodOf)).toEqual([
    "SMS",
    "BANK_ACCOUNT_NAME",
    null,
    null,
    null,
  ]);
});
