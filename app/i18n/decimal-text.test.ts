import { expect, it } from "vitest";
import { decimalText } from "./decimal-text.ts";

it.each([
  ["en", "0.5", "0.5"],
  ["vi", "0.5", "0,5"],
  ["vi", "0.3–0.8", "0,3–0,8"],
  ["vi", "12.3456", "12,3456"],
  ["ko", "10", "10"],
])("U27d in %s %s is written %s", (language, decimal, text) => {
  expect(decimalText(decimal, language)).toBe(text);
});
