import { expect, it } from "vitest";
import { percentText } from "./percent-text.ts";

it.each([
  ["en", "0.5", "0.5 %"],
  ["vi", "0.5", "0,5 %"],
  ["vi", "0.3–0.8", "0,3–0,8 %"],
  ["ko", "10", "10 %"],
])("U27d in %s %s is written %s", (language, percent, text) => {
  expect(percentText(percent, language)).toBe(text);
});
