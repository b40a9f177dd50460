import { describe, expect, it } from "vitest";
import { rateSpan } from "./rate-span.ts";

describe("U30d the rates of an account in one word", () => {
  it.each([
    [[], null],
    [["0.8"], "0.8"],
    [["0.8", "0.8"], "0.8"],
    [["0.8", "0.05", "10"], "0.05–10"],
  ])("%j is %j", (rates, span) => {
    expect(rateSpan(rates.map((rate) => ({ rate })))).toBe(span);
  });
});
