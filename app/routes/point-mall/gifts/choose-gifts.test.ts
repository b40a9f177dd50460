import { describe, expect, it } from "vitest";
import { choiceQuery, chooseGifts, giftChoice } from "./choose-gifts.ts";

const gifts = [
  { id: "mug", type: "GIFT", requiredPoints: 300, stock: 4 },
  { id: "five", type: "COUPON", requiredPoints: 100 },
  { id: "watch", type: "GIFT", requiredPoints: 50, stock: 0 },
  { id: "fifty", type: "COUPON", requiredPoints: 900, stock: null },
] as const;

const shown = (query: string, available: number | null = 300) =>
  chooseGifts(gifts, giftChoice(new URLSearchParams(query)), available).map(({ id }) => id);

describe("C53 which rewards are shown", () => {
  it("all in the platform's order, unless somebody chooses", () => {
    expect(shown("")).toEqual(["mug", "five", "watch", "fifty"]);
    expect(shown("type=NONSENSE&order=up&reach=yes")).toEqual(["mug", "five", "watch", "fifty"]);
  });

  it("of one kind, by points, and what can be had now", () => {
    expect(shown("type=COUPON")).toEqual(["five", "fifty"]);
    expect(shown("order=low")).toEqual(["watch", "five", "mug", "fifty"]);
    expect(shown("order=high")).toEqual(["fifty", "mug", "five", "watch"]);
    expect(shown("reach=1")).toEqual(["mug", "five"]);
    expect(shown("reach=1&type=GIFT", 299)).toEqual([]);
    expect(shown("reach=1", null), "nobody knows how many points there are").toEqual([
      "mug",
      "five",
      "fifty",
    ]);
  });

  it("the address says only what was chosen", () => {
    for (const query of ["", "?type=GIFT", "?type=LIFE&reach=1&order=high"]) {
      expect(choiceQuery(giftChoice(new URLSearchParams(query)))).toBe(query);
    }
  });
});
