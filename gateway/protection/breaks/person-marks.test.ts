import { expect, it } from "vitest";
import { registerTablesInMemory } from "../../testing/protection.ts";
import { marksOf } from "./person-marks.ts";
import { PersonRegister } from "./person-register.ts";

it.each([
  [{ mobile: "+82 10-5555-0001" }, { mobile: "01055550001" }],
  [{ mobile: "０１０５５５５０００１" }, { mobile: "821055550001" }],
  [{ email: " Kim@Example.COM " }, { email: "kim@example.com" }],
  [{ cards: ["1234 5678-9012"] }, { cards: ["１２３４５６７８９０１２"] }],
  [
    { name: "Kim Min-su", birthday: "1990-01-31" },
    { name: "MIN SU  KIM", birthday: "1990/01/31" },
  ],
])("G17 %j and %j are one person", (one, other) => {
  expect(marksOf(one)).toEqual(marksOf(other));
  expect(marksOf(one)).toHaveLength(1);
});

it.each([
  { mobile: "****0001" },
  { email: "ki***@example.com" },
  { cards: ["**** 9012"] },
  { name: "Kim Min-su" },
  { name: "K** M*", birthday: "1990-01-31" },
  {},
])("G17 %j identifies nobody", (person) => {
  expect(marksOf(person)).toEqual([]);
});

it("G17 a value that two breaks share is free after both, and entries end with their break", () => {
  const register = new PersonRegister(registerTablesInMemory());
  register.set("one", ["mobile"], 100);
  register.set("two", ["mobile"], null);
  expect(register.has(["mobile"], 500)).toBe(true);
  register.set("two", ["mobile"], 600);
  expect(register.has(["other", "mobile"], 599)).toBe(true);
  expect(register.has(["mobile"], 600)).toBe(false);
});
