import { expect, it } from "vitest";
import { readWish } from "./wish.ts";

const balance = { amount: "100.00", currency: "USD" };
const wish = (query: string) => readWish(new URLSearchParams(query), balance, 2, "en");

it("U27e CA19 an amount that the wallet has is reviewed; to change it is the form again", () => {
  expect(wish("")).toBeNull();
  expect(wish("amount=5&edit=1")).toBeNull();
  expect(wish("amount=100")).toEqual(balance);
});

it.each([
  ["amount=", "required"],
  ["amount=0", "amount"],
  ["amount=-1", "amount"],
  ["amount=1.001", "amount"],
  ["amount=100.01", "balanceNotEnough"],
])("V60 U27e %s is refused under its field", (query, key) => {
  expect(wish(query)).toMatchObject({
    kind: "fields",
    fields: [{ field: "amount", messageKey: `validation.${key}` }],
  });
});
