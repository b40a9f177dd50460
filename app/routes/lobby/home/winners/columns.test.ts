import { describe, expect, it } from "vitest";
import { oddAndEven } from "./columns.ts";

describe("oddAndEven", () => {
  it("U5 A36 deals the platform's order to two columns", () => {
    expect(oddAndEven([1, 2, 3, 4, 5])).toEqual({ odd: [1, 3, 5], even: [2, 4] });
    expect(oddAndEven([])).toEqual({ odd: [], even: [] });
  });
});
