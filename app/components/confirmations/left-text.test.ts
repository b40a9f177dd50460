import { describe, expect, it } from "vitest";
import { leftText } from "./left-text.ts";

describe("K31 the time left to dispute a withdrawal", () => {
  it.each([
    [899, "14:59"],
    [60, "01:00"],
    [5, "00:05"],
    [3600, "1:00:00"],
    [90_061, "25:01:01"],
  ])("%i seconds are %s", (seconds, text) => {
    expect(leftText(seconds)).toBe(text);
  });
});
