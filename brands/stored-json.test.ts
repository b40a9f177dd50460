import { expect, it } from "vitest";
import { readStored, type StoredShape } from "./stored-json.ts";

const shape = { name: "string", at: "number", amount: "decimal" } as const;

it.each<[string, unknown, StoredShape, boolean]>([
  ["whole", '{"name":"a","at":1,"amount":"1.50","more":null}', shape, true],
  ["cut off", '{"name":"a","at":1,', shape, false],
  ["empty", "", shape, false],
  ["no text at all", null, shape, false],
  ["bytes in place of a text", new Uint8Array([1, 2]), shape, false],
  ["null", "null", shape, false],
  ["a list", "[]", shape, false],
  ["a number in place of an object", "5", shape, false],
  ["a missing field", '{"name":"a","amount":"1"}', shape, false],
  ["a field of another type", '{"name":1,"at":1,"amount":"1"}', shape, false],
  ["an amount that is none", '{"name":"a","at":1,"amount":"much"}', shape, false],
  ["an infinite number", '{"name":"a","at":null,"amount":"1"}', shape, false],
  ["a bare number", "5", "number", true],
  ["a text in place of a number", '"5"', "number", false],
  ["anything", "null", "any", true],
])("G7 %s is read or dropped once", (_what, text, expected, isRead) => {
  let dropped = 0;
  const value = readStored(text, expected, () => {
    dropped += 1;
  });
  expect(dropped).toBe(isRead ? 0 : 1);
  if (!isRead) expect(value).toBeNull();
});
