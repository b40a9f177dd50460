import { describe, expect, it } from "vitest";
import { PlatformError } from "../platform/errors.ts";
import { changeFailure } from "./change-failure.ts";

const failureOf = (errorCode: string, value?: unknown, renamed = {}) =>
  changeFailure(new PlatformError("UPSTREAM_REFUSED", "C57", { errorCode, value }), renamed);
const oneField = (field: string, messageKey: string, values: object[] = []) => ({
  __typename: "InvalidInput",
  fields: [{ field, messageKey: `validation.${messageKey}`, values }],
});

describe("A145 values of a refusal", () => {
  it("returns the remaining stock, and reports it sold out only when none is left", () => {
    const left = [{ name: "left", value: "40" }];
    expect(failureOf("product.sold.out", { left: 40 })).toEqual(
      oneField("quantity", "stockLeft", left),
    );
    for (const value of [undefined, { left: 0 }, { left: "many" }]) {
      expect(failureOf("product.sold.out", value)).toEqual(oneField("rewardId", "soldOut"));
    }
  });

  it.each([
    ["CARD_TAKEN", "cardTaken"],
    ["CARD_LIMIT", "cardLimit"],
    ["CARD_NUMBER", "cardNumber"],
    ["something else", "notAccepted"],
    [undefined, "notAccepted"],
  ])("reason for a refused card: %s", (reason, key) => {
    expect(failureOf("register.field", { field: "number", reason })).toEqual(
      oneField("number", key),
    );
  });

  it("returns the remaining attempts, and the duration of the lock", () => {
    const values = [
      { name: "triesLeft", value: "1" },
      { name: "minutes", value: "30" },
    ];
    expect(failureOf("payment.password.error", { triesLeft: 1 })).toEqual(
      oneField("paymentPassword", "paymentPasswordWrongLeft", values),
    );
    expect(failureOf("payment.password.error")).toEqual(
      oneField("paymentPassword", "paymentPasswordWrong"),
    );
  });
});
